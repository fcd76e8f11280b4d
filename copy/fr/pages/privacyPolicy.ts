import type { NamespacePrivacyPolicyTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Politique de confidentialité',
  description:
    'Les données qu’Iridia conserve, pourquoi et combien de temps, qui d’autre les reçoit, et comment les télécharger ou les supprimer.',
  intro:
    'Nous conservons ce qu’il faut pour créer vos images, vos vidéos et vos fichiers audio, compter vos crédits et protéger votre compte. Nous ne vendons pas vos données et ne les utilisons pas pour entraîner des modèles d’IA.',
  sections: [
    {
      title: 'Lors de votre visite',
      body: 'Un cookie signé distingue votre navigateur des autres. Grâce à lui, vous gardez vos crédits du jour et vos créations sans compte. Nous mémorisons aussi votre langue. Votre adresse IP nous aide à limiter les abus : nous n’en conservons qu’une empreinte calculée avec une clé secrète, à part de vos créations.',
    },
    {
      title: 'Si vous avez un compte',
      body: 'Nous conservons votre adresse e-mail, une empreinte de votre mot de passe qui ne permet pas de le retrouver, vos appareils connectés, vos paramètres, vos invitations et chaque mouvement de vos crédits. Si vous vous connectez avec un autre service, comme Google, nous conservons aussi l’identifiant qu’il vous attribue.',
    },
    {
      title: 'Vos fichiers et vos créations',
      body: 'Les fichiers ajoutés sont contrôlés puis enregistrés à nouveau, sans données cachées comme le lieu d’une prise de vue. Vos créations restent dans Mes créations jusqu’à ce que vous les supprimiez. Personne ne les regarde, sauf si nous devons en vérifier une à la suite d’un signalement. Si vous partagez un lien, toute personne qui a ce lien peut voir le résultat.',
    },
    {
      title: 'Notifications',
      body: 'Si vous demandez à être prévenu quand une création est prête, votre navigateur nous donne une adresse auprès du service de son éditeur (Google, Mozilla, Apple ou Microsoft, par exemple). Nous la conservons chiffrée et n’y envoyons qu’un message chiffré avec le nom de l’outil, jamais vos fichiers. Vous pouvez désactiver les notifications à tout moment.',
    },
    {
      title: 'Visages et voix',
      body: 'Quand un outil montre ou imite une personne, nous vous demandons de confirmer qu’il s’agit de vous ou qu’elle est d’accord, et nous conservons cet accord. La forme d’un visage et le son d’une voix ne sont mesurés que pendant la création. Nous ne conservons pas ces mesures et ne nous en servons pas pour reconnaître quelqu’un. Vous pouvez retirer un accord dans vos paramètres : tout ce qui en dépend est alors supprimé.',
    },
    {
      title: 'Contrôles automatiques',
      body: 'Un programme vérifie que les descriptions et les messages à l’assistant respectent les règles de contenu, et peut les refuser. Cela ne concerne que la demande en cours. Depuis la page de contact, vous pouvez demander qu’une personne l’examine. Seule une personne peut fermer un compte, jamais un programme.',
    },
    {
      title: 'L’assistant',
      body: 'Ce que vous écrivez à l’assistant sert à vous répondre. Si c’est un modèle d’IA qui répond, vos messages sont envoyés au service indiqué plus bas. Ne lui écrivez rien de confidentiel.',
    },
    {
      title: 'Paiements',
      body: 'Vos données bancaires vont directement au service de paiement et ne passent jamais par nous. Nous conservons le numéro du paiement, le montant, l’achat et sa date.',
    },
    {
      title: 'Bases légales',
      body: 'Nous traitons vos données pour fournir ce que vous demandez (notre contrat avec vous), avec votre accord (visages, voix et actualités par e-mail), parce que la loi l’exige (paiements et signalements) et pour protéger le site contre les abus, ce qui relève de notre intérêt légitime. Vous pouvez retirer votre accord à tout moment.',
    },
    {
      title: 'Autres pays',
      body: 'Certains des services indiqués plus bas peuvent se trouver dans un autre pays que le vôtre, par exemple aux États-Unis. Nous ne leur envoyons que ce dont ils ont besoin, avec les contrats et les garanties que la loi exige.',
    },
    {
      title: 'Enfants',
      body: 'Le site ne s’adresse pas aux moins de {minimum} ans. Si nous apprenons qu’un enfant nous a transmis des données, nous les supprimons. Les parents peuvent nous écrire depuis la page de contact.',
    },
    {
      title: 'En cas d’incident',
      body: 'Si des données sont perdues ou tombent entre de mauvaises mains, nous prévenons l’autorité compétente dans le délai légal, soit 72 heures dans l’Union européenne, et nous vous prévenons si cela peut vous nuire.',
    },
    {
      title: 'Vos droits',
      body: 'Dans vos paramètres, vous pouvez télécharger toutes vos données avec vos fichiers, choisir les e-mails que vous recevez, retirer des accords et supprimer votre compte. Vous pouvez aussi nous demander une rectification ou une limitation, vous opposer à un traitement ou saisir l’autorité de protection des données de votre pays.',
    },
    {
      title: 'Si vous vivez en Californie',
      body: 'Vous avez le droit de savoir ce que nous conservons sur vous, de le faire corriger et de le faire supprimer, sans être moins bien traité pour autant. Nous ne vendons ni ne partageons vos données au sens de la loi californienne. Les données sensibles, comme les photos de visages, ne servent qu’à créer ce que vous demandez.',
    },
  ],
  processors: {
    title: 'Qui d’autre reçoit des données',
    body: 'Ces services travaillent pour nous sur ce site. Chacun ne reçoit que ce qu’il lui faut.',
    none: 'Aucun service extérieur n’est relié. Tout reste sur nos propres serveurs.',
    tasks: {
      payments: 'Encaissement des paiements',
      signIn: 'Connexion avec un autre service',
      mail: 'Envoi des e-mails',
      storage: 'Stockage des fichiers',
      delivery: 'Diffusion des fichiers',
      creation: 'Création des résultats et réponses de l’assistant par des modèles d’IA',
      moderation: 'Vérification des descriptions au regard des règles de contenu',
      statistics: 'Statistiques de visite',
      supportChat: 'Discussion avec le support',
    },
  },
  browserData: {
    title: 'Cookies et données dans votre navigateur',
    body: 'Nous n’utilisons aucun cookie publicitaire. Les éléments de cette liste sont nécessaires au fonctionnement du site. Les services de statistiques et de support indiqués plus haut, s’il y en a, peuvent déposer leurs propres cookies.',
    lives: { cleared: 'jusqu’à ce que vous l’effaciez', tab: 'jusqu’à la fermeture de l’onglet' },
    rows: {
      visitor: 'un numéro signé qui distingue votre navigateur des autres',
      userInfo: 'votre adresse e-mail, pour l’afficher sur la page',
      vip: 'si vous avez un abonnement ou non',
      locale: 'votre langue',
      token: 'maintient votre connexion ; effacé quand vous vous déconnectez',
      inviteCode: 'le code de l’ami qui vous a invité',
      creditsDialogAt: 'la date à laquelle vous avez vu le message sur les crédits gratuits',
      dailyRewardAt: 'la date à laquelle vous avez vu le bonus du jour',
      theme: 'clair ou sombre',
      passkey: 'le fait que vous utilisez ici une clé d’accès',
      adult: 'la confirmation de votre âge',
      colours: 'les dernières couleurs utilisées',
      fromFullPath: 'la page où revenir après la connexion',
      showPricingDialog: 'l’ouverture des tarifs après la connexion',
      places: 'l’endroit où vous étiez sur une page',
      results: 'vos dernières créations, pour les revoir hors ligne ; effacées quand vous vous déconnectez',
      pages: 'les pages que vous avez ouvertes, pour les revoir hors ligne',
      assets: 'des éléments de pages, pour un chargement plus rapide et un usage hors ligne',
      shared: 'un fichier partagé depuis une autre application, jusqu’au choix d’un outil',
    },
  },
  retention: {
    title: 'Durées de conservation',
    body: 'Une fois la durée écoulée, les données sont supprimées dans les six heures.',
    endings: {
      deletion: 'jusqu’à ce que vous les supprimiez',
      account: 'tant que le compte existe',
      installation: 'tant que ce site existe',
    },
    rows: {
      account: 'Votre compte : adresse e-mail, empreinte du mot de passe, paramètres, invitation',
      creations: 'Vos créations et leurs liens de partage',
      visitors: 'Tout ce qui concerne un visiteur sans compte qui ne crée et n’enregistre plus rien',
      uploads: 'Fichiers ajoutés qui ne servent à aucune création ni à aucun formulaire enregistré',
      forms: 'Formulaires enregistrés que vous ne modifiez plus',
      visitorForms: 'Formulaires enregistrés des visiteurs sans compte',
      attempts: 'Traces des créations annulées, supprimées ou qui ont échoué, et réponses de l’assistant',
      sessions: 'Appareils connectés',
      codes: 'Codes envoyés par e-mail',
      failedSignIns: 'Échecs de connexion, avec une empreinte de l’adresse e-mail',
      traces: 'Navigateurs et empreintes des adresses IP de vos connexions',
      push: 'Navigateurs qui reçoivent des notifications',
      counters: 'Compteurs contre les abus, par compte et par empreinte d’adresse IP',
      claims: 'Jours où vous avez récupéré le bonus du jour',
      former:
        'Après la suppression d’un compte : une empreinte de son adresse e-mail et de ses identifiants auprès d’autres services, et ce qu’il a reçu gratuitement, pour ne pas le donner deux fois en cas de nouvelle inscription',
      consents: 'Accords : tant qu’il existe une création qui en dépend, sinon',
      visitorConsents: 'Accords des visiteurs sans compte, si rien n’a été créé avec',
      messages: 'Messages envoyés depuis la page de contact',
      openReports: 'Signalements restés sans réponse',
      reports: 'Signalements, après la réponse',
      decisions: 'Nos décisions sur les signalements',
      letters: 'Copies des e-mails, si le site n’a pas de serveur de messagerie',
      checkouts: 'Paiements commencés mais non terminés',
      payments: 'Paiements et abonnements, sans votre adresse e-mail une fois le compte supprimé',
      paymentEvents: 'Notifications du service de paiement',
      ledger: 'L’historique de vos crédits, sans nom une fois le compte supprimé',
      digests: 'Empreintes des fichiers créés ici, pour la page « Vérifier un fichier »',
      passing: 'Fichiers en cours d’envoi ou de suppression',
      installation: 'Clés techniques du site',
    },
  },
  changes: [
    'Raccourcie : la durée de conservation des échecs de connexion et des accords inutilisés des visiteurs sans compte.',
    'Ajout : durée de conservation des formulaires des visiteurs sans compte.',
    'Ajouts : responsable du site, bases légales, services qui reçoivent des données, liste des cookies, contrôles automatiques, autres pays, enfants, incidents, Californie.',
    'Première version.',
  ],
} satisfies NamespacePrivacyPolicyTranslation;

export default privacyPolicy;
