import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  title: 'Créez images, stickers, vidéos et sons',
  description: 'Écrivez quelques mots ou déposez une photo. Des crédits gratuits chaque jour, sans carte bancaire.',
  headline: 'Que créez-vous',
  headlineEnd: 'aujourd’hui ?',
  lead: 'Écrivez quelques mots ou déposez une photo. Vous voyez le prix avant de presser, et il revient en cas d’échec.',
  composer: {
    label: 'Que doit montrer le sticker ?',
    placeholder: 'un renard heureux avec des lunettes de soleil dans l’espace',
    go: 'Créer le sticker',
    photo: 'Partir d’une photo',
  },
  note: 'Sans carte bancaire · {0|number} crédits gratuits chaque jour',
  toolsTitle: 'Commencez par un outil',
  toolsLead: 'Chacun dit ce qu’il fait, ce qu’il coûte et quel moteur travaille.',
  stickerTile: {
    title: 'Créateur de stickers',
    body: 'Une photo, quelques mots, ou les deux : un sticker découpé sur fond transparent.',
  },
  creationsTile: {
    title: 'Mes créations',
    body: 'Tout ce que vous avez créé, avec son fichier, jusqu’à ce que vous le supprimiez.',
  },
  promiseTitle: 'Honnête avec vos crédits',
  promises: {
    before: {
      title: 'Connu d’avance',
      body: 'Le prix exact est sur le bouton.',
    },
    held: {
      title: 'Réservé, pas dépensé',
      body: 'Les crédits ne partent vraiment que lorsque le fichier est enregistré.',
    },
    back: {
      title: 'Rendu en cas d’échec',
      body: 'Une tâche échouée ou annulée rend exactement ce qu’elle avait réservé.',
    },
  },
  faqTitle: 'Bon à savoir',
  faqs: {
    free: {
      title: 'Est-ce gratuit ?',
      body: 'Chaque visiteur reçoit des crédits chaque jour, sans compte et sans carte.',
    },
    account: {
      title: 'Pourquoi ouvrir un compte ?',
      body: 'Pour retrouver vos créations sur tous vos appareils et gagner plus de crédits.',
    },
    ai: {
      title: 'Tout est-il fait par IA ?',
      body: 'Non, et nous le disons : chaque résultat nomme son moteur. Ce qui est composé par des règles est marqué « Moteur d’esquisse ».',
    },
  },
} satisfies NamespaceHomeTranslation;

export default home;
