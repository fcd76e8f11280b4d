import type { NamespaceTermsOfServiceTranslation } from '../../generated/types.ts';

const termsOfService = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles entre vous et Iridia : crédits, abonnements, remboursements, ce qui est à vous et ce à quoi nous nous engageons.',
  intro:
    'Voici les règles d’utilisation d’Iridia, volontairement courtes. En utilisant le site, vous les acceptez. Si elles ne vous conviennent pas, merci de ne pas l’utiliser.',
  sections: [
    {
      title: 'Ce que nous proposons',
      body: 'Iridia crée des images, des vidéos, des GIF et de l’audio à partir de vos descriptions et de vos fichiers. Certains résultats viennent de modèles d’IA, d’autres de traitements classiques de l’image et du son. Ceux qui portent la mention « Composé, non généré » sont assemblés à partir de dessins, de photos et de règles, sans modèle d’IA. Chaque résultat indique comment il a été créé.',
    },
    {
      title: 'Qui peut utiliser le site',
      body: 'Vous devez avoir au moins {minimum} ans et l’âge requis dans votre pays pour accepter ces conditions. Si la loi l’exige, un parent ou un tuteur doit les accepter pour vous. Certains outils et effets (face swaps, voix imitées, vêtements, portraits de personnages, câlins et baisers) sont réservés aux personnes d’au moins {adult} ans : nous vous demandons de confirmer votre âge avant de les utiliser.',
    },
    {
      title: 'Votre compte',
      body: 'De nombreux outils s’utilisent sans compte. Si vous en créez un, indiquez votre propre adresse e-mail et gardez votre mot de passe pour vous. Si quelqu’un d’autre accède à votre compte, prévenez-nous aussitôt. Chaque personne a droit à un seul compte.',
    },
    {
      title: 'Crédits',
      body: 'Le bouton de chaque outil indique le nombre de crédits nécessaires. Ils sont mis de côté au lancement, dépensés quand le résultat est enregistré, et rendus en cas d’échec ou d’annulation. Les crédits gratuits du jour et le bonus du jour expirent à minuit. Les crédits d’un abonnement expirent un mois après leur attribution. Ceux des packs et des invitations n’expirent pas tant que votre compte existe. Les crédits ne sont pas de l’argent : ils ne peuvent être ni échangés contre de l’argent ni cédés.',
    },
    {
      title: 'Abonnements et packs',
      body: 'Un abonnement se renouvelle à la fin de chaque période jusqu’à sa résiliation. Vous pouvez le résilier en deux clics dans vos paramètres et en profiter jusqu’à la fin de la période payée. Nous vous envoyons un rappel par e-mail une semaine avant chaque renouvellement. Un changement de prix ne s’applique qu’à partir du renouvellement suivant, et nous vous en informons au moins 30 jours avant. Un pack s’achète une seule fois et ne se renouvelle pas.',
    },
    {
      title: 'Droit de rétractation',
      body: 'Si vous résidez dans l’Union européenne, au Royaume-Uni ou dans un pays qui prévoit ce droit, vous pouvez vous rétracter dans les 14 jours, sans donner de motif. Un message depuis la page de contact suffit. Les crédits sont disponibles dès le paiement : si vous en avez déjà utilisé, nous conservons la part correspondante et remboursons le reste.',
    },
    {
      title: 'Remboursements',
      body: 'Si vous avez été débité par erreur ou si quelque chose n’a pas fonctionné, écrivez-nous depuis la page de contact. Nous répondons sous 7 jours et remboursons sous 14 jours, par le même moyen de paiement. Les crédits non utilisés de ce paiement sont alors repris. Vos droits de consommateur restent inchangés.',
    },
    {
      title: 'Ce qui est à vous',
      body: 'Vos fichiers restent à vous. Dans la mesure où la loi le permet, ce que vous créez l’est aussi, y compris pour un usage commercial. Vous nous autorisez seulement à créer vos résultats, à les conserver et à vous les montrer. Nous ne nous en servons pas pour entraîner des modèles d’IA.',
    },
    {
      title: 'Liens de partage',
      body: 'Si vous partagez un résultat, toute personne qui a le lien peut voir ce résultat et le télécharger, et vous nous autorisez à le lui montrer. Vous pouvez supprimer ce lien à tout moment. Nous cessons alors d’afficher le résultat, mais nous ne pouvons pas récupérer les copies déjà enregistrées par d’autres.',
    },
    {
      title: 'Ce qui est interdit',
      body: 'Il est interdit d’utiliser des contenus sans en avoir le droit, de montrer une personne sans son accord et d’enfreindre les règles de contenu. Il est interdit de retirer, pour tromper, les mentions indiquant qu’un résultat a été généré. Il est interdit d’attaquer ou de surcharger le site et d’ouvrir plusieurs comptes pour accumuler des crédits.',
    },
    {
      title: 'Si votre œuvre est utilisée sans autorisation',
      body: 'Si un résultat reprend votre œuvre sans votre autorisation, signalez-le en choisissant « Mon œuvre y est utilisée ». Indiquez l’œuvre concernée, l’endroit où elle se trouve et comment vous joindre. Nous répondons sous {hours} heures et retirons ce qui porte atteinte à vos droits. L’auteur du résultat peut s’y opposer. En cas de récidive, nous fermons le compte.',
    },
    {
      title: 'Nos engagements et leurs limites',
      body: 'Nous travaillons avec soin, et vos crédits vous sont rendus quand quelque chose échoue. Nous ne garantissons pas que le site soit toujours disponible, que deux résultats se ressemblent ni qu’un résultat convienne à un usage précis. Dans les limites permises par la loi, nous ne répondons pas des dommages indirects. Rien ici ne limite notre responsabilité en cas de faute intentionnelle, de faute lourde ou de dommage corporel.',
    },
    {
      title: 'Modification des conditions',
      body: 'Si nous modifions ces conditions sur un point important pour vous, nous vous en informons par e-mail ou sur le site au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez supprimer votre compte d’ici là, et nous remboursons la part non utilisée de vos paiements. La liste en bas de page indique ce qui a changé.',
    },
    {
      title: 'Fermeture du compte',
      body: 'Vous pouvez supprimer votre compte à tout moment dans les paramètres. Nous pouvons fermer un compte qui enfreint ces règles, et nous vous expliquons pourquoi par e-mail. Vos crédits, même achetés, et votre abonnement prennent alors fin. Si vous pensez que c’est une erreur, écrivez-nous. Vos droits de consommateur restent inchangés.',
    },
    {
      title: 'Droit applicable et litiges',
      body: 'Le droit applicable et les tribunaux compétents sont indiqués en haut de cette page. En tant que consommateur, vous conservez la protection de la loi de votre pays de résidence et pouvez y saisir les tribunaux. Écrivez-nous d’abord : la plupart des problèmes se règlent ainsi.',
    },
  ],
  changes: [
    'Ajouts : responsable du site, âge minimum, expiration des crédits, changements de prix, rétractation, délais de remboursement, liens de partage, droits d’auteur, droit applicable et litiges.',
    'Première version.',
  ],
  models: {
    title: 'Modèles d’IA exécutés sur nos propres serveurs',
    body: 'Certains résultats viennent de ces modèles. Leurs licences valent aussi pour ce que vous créez avec eux :',
    restrictions:
      'Les licences OpenRAIL interdisent d’utiliser ces modèles, ou leurs résultats, pour enfreindre la loi ; pour exploiter des mineurs ou leur nuire ; pour répandre, dans le but de nuire, des informations manifestement fausses ; pour nuire à quelqu’un avec ses données personnelles ; pour diffamer, dénigrer ou harceler ; pour décider automatiquement des droits ou des obligations d’une personne ; pour discriminer ou exploiter les faiblesses d’un groupe ; pour donner des conseils médicaux ; pour prédire des infractions ou établir des profils au service de la police, de la justice, de l’immigration ou de l’asile. Toute personne qui transmet les résultats doit respecter les mêmes restrictions.',
  },
} satisfies NamespaceTermsOfServiceTranslation;

export default termsOfService;
