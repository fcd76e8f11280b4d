import type { NamespaceReportResultTranslation } from '../../generated/types.ts';

const reportResult = {
  title: 'Signaler un résultat',
  description: 'Signalez une image, un clip ou une voix faits ici. Sans compte ; vous recevez un numéro et une réponse sous 48 heures.',
  lead: 'On vous montre sans votre accord, ou quelque chose ne va pas ? Dites-le-nous. Une personne lit chaque signalement.',
  url: 'Où est-ce ? Une adresse',
  reason: 'Quel est le problème ?',
  reasons: {
    me: 'C’est moi, et je n’ai pas donné mon accord',
    minor: 'Une personne mineure est montrée',
    sexual: 'Contenu sexuel',
    deception: 'Cela trompe le public',
    copyright: 'Cela utilise mon œuvre',
    other: 'Autre chose',
  },
  message: 'Que devons-nous savoir ? (facultatif)',
  email: 'Votre e-mail, pour recevoir le numéro (facultatif)',
  send: 'Envoyer le signalement',
  errors: {
    required: 'C’est nécessaire.',
    tooLong: 'C’est trop long : {0|number} caractères au plus.',
    email: 'Ce n’est pas une adresse e-mail.',
    other: 'Quelque chose ne va pas ici.',
  },
  sent: {
    title: 'Votre signalement est arrivé',
    body: 'Gardez ce numéro : il montre l’issue, ici et sans compte.',
    due: 'Nous répondons d’ici le {0}.',
    another: 'Signaler autre chose',
  },
  lookup: {
    title: 'Quelle en est l’issue ?',
    number: 'Numéro du signalement',
    show: 'Voir l’issue',
  },
  statuses: {
    open: 'À l’étude',
    removed: 'Retiré',
    kept: 'Conservé',
  },
  reported: 'Signalé le',
  due: 'Réponse d’ici',
  closed: 'Répondu le',
} satisfies NamespaceReportResultTranslation;

export default reportResult;
