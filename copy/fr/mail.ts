import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: 'L’équipe {product}',
  registerCode: {
    subject: '{code} est votre code {product}',
    paragraphs: [
      'Saisissez ce code pour créer votre compte :',
      'Il est valable {minutes} minutes et ne sert qu’une fois. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
    ],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte {product}',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Elle en a déjà un : il vous suffit de vous connecter. Si vous avez oublié votre mot de passe, cliquez sur « Mot de passe oublié ? ».',
      'Le code correspondant à cette demande est {code}. Vous n’en avez pas besoin pour vous connecter. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
    ],
  },
  verifyCode: {
    subject: '{code} est votre code {product}',
    paragraphs: [
      'Saisissez ce code pour confirmer que c’est bien vous :',
      'Il est valable {minutes} minutes et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez cet e-mail : sans ce code, rien ne change.',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {product} a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié et tous vos appareils ont été déconnectés.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? » et définissez-en un nouveau.',
    ],
  },
  passwordReplaced: {
    subject: 'Votre mot de passe {product} a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié dans les paramètres, et tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? » et définissez-en un nouveau.',
    ],
  },
  keyMade: {
    subject: 'Une clé a été créée pour votre compte {product}',
    paragraphs: [
      'Une clé nommée « {name} » vient d’être créée. Tout programme qui la possède peut utiliser votre compte et vos crédits. Vous la retrouverez dans vos paramètres, où vous pouvez aussi la révoquer.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? » et définissez un nouveau mot de passe : toutes vos clés cesseront alors de fonctionner.',
    ],
  },
  factorOn: {
    subject: 'La validation en deux étapes est activée pour votre compte {product}',
    paragraphs: [
      'La validation en deux étapes vient d’être activée pour votre compte. Désormais, un code de votre application d’authentification est aussi demandé à la connexion.',
      'Gardez vos codes de secours à portée de main : chacun vous permet de vous connecter une fois si vous perdez votre téléphone.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? », définissez un nouveau mot de passe et écrivez-nous depuis la page de contact.',
    ],
  },
  factorOff: {
    subject: 'La validation en deux étapes est désactivée pour votre compte {product}',
    paragraphs: [
      'L’application d’authentification vient d’être retirée de votre compte. Sauf si vous utilisez une clé d’accès, le mot de passe ou Google suffit de nouveau pour se connecter.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? », définissez un nouveau mot de passe et écrivez-nous depuis la page de contact.',
    ],
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte {product}',
    paragraphs: [
      'Une clé d’accès nommée « {name} » vient d’être ajoutée à votre compte. Elle permet de se connecter sans mot de passe.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? », définissez un nouveau mot de passe et écrivez-nous depuis la page de contact.',
    ],
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été retirée de votre compte {product}',
    paragraphs: [
      'La clé d’accès « {name} » vient d’être retirée de votre compte. Elle ne permet plus de se connecter.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? », définissez un nouveau mot de passe et écrivez-nous depuis la page de contact.',
    ],
  },
  recoveryUsed: {
    subject: 'Un code de secours de votre compte {product} a été utilisé',
    paragraphs: [
      'L’un de vos codes de secours vient d’être utilisé, sans doute par vous. Codes restants : {left}.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? », définissez un nouveau mot de passe et écrivez-nous depuis la page de contact.',
    ],
  },
  recoveryRenewed: {
    subject: 'Nouveaux codes de secours pour votre compte {product}',
    paragraphs: [
      'De nouveaux codes de secours viennent d’être créés, sans doute par vous. Les précédents ne fonctionnent plus.',
      'Si ce n’était pas vous, cliquez tout de suite sur « Mot de passe oublié ? », définissez un nouveau mot de passe et écrivez-nous depuis la page de contact.',
    ],
  },
  googleJoined: {
    subject: 'Vous pouvez désormais vous connecter à {product} avec Google',
    paragraphs: [
      'Quelqu’un, sans doute vous, s’est connecté avec Google. Le compte Google associé à cette adresse est maintenant relié à votre compte.',
      'Si ce n’était pas vous, sécurisez votre compte Google et écrivez-nous depuis la page de contact.',
    ],
  },
  openidJoined: {
    subject: 'Vous pouvez désormais vous connecter à {product} avec {provider}',
    paragraphs: [
      'Quelqu’un, sans doute vous, s’est connecté avec {provider}. Le compte associé à cette adresse y est maintenant relié au vôtre.',
      'Si ce n’était pas vous, sécurisez votre compte chez {provider} et écrivez-nous depuis la page de contact.',
    ],
  },
  accountDeleted: {
    subject: 'Votre compte {product} a été supprimé',
    paragraphs: ['Votre compte et tout ce que vous avez créé ont été supprimés.', 'Merci pour le temps passé avec nous.'],
  },
  receipt: {
    subject: 'Votre reçu {product}',
    paragraphs: ['Merci. Nous avons bien reçu votre paiement.', '{what} : {amount}', 'Date : {date}', 'Numéro de paiement : {txn}'],
  },
  paymentReturned: {
    subject: 'Votre paiement {product} a été remboursé',
    paragraphs: [
      '{what} : {amount}, payé le {date}. Cet achat n’a pas pu aboutir : vous l’aviez déjà fait, ou l’offre n’est plus valable pour vous. Nous vous avons remboursé la totalité.',
      'Le remboursement peut mettre quelques jours à apparaître sur votre relevé.',
      'Numéro de paiement : {txn}',
    ],
  },
  renewal: {
    subject: 'Votre abonnement {product} se renouvelle le {date}',
    paragraphs: [
      'Votre abonnement {what} se renouvelle le {date} au prix de {amount}.',
      'Vous souhaitez le modifier ou le résilier avant cette date ? Deux clics suffisent dans vos paramètres.',
    ],
  },
  subscriptionEnds: {
    subject: 'Votre abonnement {product} prend fin le {date}',
    paragraphs: [
      'Vous avez résilié votre abonnement {what}. Vous pouvez en profiter jusqu’au {date}, et rien ne vous sera plus prélevé.',
      'Si vous changez d’avis d’ici là, un clic dans vos paramètres suffit pour le conserver.',
    ],
  },
  reportReceived: {
    subject: 'Nous avons reçu votre signalement {number}',
    paragraphs: ['Merci de nous avoir prévenus. Nous vous répondrons sous {hours} heures. Notre réponse sera consultable ici :', '{url}'],
  },
  reportRemoved: {
    subject: 'Votre signalement {number} : contenu supprimé',
    paragraphs: [
      'Nous avons examiné votre signalement et supprimé le contenu en question, ainsi que ses copies.',
      '{outcome}',
      'Vous pouvez relire notre réponse ici à tout moment :',
      '{url}',
    ],
  },
  reportKept: {
    subject: 'Votre signalement {number} : contenu conservé',
    paragraphs: [
      'Nous avons examiné votre signalement et décidé de ne pas supprimer le contenu en question.',
      '{outcome}',
      'Vous pouvez relire notre réponse ici à tout moment. Si la situation change, n’hésitez pas à nous le signaler de nouveau :',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: 'Nous avons supprimé l’une de vos créations sur {product}',
    paragraphs: [
      'À la suite d’un signalement, nous avons supprimé l’une de vos créations : {tool}, du {date}. Le fichier, son lien de partage et ses copies ont été effacés.',
      '{outcome}',
      'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous depuis la page de contact.',
    ],
  },
  uploadRemoved: {
    subject: 'Nous avons supprimé l’un de vos fichiers sur {product}',
    paragraphs: [
      'À la suite d’un signalement, nous avons supprimé un fichier que vous aviez ajouté le {date} : il montre le contenu signalé ou en est une copie. Les formulaires enregistrés qui l’utilisaient ont aussi été supprimés.',
      '{outcome}',
      'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous depuis la page de contact.',
    ],
  },
  accountClosed: {
    subject: 'Votre compte {product} a été fermé',
    paragraphs: [
      'Nos règles n’ont pas été respectées. Nous avons donc fermé votre compte et supprimé tout ce qui avait été créé avec lui. Plus rien ne vous sera prélevé.',
      '{outcome}',
      'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous depuis la page de contact.',
    ],
  },
  contactMessage: { subject: 'Message de {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
