import type { NamespaceOperationTranslation } from '../../generated/types.ts';

const operation = {
  title: 'Gagner des crédits',
  lead: 'Quatre façons d’avoir de quoi créer davantage. Deux sont gratuites.',
  description:
    'Le bonus quotidien, l’invitation d’amis, le pack du premier achat et les formules : toutes les façons d’obtenir plus de crédits sur Iridia.',
  checkIn: {
    title: 'Le bonus du jour',
    body: 'Un clic par jour. Ces crédits valent pour la journée, jusqu’à minuit, heure locale.',
    amount: '+{0|number} crédit{{s}} par jour',
    receive: 'Recevoir les crédits du jour',
    received: 'Reçus. Revenez demain.',
  },
  inviting: {
    title: 'Inviter un ami',
    body: 'Vous les recevez tous les deux dès que sa première création est prête. Ils n’expirent pas.',
    amount: '+{0|number} crédit{{s}} chacun',
    action: 'Inviter un ami',
  },
  firstPack: {
    title: 'Le premier pack',
    body: 'Pour un premier achat seulement. Payé une fois, sans renouvellement.',
    amount: '{0|number} crédit{{s}}',
    action: 'Acheter pour {0}',
    off: '−{0} %',
  },
  plans: {
    title: 'Les formules',
    body: 'De nouveaux crédits chaque mois. Résiliable à tout moment.',
    amount: 'dès {0} par mois',
    action: 'Voir les formules',
  },
} satisfies NamespaceOperationTranslation;

export default operation;
