import type { NamespaceOperationTranslation } from '../../generated/types.ts';

const operation = {
  title: 'Gagner des crédits gratuits',
  lead: 'Récupérez le bonus du jour et invitez des amis pour avoir des crédits gratuits, ou ajoutez-en avec un pack ou un abonnement.',
  description:
    'Gagnez des crédits gratuits sur Iridia : bonus du jour, invitations, et ce qu’apportent le pack de bienvenue et les abonnements.',
  checkIn: {
    title: 'Bonus du jour',
    body: 'À récupérer une fois par jour. Valable jusqu’à minuit, heure locale.',
    account: 'Il est versé sur un compte. Connectez-vous ou créez-en un, et nous récupérerons le bonus pour vous.',
    amount: '+{0|number} crédit{{s}} par jour',
    receive: 'Récupérer le bonus du jour',
    received: 'Récupéré. À demain.',
  },
  inviting: {
    title: 'Inviter un ami',
    body: 'Vous recevez tous les deux des crédits dès la première création de votre ami. Ils n’expirent jamais.',
    amount: '+{0|number} crédit{{s}} chacun',
    action: 'Inviter un ami',
  },
  firstPack: {
    title: 'Pack de bienvenue',
    body: 'Réservé au premier achat. Un seul paiement, sans renouvellement.',
    amount: '{0|number} crédit{{s}}',
    action: 'Acheter pour {0}',
    off: '−{0} %',
  },
  plans: {
    title: 'Abonnements',
    body: 'De nouveaux crédits chaque mois. Résiliables à tout moment.',
    amount: 'dès {0} par mois',
    action: 'Voir les abonnements',
  },
} satisfies NamespaceOperationTranslation;

export default operation;
