import type { NamespaceOperatorConsoleTranslation } from '../../generated/types.ts';

const operatorConsole = {
  title: 'Console : chiffres et journal de ce site',
  description: 'Pour celles et ceux qui gèrent ce site : combien de visites, ce qui a été créé, en combien de temps, et qui a fait quoi.',
  loading: 'Chargement…',
  failed: 'Impossible de charger la console. Réessayez.',
  code: {
    label: 'Code de validation',
    app: '6 chiffres de votre application, ou un code de secours',
    open: 'Ouvrir la console',
  },
  setUp: {
    title: 'Configurez un second facteur',
    body: 'Avant d’ouvrir la console, associez une application d’authentification. Ouvrez le lien sur l’appareil où elle est installée, ou saisissez-y la clé. Entrez ensuite le code affiché.',
    key: 'Clé',
    link: 'Ouvrir dans l’application',
    confirm: 'Confirmer',
  },
  recovery: {
    title: 'Conservez vos codes de secours',
    body: 'Chaque code ouvre la console une seule fois si vous perdez votre application. Nous ne les montrons que maintenant : gardez-les en lieu sûr.',
    kept: 'J’ai conservé les codes',
  },
  prove: {
    title: 'Confirmez que c’est bien vous',
    body: 'Saisissez le code que votre application d’authentification affiche en ce moment.',
  },
  heading: 'Console d’administration',
  now: {
    title: 'En ce moment',
    waiting: 'En attente',
    running: 'En cours',
  },
  days: {
    title: 'Les {days} derniers jours',
    visitors: 'Nouveaux visiteurs',
    accounts: 'Nouveaux comptes',
    made: 'Réussites',
    failed: 'Échecs',
    paid: 'Paiements',
    wait: 'Attente habituelle',
    total: '{0} au total',
    today: '{0} aujourd’hui',
    none: 'Pas encore de données',
    table: 'Voir le tableau',
    day: 'Jour',
  },
  record: {
    title: 'Qui a fait quoi',
    more: 'Voir plus ancien',
    empty: 'Il ne s’est encore rien passé.',
  },
  acts: {
    factorConfirmed: 'A configuré le second facteur',
    consoleOpened: 'A ouvert la console',
    recoveryUsed: 'A ouvert la console avec un code de secours',
    packAdded: 'A ajouté un modèle',
    packRemoved: 'A retiré un modèle',
    jobCanceled: 'A annulé une création',
    jobGivenBack: 'A rendu les crédits d’une création',
    reportRemoved: 'A supprimé un contenu signalé',
    reportKept: 'A conservé un contenu signalé',
    reportClosed: 'A supprimé un contenu signalé et fermé le compte',
    reportRetargeted: 'A précisé l’objet d’un signalement',
    creationsSeen: 'A regardé les créations d’un compte',
    creditsGiven: 'A donné des crédits',
    creditsTaken: 'A retiré des crédits',
    sessionsEnded: 'A déconnecté un compte partout',
    accountClosed: 'A fermé un compte',
  },
} satisfies NamespaceOperatorConsoleTranslation;

export default operatorConsole;
