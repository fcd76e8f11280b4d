import type { NamespaceReportResultTranslation } from '../../generated/types.ts';

const reportResult = {
  title: 'Signaler un contenu',
  description: 'Signalez une image, une vidéo ou une voix créée ici. Aucun compte n’est nécessaire, et vous recevez un numéro de suivi.',
  lead: 'Un contenu vous montre sans votre accord, ou enfreint une règle ? Dites-le-nous. Une personne lit chaque signalement.',
  url: 'Lien vers le contenu',
  reason: 'Quel est le problème ?',
  reasons: {
    me: 'On m’y voit, et je n’ai pas donné mon accord',
    minor: 'On y voit un mineur',
    sexual: 'Contenu sexuel',
    deception: 'C’est fait pour tromper',
    copyright: 'Mon œuvre y est utilisée',
    other: 'Autre chose',
  },
  message: 'Autre chose à savoir ? (facultatif)',
  email: 'Votre e-mail, pour recevoir le numéro (facultatif)',
  send: 'Envoyer le signalement',
  errors: {
    required: 'Veuillez remplir ce champ.',
    tooLong: 'Limitez-vous à {0|number} caractère{{s}}.',
    email: 'Saisissez une adresse e-mail valide.',
    other: 'Vérifiez ce champ.',
  },
  sent: {
    title: 'Signalement reçu',
    body: 'Conservez ce numéro : il permet de suivre votre signalement, même sans compte.',
    due: 'Nous répondrons avant le {0}.',
    another: 'Signaler autre chose',
  },
  lookup: {
    title: 'Suivre un signalement',
    number: 'Numéro du signalement',
    show: 'Voir la réponse',
  },
  statuses: {
    open: 'En cours d’examen',
    removed: 'Supprimé',
    kept: 'Conservé',
  },
  reported: 'Signalé le',
  due: 'Réponse prévue avant le',
  closed: 'Réponse donnée le',
} satisfies NamespaceReportResultTranslation;

export default reportResult;
