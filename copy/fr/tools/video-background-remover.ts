import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Supprimer le fond d’une vidéo',
    description: 'Détourez des personnes ou retirez une couleur, en MP4 sur un fond ou en WebM transparent.',
  },
  h1: 'Détourez une personne dans une vidéo',
  lead: 'Détourez des personnes ou retirez une couleur, en MP4 sur un fond ou en WebM transparent.',
  action: 'Détourer la vidéo',
  steps: [
    {
      title: 'Choisissez une séquence',
      body: 'Jusqu’à 60 secondes.',
    },
    {
      title: 'Automatique ou par couleur',
      body: 'Les personnes sont trouvées ; un fond vert est incrusté.',
    },
    {
      title: 'Choisissez le fichier',
      body: 'MP4 sur une couleur ou WebM avec alpha.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Contour calme',
      body: 'Lissé dans le temps.',
    },
    {
      title: 'Deux façons',
      body: 'Une personne ou une couleur.',
    },
    {
      title: 'Prêt au montage',
      body: 'Le WebM garde la transparence.',
    },
  ],
  faqs: [
    {
      title: 'Trouve-t-il les animaux ?',
      body: 'Le mode automatique est fait pour les personnes. Prenez la couleur pour le reste, devant un mur uni.',
    },
    {
      title: 'Où mon fichier est-il traité ?',
      body: 'Par le moteur nommé sur cette page. Le moteur intégré travaille sur la machine de l’exploitant et n’envoie rien ailleurs.',
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
  closing: 'Placez-vous devant n’importe quoi.',
};

export default copy;
