import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Échanger plusieurs visages dans une vidéo',
    description: 'Chaque personne de la séquence peut devenir quelqu’un d’autre, suivie séparément.',
  },
  h1: 'Plusieurs visages, une vidéo',
  lead: 'Chaque personne de la séquence peut devenir quelqu’un d’autre, suivie séparément.',
  action: 'Tout échanger dans la vidéo',
  steps: [
    {
      title: 'Choisissez une séquence',
      body: 'Les visages sont trouvés et numérotés.',
    },
    {
      title: 'Dites qui devient qui',
      body: 'Laissez une case vide et ce visage reste.',
    },
    {
      title: 'Téléchargez le MP4',
      body: 'Avec le son d’origine.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Suivis un par un',
      body: 'Chaque visage a sa propre trajectoire.',
    },
    {
      title: 'En arrière-plan',
      body: 'Fermez la page et revenez.',
    },
    {
      title: 'Marqué',
      body: 'Le fichier dit qu’il est synthétique.',
    },
  ],
  faqs: [
    {
      title: 'Combien de visages ?',
      body: 'Autant qu’il en est trouvé ; ceux de moins de 21 pixels ne sont pas touchés.',
    },
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
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
  closing: 'Distribuez les rôles de votre film.',
};

export default copy;
