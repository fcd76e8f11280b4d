import type { NamespaceTermsOfServiceTranslation } from '../../generated/types.ts';

const termsOfService = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles entre vous et Iridia : ce que vous pouvez créer, le fonctionnement des crédits, ce qui vous appartient et ce que nous promettons.',
  updated: 'Dernière mise à jour : 21 novembre 2026',
  intro:
    'Voici les règles d’utilisation d’Iridia. Elles sont courtes à dessein. En utilisant le site, vous les acceptez ; sinon, merci de ne pas l’utiliser.',
  sections: [
    {
      title: 'Le service',
      body: 'Iridia crée des images, des vidéos, des GIF et des sons à partir de ce que vous écrivez et importez. Certains résultats viennent d’un modèle génératif, d’autres de méthodes classiques ; la page de l’outil et le résultat le disent. Les résultats marqués « Moteur d’esquisse » sont composés par des règles et ne sont pas l’œuvre d’un modèle d’IA.',
    },
    {
      title: 'Qui peut l’utiliser',
      body: 'Vous devez avoir l’âge d’accepter ces conditions là où vous vivez. Les outils qui montrent ou imitent une personne sont réservés aux adultes d’au moins 18 ans.',
    },
    {
      title: 'Votre compte',
      body: 'Beaucoup d’outils s’utilisent sans compte. Si vous en ouvrez un, utilisez une boîte qui est la vôtre et gardez votre mot de passe pour vous. Prévenez-nous sans attendre si quelqu’un d’autre y est entré. Une personne, un compte.',
    },
    {
      title: 'Crédits',
      body: 'Une tâche coûte le nombre de crédits affiché sur son bouton. Ils sont réservés quand vous appuyez, dépensés quand le résultat est enregistré, et rendus si la tâche échoue ou si vous l’annulez. Les crédits du jour expirent à la fin de la journée. Les crédits ne sont pas de l’argent : ils ne s’échangent pas et ne se donnent pas.',
    },
    {
      title: 'Abonnements et packs',
      body: 'Un abonnement se renouvelle à la fin de sa période jusqu’à ce que vous le résiliiez. Vous le résiliez là où vous l’avez pris, dans les réglages, en deux pressions, et gardez ce que vous avez payé jusqu’à la fin de la période. Une semaine avant un renouvellement, nous vous écrivons. Les packs s’achètent une fois et ne se renouvellent pas.',
    },
    {
      title: 'Remboursements',
      body: 'Si une somme a été débitée par erreur ou si quelque chose n’a pas marché, écrivez-nous par la page de contact. Un remboursement reprend les crédits venus avec le paiement, dans la mesure où ils n’ont pas été dépensés. Les droits que la loi vous donne comme consommateur restent entiers.',
    },
    {
      title: 'Ce qui est à vous',
      body: 'Ce que vous importez reste à vous. Dans la mesure où la loi le permet, ce que vous créez l’est aussi, y compris pour un usage commercial. Vous nous donnez seulement la permission nécessaire pour le créer, le garder et vous le montrer.',
    },
    {
      title: 'Ce qui est interdit',
      body: 'Utiliser des éléments sur lesquels vous n’avez aucun droit, montrer une personne qui n’a pas donné son accord, enfreindre la politique de contenu, retirer pour tromper les marques qui disent qu’un résultat est synthétique, attaquer ou surcharger le service, ouvrir des comptes à la chaîne pour amasser des crédits.',
    },
    {
      title: 'Ce que nous promettons, et ce que nous ne promettons pas',
      body: 'Nous travaillons avec soin et rendons les crédits des tâches qui échouent. Nous ne promettons pas que le service soit toujours disponible, que deux résultats se ressemblent, ni qu’un résultat convienne à un usage donné. Là où la loi le permet, nous ne répondons pas des dommages indirects. Rien ici ne limite la responsabilité en cas d’intention, de faute lourde ou d’atteinte aux personnes.',
    },
    {
      title: 'Changements et fin',
      body: 'Si nous changeons ces conditions de façon importante, nous vous prévenons avant. Vous pouvez supprimer votre compte à tout moment. Nous pouvons fermer un compte qui enfreint ces règles ; nous vous en donnons la raison par e-mail. Ses crédits sont alors perdus, même achetés ; vos droits de consommateur restent entiers.',
    },
  ],
  models: {
    title: 'Modèles que ce site fait tourner lui-même',
    body: 'Certains résultats viennent de ces modèles. Leurs licences valent aussi pour ce que vous en faites :',
    restrictions:
      'Les licences OpenRAIL interdisent d’utiliser ces modèles, ou leurs résultats, pour enfreindre la loi ; pour exploiter des mineurs ou leur nuire ; pour répandre, dans le but de nuire, des informations manifestement fausses ; pour nuire à quelqu’un avec ses données personnelles ; pour diffamer, dénigrer ou harceler ; pour décider automatiquement des droits ou des obligations d’une personne ; pour discriminer ou exploiter les faiblesses d’un groupe ; pour donner des conseils médicaux ; pour prédire des infractions ou établir des profils au service de la police, de la justice, de l’immigration ou de l’asile. Qui transmet les résultats respecte les mêmes restrictions.',
  },
} satisfies NamespaceTermsOfServiceTranslation;

export default termsOfService;
