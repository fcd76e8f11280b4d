import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Vidéo de câlin à partir de deux portraits',
    description: 'Réunissez deux personnes dans une scène chaleureuse, en une courte séquence.',
  },
  h1: 'Un câlin à toute distance',
  lead: 'Réunissez deux personnes dans une scène chaleureuse, en une courte séquence.',
  action: 'Créer le câlin',
  steps: [
    {
      title: 'Ajoutez une ou deux images',
      body: 'Une personne sur chacune.',
    },
    {
      title: 'Dites qu’elles sont d’accord',
      body: 'Nous le gardons comme reçu.',
    },
    {
      title: 'Téléchargez le MP4',
      body: 'Et envoyez-le.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Deux personnes, une scène',
      body: 'Détourées et réunies.',
    },
    {
      title: 'Lumière chaude',
      body: 'Celle de la scène, pour les deux.',
    },
    {
      title: 'Étiquette honnête',
      body: 'Elle dit que c’est composé.',
    },
  ],
  faqs: [
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
    {
      title: 'Combien de temps est-ce conservé ?',
      body: 'Dans Mes créations, jusqu’à ce que vous le supprimiez. La suppression efface le fichier pour de bon.',
    },
  ],
  closing: 'Pour celles et ceux qui sont loin.',
};

export default copy;
