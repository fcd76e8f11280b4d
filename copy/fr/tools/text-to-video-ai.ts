import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Créer une vidéo à partir de mots',
    description: 'Écrivez une scène et obtenez une courte séquence : lieu, météo, lumière et caméra en mouvement.',
  },
  h1: 'Des mots à une scène qui bouge',
  lead: 'Écrivez une scène et obtenez une courte séquence : lieu, météo, lumière et caméra en mouvement.',
  action: 'Créer la vidéo',
  steps: [
    {
      title: 'Décrivez la scène',
      body: 'Qui, où, quand : « un renard dans la neige la nuit ».',
    },
    {
      title: 'Choisissez format et durée',
      body: 'De 3 à 10 secondes.',
    },
    {
      title: 'Regardez et téléchargez',
      body: 'Un MP4 utilisable partout.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Cinq langues',
      body: 'Écrivez dans la vôtre, la scène est la même.',
    },
    {
      title: 'Reproductible',
      body: 'La graine redonne la même séquence.',
    },
    {
      title: 'Dit ce qu’il a compris',
      body: 'Vous voyez quels mots sont entrés dans la scène.',
    },
  ],
  faqs: [
    {
      title: 'Est-ce un modèle d’IA ?',
      body: 'Si l’exploitant en a relié un, oui, et la page le nomme. Sinon le moteur d’esquisse compose la scène par des règles, et le résultat le dit.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
    {
      title: 'Combien de temps est-ce conservé ?',
      body: 'Dans Mes créations, jusqu’à ce que vous le supprimiez. La suppression efface le fichier pour de bon.',
    },
  ],
  closing: 'Écrivez une ligne et regardez-la bouger.',
};

export default copy;
