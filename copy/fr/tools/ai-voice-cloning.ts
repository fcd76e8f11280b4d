import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Accorder une voix à votre texte',
    description: 'Lisez un texte avec la hauteur et le timbre d’un échantillon que vous avez le droit d’utiliser.',
  },
  h1: 'Votre texte, dans une voix accordée',
  lead: 'Lisez un texte avec la hauteur et le timbre d’un échantillon que vous avez le droit d’utiliser.',
  action: 'Accorder la voix',
  steps: [
    {
      title: 'Ajoutez un échantillon',
      body: 'Dix secondes de parole claire, la vôtre ou avec accord.',
    },
    {
      title: 'Écrivez le texte',
      body: 'Dans l’une des cinq langues.',
    },
    {
      title: 'Écoutez et téléchargez',
      body: 'En MP3.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Un nom honnête',
      body: 'Le moteur intégré accorde hauteur, étendue et timbre. Ce n’est pas une copie de la personne.',
    },
    {
      title: 'L’accord d’abord',
      body: 'Nous demandons de qui est la voix et gardons la réponse.',
    },
    {
      title: 'Marqué',
      body: 'Le fichier dit qu’il est synthétique.',
    },
  ],
  faqs: [
    {
      title: 'Est-ce du clonage vocal ?',
      body: 'Seulement si l’exploitant a relié un modèle qui le fait. La page nomme le moteur.',
    },
    {
      title: 'Puis-je utiliser n’importe quelle voix ?',
      body: 'Seulement la vôtre ou celle d’un adulte d’accord.',
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
  closing: 'Parlez sur un ton familier.',
};

export default copy;
