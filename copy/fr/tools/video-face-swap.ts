import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Échange de visage dans une vidéo',
    description: 'Placez un visage dans une séquence d’une minute au plus, avec son et lumière.',
  },
  h1: 'Échangez un visage dans une vidéo',
  lead: 'Placez un visage dans une séquence d’une minute au plus, avec son et lumière.',
  action: 'Échanger dans la vidéo',
  steps: [
    {
      title: 'Choisissez une séquence',
      body: 'Jusqu’à 60 secondes et 200 Mo.',
    },
    {
      title: 'Ajoutez un visage',
      body: 'Une image nette suffit.',
    },
    {
      title: 'Partez si vous voulez',
      body: 'La tâche continue et vous attend dans Mes créations.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Le son reste',
      body: 'La piste d’origine est conservée.',
    },
    {
      title: 'Peau stable',
      body: 'Lumière et couleur sont lissées dans le temps.',
    },
    {
      title: 'Progression sincère',
      body: 'Des images terminées, pas une estimation.',
    },
  ],
  faqs: [
    {
      title: 'Combien de temps faut-il ?',
      body: 'À peu près ce qu’indique la page, mesuré sur les tâches récentes.',
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
  closing: 'Vingt crédits, rendus en cas d’échec.',
};

export default copy;
