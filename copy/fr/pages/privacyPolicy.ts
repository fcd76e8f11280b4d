import type { NamespacePrivacyPolicyTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Politique de confidentialité',
  description: 'Ce qu’Iridia conserve à votre sujet, pourquoi, combien de temps, et comment l’emporter ou le faire supprimer.',
  updated: 'Dernière mise à jour : 21 novembre 2026',
  intro:
    'Nous conservons ce qu’il faut pour créer vos images, vos vidéos et vos sons, compter vos crédits et protéger votre compte. Nous ne conservons rien pour le vendre.',
  sections: [
    {
      title: 'Qui est responsable',
      body: 'L’exploitant de ce site est responsable de vos données. Vous pouvez le joindre à tout moment par la page de contact, dans l’une des cinq langues du site.',
    },
    {
      title: 'Ce que nous conservons lors d’une visite',
      body: 'Un cookie signé distingue votre navigateur des autres, pour que vos crédits du jour et vos créations restent à vous sans compte. Nous retenons aussi votre langue pendant 365 jours. Votre adresse réseau sert à limiter les abus et n’est pas conservée avec vos créations.',
    },
    {
      title: 'Ce que nous conservons avec un compte',
      body: 'Votre adresse e-mail, votre mot de passe sous une forme dont on ne peut pas le retrouver, vos sessions, vos réglages, vos invitations et chaque mouvement de vos crédits. Si vous vous connectez avec Google, nous gardons le numéro par lequel Google vous connaît et votre adresse.',
    },
    {
      title: 'Ce que vous importez et ce que vous créez',
      body: 'Les fichiers importés sont vérifiés, réencodés sans données cachées (un lieu, par exemple) et gardés pour que vous puissiez travailler avec. Les résultats restent dans Mes créations jusqu’à ce que vous les supprimiez. Personne ne les regarde, sauf si un signalement demande à l’exploitant d’en vérifier un.',
    },
    {
      title: 'Visages et voix',
      body: 'Lorsqu’un outil montre ou imite une personne, nous demandons de qui il s’agit et conservons votre accord sous forme de reçu. La forme d’un visage n’est mesurée que pendant la tâche et n’est pas stockée. Si vous retirez un accord dans les réglages, tout ce qui en est issu est supprimé.',
    },
    {
      title: 'Où se fait le travail',
      body: 'Le moteur intégré travaille sur la machine de l’exploitant. Si l’exploitant a relié un moteur extérieur, les données de l’outil lui sont envoyées pour cette tâche et pour rien d’autre. La page de chaque outil dit quel moteur le sert.',
    },
    {
      title: 'Paiements',
      body: 'Les données de carte vont directement au prestataire de paiement et ne nous parviennent jamais. Nous gardons le numéro de la transaction, le montant, ce qui a été acheté et quand.',
    },
    {
      title: 'Statistiques et assistance en ligne',
      body: 'Les statistiques et la messagerie d’assistance ne sont chargées que si l’exploitant les a activées, et seulement une fois la page prête. Le site fonctionne sans elles.',
    },
    {
      title: 'Combien de temps',
      body: 'Les codes envoyés par e-mail vivent dix minutes. Les fichiers qui n’appartiennent à aucune création sont retirés après quelques jours. Un compte est gardé jusqu’à ce que vous le supprimiez ; les lignes d’historique que la loi exige comme pièces comptables sont gardées aussi longtemps qu’elle l’exige.',
    },
    {
      title: 'Vos droits',
      body: 'Dans les réglages, vous pouvez télécharger toutes vos données et vos fichiers dans une seule archive, choisir ce que nous pouvons vous écrire et supprimer votre compte définitivement. Vous pouvez aussi demander une correction ou une limitation, vous opposer, ou saisir l’autorité de protection des données de votre pays.',
    },
  ],
} satisfies NamespacePrivacyPolicyTranslation;

export default privacyPolicy;
