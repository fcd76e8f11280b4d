import type { NamespacePrivacyPolicyTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Politique de confidentialité',
  description: 'Ce qu’Iridia conserve à votre sujet, pourquoi, combien de temps, et comment l’emporter ou le faire supprimer.',
  updated: 'Dernière mise à jour : 23 novembre 2026',
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
      title: 'Vos droits',
      body: 'Dans les réglages, vous pouvez télécharger toutes vos données et vos fichiers dans une seule archive, choisir ce que nous pouvons vous écrire et supprimer votre compte définitivement. Vous pouvez aussi demander une correction ou une limitation, vous opposer, ou saisir l’autorité de protection des données de votre pays.',
    },
  ],
  retention: {
    title: 'Combien de temps',
    body: 'Ce qui arrive au terme de sa durée est effacé dans les six heures.',
    endings: { deletion: 'jusqu’à ce que vous l’effaciez', account: 'tant que le compte existe', installation: 'tant que ce site existe' },
    rows: {
      account: 'Votre compte : adresse, empreinte du mot de passe, réglages, invitation',
      creations: 'Vos créations et leurs liens de partage',
      visitors: 'Tout ce qui concerne un visiteur sans compte qui ne crée ni n’enregistre plus rien',
      uploads: 'Fichiers envoyés qui ne servent à aucune création ni à aucun formulaire enregistré',
      forms: 'Formulaires enregistrés que vous ne modifiez plus',
      attempts: 'Ce qui reste des créations échouées, annulées ou supprimées, et les réponses du chat',
      sessions: 'Sessions ouvertes',
      codes: 'Codes envoyés par e-mail',
      failedSignIns: 'Échecs de connexion, sous une empreinte à clé de l’adresse',
      traces: 'Navigateurs et empreintes des adresses réseau de vos connexions',
      counters: 'Compteurs contre les abus, par compte et par empreinte d’adresse réseau',
      claims: 'Jours où vous avez reçu la récompense quotidienne',
      former:
        'Après la suppression d’un compte : une empreinte à clé de son adresse et de son numéro Google, et ce qu’il a reçu gratuitement, pour qu’une nouvelle inscription ne le donne pas deux fois',
      consents: 'Consentements, tant qu’il existe une création qui en dépend, sinon',
      messages: 'Messages envoyés par la page de contact',
      openReports: 'Signalements restés sans réponse',
      reports: 'Signalements, à compter de la réponse',
      decisions: 'Décisions de l’exploitant sur les signalements',
      letters: 'Copies des e-mails, si le site n’a pas de serveur de messagerie',
      checkouts: 'Paiements commencés et non réglés',
      payments: 'Paiements et abonnements, sans votre adresse une fois le compte supprimé',
      paymentEvents: 'Avis du prestataire de paiement',
      ledger: 'L’historique de vos crédits, sans nom une fois le compte supprimé',
      digests: 'Empreintes des fichiers créés ici, pour la page « Vérifier »',
      passing: 'Fichiers en transit, et fichiers dont l’enregistrement est effacé',
      installation: 'Clés de l’installation',
    },
  },
} satisfies NamespacePrivacyPolicyTranslation;

export default privacyPolicy;
