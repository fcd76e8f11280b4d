import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Animer une photo',
  card: 'Donnez de la profondeur et du mouvement à une photo.',
  search: {
    title: 'Animer une photo en ligne, en vidéo MP4',
    description:
      'Animez une photo : la caméra avance, tourne ou flotte, le sujet se détache du fond. De 3 à 10 secondes, en MP4 prêt à publier.',
  },
  h1: 'Animer une photo',
  lead: 'Donnez de la profondeur à une photo et faites bouger la caméra.',
  action: 'Animer la photo',
  steps: [
    { title: 'Ajoutez une photo', body: 'Un sujet net, bien détaché du fond, convient le mieux.' },
    { title: 'Choisissez le mouvement', body: 'Travelling avant ou latéral, orbite ou flottement, de 3 à 10 secondes.' },
    { title: 'Téléchargez le MP4', body: 'Pour vos stories, vos diaporamas, vos publications.' },
  ],
  about: [
    {
      title: 'D’où vient la profondeur',
      body: 'Le sujet est détouré et le vide derrière lui est comblé avec l’image qui l’entoure. Puis les deux plans avancent à des vitesses différentes, comme un paysage vu du train. Chaque pixel vient de votre photo.',
    },
    {
      title: 'Quatre mouvements',
      body: 'Le travelling avant s’approche du sujet, l’orbite tourne autour, le travelling latéral passe à côté, le flottement se balance doucement. Écrivez « neige » ou « étincelles » et des particules traversent la scène.',
    },
    {
      title: 'Quelles photos ?',
      body: 'Portraits, produits et animaux devant un fond éloigné donnent le plus de relief. Un document ou un motif plat n’a ni avant ni arrière : seule la caméra bouge. Une rue ou une façade sans sujet net pivote d’un bloc, et ses lignes restent droites.',
    },
    {
      title: 'Petits gestes, grand effet',
      body: 'Cinq secondes d’avancée lente font cinéma, dix secondes d’orbite devant un mur font manège. Si le bord du sujet se voit, prenez plus court ou plus doux. Un autre numéro de variante change les particules, pas la caméra.',
    },
  ],
  reasons: [
    { title: 'Rien d’inventé', body: 'Visages et logos restent tels que photographiés.' },
    { title: 'Votre rythme', body: 'De 3 à 10 secondes, à la seconde près.' },
    { title: 'La forme de la photo', body: 'La vidéo garde ses proportions.' },
  ],
  faqs: [
    {
      title: 'Peut-on faire sourire ou parler quelqu’un ?',
      body: 'Pas avec la méthode intégrée : elle déplace la caméra, pas le visage. Un modèle d’IA connecté en est peut-être capable ; le formulaire le nomme.',
    },
    { title: 'Quelle définition a la vidéo ?', body: 'Jusqu’à 1 280 pixels de long, de quoi rester nette sur un téléphone.' },
    { title: 'Peut-on ajouter une musique ?', body: 'Pas ici. Ajoutez-la dans l’application où vous publiez.' },
    {
      title: 'Et les vieilles photos en noir et blanc ?',
      body: 'Elles conviennent aussi. Si le tirage est rayé, nettoyez-le d’abord avec « Supprimer un filigrane ».',
    },
  ],
  closing: 'Donnez vie à une image fixe.',
};

export default copy;
