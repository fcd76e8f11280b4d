import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Discuter et trouver de l’aide',
    description: 'Demandez comment les choses marchent ici, quel outil convient ou ce que cela coûte.',
  },
  h1: 'Posez vos questions sur la création',
  lead: 'Demandez comment les choses marchent ici, quel outil convient ou ce que cela coûte.',
  action: 'Envoyer',
  steps: [
    {
      title: 'Demandez',
      body: 'Avec vos mots, dans votre langue.',
    },
    {
      title: 'Lisez au fil de l’eau',
      body: 'La réponse arrive à mesure qu’elle s’écrit.',
    },
    {
      title: 'Continuez',
      body: 'Des liens mènent au bon outil.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Connaît le produit',
      body: 'Ses réponses viennent de nos pages.',
    },
    {
      title: 'Dit ce qu’il est',
      body: 'Un assistant d’aide, sauf si un modèle de langue est relié.',
    },
    {
      title: 'Gratuit sans modèle',
      body: 'La réponse d’un modèle coûte un crédit.',
    },
  ],
  faqs: [
    {
      title: 'Ma discussion est-elle gardée ?',
      body: 'Seulement dans cet onglet.',
    },
    {
      title: 'Puis-je arrêter une réponse ?',
      body: 'Oui, à tout moment.',
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
  closing: 'Le plus court chemin vers une réponse.',
};

export default copy;
