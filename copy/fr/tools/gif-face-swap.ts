import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Échange de visage dans un GIF', description: 'Donnez un autre visage à un GIF animé. Il est suivi d’image en image.' },
  h1: 'Mettez un visage dans un GIF',
  lead: 'Donnez un autre visage à un GIF animé. Il est suivi d’image en image.',
  action: 'Échanger dans le GIF',
  steps: [
    {
      title: 'Choisissez un GIF',
      body: 'Jusqu’à 20 Mo.',
    },
    {
      title: 'Ajoutez un visage',
      body: 'De face et bien éclairé.',
    },
    {
      title: 'Téléchargez le GIF',
      body: 'Même taille, même vitesse, même boucle.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Stable',
      body: 'Le visage est suivi et lissé pour ne pas trembler.',
    },
    {
      title: 'Même rythme',
      body: 'Chaque image garde sa durée.',
    },
    {
      title: 'Fichiers légers',
      body: 'Les couleurs sont choisies pour toute la boucle.',
    },
  ],
  faqs: [
    {
      title: 'Quelle longueur pour le GIF ?',
      body: 'Celle que vous voulez, sous 20 Mo. Les plus longs demandent plus de temps ; l’attente est indiquée.',
    },
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
  ],
  closing: 'Cinq crédits pour une boucle qui fait rire.',
};

export default copy;
