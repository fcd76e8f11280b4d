import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: 'L’équipe {product}',
  registerCode: {
    subject: '{code} est votre code {product}',
    paragraphs: [
      'Saisissez ce code pour créer votre compte :',
      'Il ne sert qu’une fois, pendant 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
    ],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte {product}',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un : connectez-vous, tout simplement. En cas d’oubli du mot de passe, choisissez « Mot de passe oublié ».',
      'Le code demandé est {code}. Il n’est pas nécessaire pour vous connecter. Si ce n’était pas vous, ignorez cet e-mail.',
    ],
  },
  verifyCode: {
    subject: '{code} est votre code {product}',
    paragraphs: [
      'Saisissez ce code pour confirmer que c’est bien vous :',
      'Il ne sert qu’une fois, pendant 10 minutes. Si vous ne l’avez pas demandé, quelqu’un connaît peut-être votre mot de passe : changez-le.',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {product} a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié et tous les appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez sans tarder « Mot de passe oublié ».',
    ],
  },
  passwordReplaced: {
    subject: 'Votre mot de passe {product} a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié dans les réglages, et tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez sans tarder « Mot de passe oublié ».',
    ],
  },
  googleJoined: {
    subject: 'Google ouvre désormais votre compte {product}',
    paragraphs: [
      'Quelqu’un, sans doute vous, s’est connecté avec Google : le compte Google de cette adresse est maintenant relié à votre compte.',
      'Si ce n’était pas vous, écrivez-nous par la page de contact et sécurisez votre compte Google.',
    ],
  },
  accountDeleted: {
    subject: 'Votre compte {product} a été supprimé',
    paragraphs: ['Votre compte et tout ce que vous avez créé ont été supprimés.', 'Merci d’avoir été des nôtres.'],
  },
  receipt: {
    subject: 'Votre reçu {product}',
    paragraphs: ['Merci ! Nous avons bien reçu votre paiement.', '{what} : {amount}', 'Date : {date}', 'Numéro : {txn}'],
  },
  paymentReturned: {
    subject: '{product} vous a remboursé un paiement',
    paragraphs: [
      '{what} : {amount}, payé le {date}. Nous n’avons pas pu honorer cet achat : il avait déjà été fait, ou l’offre ne vous est plus ouverte. Le montant vous a été remboursé en entier.',
      'Il peut s’écouler quelques jours avant qu’il apparaisse sur votre compte.',
      'Numéro : {txn}',
    ],
  },
  renewal: {
    subject: 'Votre abonnement {product} sera renouvelé le {date}',
    paragraphs: [
      'Votre abonnement {what} sera renouvelé le {date} pour {amount}.',
      'D’ici là, vous pouvez le modifier ou le résilier dans vos paramètres, en deux clics.',
    ],
  },
  subscriptionEnds: {
    subject: 'Votre abonnement {product} prend fin le {date}',
    paragraphs: [
      'Vous avez résilié {what}. Il reste à vous jusqu’au {date} et plus rien ne sera débité.',
      'Vous pouvez revenir sur cette résiliation dans vos paramètres jusqu’à cette date.',
    ],
  },
  reportReceived: {
    subject: 'Nous avons reçu votre signalement {number}',
    paragraphs: ['Merci de nous avoir prévenus. Nous répondons sous 48 heures. Vous pourrez suivre la suite donnée ici :', '{url}'],
  },
  reportRemoved: {
    subject: 'Votre signalement {number} : contenu supprimé',
    paragraphs: [
      'Nous avons examiné votre signalement et supprimé le contenu signalé, ainsi que ses copies.',
      '{outcome}',
      'Vous pouvez relire notre réponse ici à tout moment :',
      '{url}',
    ],
  },
  reportKept: {
    subject: 'Votre signalement {number} : contenu conservé',
    paragraphs: [
      'Nous avons examiné votre signalement et décidé de ne pas supprimer le contenu signalé.',
      '{outcome}',
      'Vous pouvez relire notre réponse ici à tout moment, et faire un nouveau signalement si la situation change :',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: 'L’un de vos résultats a été supprimé de {product}',
    paragraphs: [
      'À la suite d’un signalement, nous avons supprimé l’un de vos résultats : {tool}, créé le {date}. Le fichier, son lien de partage et ses copies sont effacés.',
      '{outcome}',
      'Si vous pensez que c’est une erreur, écrivez-nous depuis la page de contact.',
    ],
  },
  uploadRemoved: {
    subject: 'L’un de vos fichiers a été supprimé de {product}',
    paragraphs: [
      'À la suite d’un signalement, nous avons supprimé un fichier que vous aviez importé le {date} : il montre le contenu signalé ou en est une copie. Les formulaires enregistrés qui l’utilisaient ont été effacés avec lui.',
      '{outcome}',
      'Si vous pensez que c’est une erreur, écrivez-nous depuis la page de contact.',
    ],
  },
  accountClosed: {
    subject: 'Votre compte {product} a été fermé',
    paragraphs: [
      'Nous avons fermé votre compte et effacé ce que vous y aviez créé, car nos règles n’ont pas été respectées. Plus rien ne vous sera facturé.',
      '{outcome}',
      'Si vous pensez que c’est une erreur, écrivez-nous depuis la page de contact.',
    ],
  },
  contactMessage: { subject: 'Message de {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
