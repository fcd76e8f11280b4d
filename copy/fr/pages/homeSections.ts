import type { NamespaceHomeSectionsTranslation } from '../../generated/types.ts';

const homeSections = {
  toolsTitle: 'Choisissez un outil',
  toolsLead: 'Vous voyez le prix de chaque outil avant de commencer.',
  wall: { title: 'Fait ici, avec nos photos d’exemple', lead: 'Cliquez sur une image pour ouvrir l’outil avec la même photo.' },
  tiles: {
    face: {
      title: 'Face swap',
      body: 'Sur une photo, dans un GIF ou une vidéo, seul ou à plusieurs.',
    },
    motion: {
      title: 'Animer une photo',
      body: 'Ajoutez de la profondeur et un mouvement de caméra.',
    },
    sticker: {
      title: 'Créateur de stickers',
      body: 'À partir d’une photo ou d’une idée, avec un contour net.',
    },
    voice: {
      title: 'Synthèse vocale',
      body: 'Cinq langues, à la vitesse qui vous convient.',
    },
    cut: {
      title: 'Supprimer l’arrière-plan',
      body: 'Gardez le sujet, oubliez le reste.',
    },
    picture: {
      title: 'Texte en image',
      body: 'Décrivez une scène, choisissez un style.',
    },
    chat: {
      title: 'Assistant',
      body: 'Demandez comment ça marche.',
    },
    marks: {
      title: 'Supprimer un filigrane',
      body: 'Nettoyez vos propres photos.',
    },
  },
  effectsRow: {
    title: 'Une photo, mille idées',
    lead: 'Costumes, peintures et moments à deux.',
    all: 'Voir tous les effets',
  },
  band: {
    title: 'De nouveaux crédits gratuits chaque jour',
    body: 'Vous recevez {0|number} crédit{{s}} gratuit{{s}} par jour. Récupérez le bonus du jour, invitez des amis, ou prenez un abonnement si vous créez beaucoup.',
    earn: 'Gagner des crédits gratuits',
    plans: 'Voir les abonnements',
  },
  promiseTitle: 'Pas de surprise',
  promises: {
    before: {
      title: 'Le prix d’abord',
      body: 'Le coût exact est indiqué sur le bouton.',
    },
    held: {
      title: 'Rien à payer sans résultat',
      body: 'Les crédits sont mis de côté au lancement et dépensés une fois le fichier enregistré.',
    },
    back: {
      title: 'Crédits rendus en cas d’échec',
      body: 'Si la création échoue ou si vous l’annulez, vous récupérez tous vos crédits.',
    },
  },
  faqTitle: 'Questions fréquentes',
  faqs: {
    free: {
      title: 'Iridia est-il gratuit ?',
      body: 'Chaque visiteur reçoit des crédits gratuits tous les jours, sans compte et sans carte bancaire. Pour aller plus loin, il y a des packs et des abonnements.',
    },
    account: {
      title: 'Pourquoi créer un compte ?',
      body: 'Vous retrouvez vos créations sur tous vos appareils, récupérez le bonus du jour et gagnez des crédits en invitant des amis.',
    },
    ai: {
      title: 'Tout est-il créé par une IA ?',
      body: 'Non, et nous le précisons toujours. Des réseaux de neurones trouvent les visages et les contours. Ce qui est assemblé selon des règles porte la mention « Composé, non généré », et si un modèle d’IA a créé le résultat, son nom est indiqué.',
    },
  },
} satisfies NamespaceHomeSectionsTranslation;

export default homeSections;
