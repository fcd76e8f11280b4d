import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Échanger plusieurs visages sur une photo',
    description: 'Trouvez chaque visage d’une photo de groupe, numérotez-le et décidez qui devient qui.',
  },
  h1: 'Échangez tous les visages d’un groupe',
  lead: 'Trouvez chaque visage d’une photo de groupe, numérotez-le et décidez qui devient qui.',
  action: 'Échanger les visages',
  steps: [
    {
      title: 'Choisissez une photo de groupe',
      body: 'Les visages sont trouvés et numérotés.',
    },
    {
      title: 'Associez-les',
      body: 'Glissez un visage sur un numéro, pressez les deux, ou utilisez le clavier. Les cases vides ne changent pas.',
    },
    {
      title: 'Comparez et téléchargez',
      body: 'Tous les visages changent en une fois.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Vous décidez qui est qui',
      body: 'Les numéros sur l’image, les cases à côté.',
    },
    {
      title: 'Un seul prix',
      body: 'Un crédit pour l’image, quel que soit le nombre de visages.',
    },
    {
      title: 'Rien ne se perd',
      body: 'Les associations restent après un rechargement.',
    },
  ],
  faqs: [
    {
      title: 'Et si un visage n’est pas trouvé ?',
      body: 'Tracez un rectangle autour, il rejoint la liste.',
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
  closing: 'Toute la famille entre en scène.',
};

export default copy;
