import type { NamespaceHomeTranslation } from '../../generated/types.ts';

const home = {
  title: 'Créez images, stickers, vidéos et sons',
  description: 'Écrivez quelques mots ou déposez une photo. Des crédits gratuits chaque jour, sans carte bancaire.',
  headline: 'Que créez-vous',
  headlineEnd: 'aujourd’hui ?',
  lead: 'Écrivez quelques mots ou déposez une photo. Vous voyez le prix avant de presser, et il revient en cas d’échec.',
  composer: {
    label: 'Que voulez-vous créer ?',
    placeholder: 'un renard heureux avec des lunettes de soleil dans l’espace',
    modes: 'Type de résultat',
    sticker: 'Sticker',
    image: 'Image',
    video: 'Vidéo',
    voice: 'Voix',
    face: 'Échange de visages',
    go: 'Créer',
    photo: 'Partir d’une photo',
  },
  note: 'Sans carte bancaire · {0|number} crédits gratuits chaque jour',
  toolsTitle: 'Commencez par un outil',
  toolsLead: 'Chacun dit ce qu’il fait, ce qu’il coûte et quel moteur travaille.',
  tiles: {
    face: {
      title: 'Échange de visages',
      body: 'Une image, un GIF ou un film, un visage ou plusieurs.',
    },
    motion: {
      title: 'Image en vidéo',
      body: 'Une image fixe se met à bouger.',
    },
    sticker: {
      title: 'Créateur de stickers',
      body: 'À partir d’une photo ou d’une idée.',
    },
    voice: {
      title: 'Texte en voix',
      body: 'Cinq langues, à votre rythme.',
    },
    cut: {
      title: 'Suppression de fond',
      body: 'Seul le sujet reste.',
    },
    picture: {
      title: 'Texte en image',
      body: 'Lieux, heures, figures, styles.',
    },
    chat: {
      title: 'Assistant',
      body: 'Demandez comment ça marche.',
    },
    marks: {
      title: 'Effaceur de marques',
      body: 'Nettoyez vos propres images.',
    },
  },
  effectsRow: {
    title: 'Une photo, un moment',
    lead: 'Des effets pour votre propre portrait.',
    all: 'Tous les effets',
  },
  band: {
    title: 'Des crédits qui reviennent chaque jour',
    body: 'Revenez chaque jour pour {0|number} crédits gratuits, pointez ou invitez un ami. Besoin de plus ? Choisissez un abonnement.',
    earn: 'Gagner des crédits',
    plans: 'Voir les abonnements',
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
