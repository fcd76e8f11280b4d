import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Texte en image',
  card: 'Décrivez une scène, obtenez l’image.',
  search: {
    title: 'Texte en image : une scène en quelques mots',
    description:
      'Décrivez une scène et obtenez une image au format et dans le style de votre choix. Avec le même numéro de variante, vous retrouvez la même image.',
  },
  h1: 'Du texte à l’image',
  lead: 'Décrivez une scène dans votre langue, avec un sujet, un lieu, une heure ou le temps qu’il fait, et obtenez l’image.',
  action: 'Créer l’image',
  steps: [
    { title: 'Décrivez l’image', body: 'D’abord le sujet, puis ce qu’il fait, où et quand.' },
    { title: 'Choisissez le format et le style', body: 'Carré, portrait ou paysage ; naturel, aquarelle, huile, pop art…' },
    { title: 'Gardez ce qui vous plaît', body: 'Téléchargez, ou gardez le numéro de variante et changez un seul mot.' },
  ],
  about: [
    {
      title: 'Bien décrire',
      body: 'Commencez par le sujet : « un renard roux ». Ajoutez ce qu’il fait et où : « un renard roux qui dort sous un arbre ». Puis la lumière et le temps : « au coucher du soleil, sous une neige légère ». Placez les nombres, les couleurs et les tailles à côté du nom : « trois petits bateaux jaunes ».',
    },
    {
      title: 'Qui dessine ?',
      body: 'Le formulaire indique ce qui crée l’image : un modèle d’IA s’il y en a un. Sinon, l’image est composée de dessins qui correspondent à vos mots, et le ciel, le sol, la météo et la lumière s’ajoutent selon des règles. C’est rapide, et vous voyez toujours ce qui a été reconnu et remplacé. C’est une illustration, pas une photo.',
    },
    {
      title: 'Un numéro, une image',
      body: 'Chaque image porte un numéro de variante. Même description et même numéro : même image. Un autre numéro : une autre composition. Gardez-le quand la composition vous plaît et que seule une couleur doit changer.',
    },
  ],
  reasons: [
    { title: 'Cinq langues', body: 'Français, anglais, espagnol, russe ou chinois : les mêmes mots donnent la même scène.' },
    { title: 'Vous savez ce qui a été compris', body: 'Sous l’image, vous voyez les mots utilisés et ceux qui ne l’ont pas été.' },
    { title: 'Neuf styles', body: 'Du naturel au pixel art, sur la scène terminée.' },
  ],
  faqs: [
    { title: 'Quelle longueur pour la description ?', body: 'Jusqu’à 1 000 caractères. Deux phrases suffisent en général.' },
    {
      title: 'Peut-on écrire un texte dans l’image ?',
      body: 'Une image composée peut porter un mot court sur un panneau ou une banderole, par exemple « un panneau où il est écrit OUVERT ». Pour les modèles d’IA, cela varie.',
    },
    {
      title: 'Quelle taille a l’image ?',
      body: 'Elle dépend du format choisi. Vous pouvez ensuite l’agrandir deux ou quatre fois avec « Améliorer une photo ».',
    },
    {
      title: 'Puis-je utiliser les images à titre commercial ?',
      body: 'Oui, dans les limites de la loi de votre pays. Elles sont signalées comme synthétiques dans les données du fichier.',
    },
  ],
  closing: 'Décrivez, regardez, changez un mot.',
};

export default copy;
