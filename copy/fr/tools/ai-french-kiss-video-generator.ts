import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Vidéo de baiser à partir de deux portraits',
    description: 'Deux adultes d’accord, une scène romantique, des cœurs. 20 crédits.',
  },
  h1: 'Un baiser en quelques secondes',
  lead: 'Deux adultes d’accord, une scène romantique, des cœurs. 20 crédits.',
  action: 'Créer le baiser',
  steps: [
    {
      title: 'Ajoutez un ou deux portraits',
      body: 'Adultes uniquement, avec leur accord.',
    },
    {
      title: 'Confirmez',
      body: 'Qui ils sont et qu’ils sont d’accord.',
    },
    {
      title: 'Téléchargez le MP4',
      body: 'Il est marqué comme synthétique.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Avec goût',
      body: 'Une scène, une distance qui se réduit, des cœurs dessinés.',
    },
    {
      title: 'L’accord d’abord',
      body: 'Aucune tâche sans lui.',
    },
    {
      title: 'Rendus en cas d’échec',
      body: 'Les 20 crédits.',
    },
  ],
  faqs: [
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
    },
    {
      title: 'Qui peut l’utiliser ?',
      body: 'Les adultes de 18 ans et plus, montrés avec leur accord.',
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
  closing: 'Pour deux personnes qui ont dit oui.',
};

export default copy;
