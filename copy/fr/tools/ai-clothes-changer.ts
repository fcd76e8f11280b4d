import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Essayer une autre couleur ou un autre motif',
    description: 'Donnez une autre couleur ou un autre motif à un vêtement ; plis et lumière restent.',
  },
  h1: 'Essayez d’abord',
  lead: 'Donnez une autre couleur ou un autre motif à un vêtement ; plis et lumière restent.',
  action: 'Changer le vêtement',
  steps: [
    {
      title: 'Ajoutez un portrait',
      body: 'Le vêtement est proposé ; corrigez-le au pinceau.',
    },
    {
      title: 'Choisissez le nouveau',
      body: 'L’image d’un tissu ou un mot.',
    },
    {
      title: 'Comparez et téléchargez',
      body: 'Seul le vêtement change.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Les plis restent',
      body: 'Lumière et ombre sont gardées.',
    },
    {
      title: 'Il habille seulement',
      body: 'Il n’enlève jamais un vêtement.',
    },
    {
      title: 'Votre image',
      body: 'Visage et mains ne sont pas touchés.',
    },
  ],
  faqs: [
    {
      title: 'Change-t-il la coupe ?',
      body: 'Le mode intégré change la couleur et le motif, pas la coupe.',
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
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
  ],
  closing: 'Voyez-le avant de l’acheter.',
};

export default copy;
