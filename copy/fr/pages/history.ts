import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: 'Historique des crédits',
  loading: 'Votre historique arrive',
  failed: 'Impossible de récupérer votre historique.',
  empty: 'Aucun mouvement de crédits pour l’instant.',
  more: 'Afficher la suite',
  moreFailed: 'Impossible de récupérer la suite.',
  csv: 'Télécharger en CSV',
  columns: { at: 'Quand', what: 'Quoi', amount: 'Crédits', balance: 'Solde ensuite' },
  kinds: { grant: 'Reçus', hold: 'Réservés', settle: 'Dépensés', release: 'Rendus', expire: 'Expirés', refund: 'Repris' },
  sources: {
    daily: 'crédits du jour',
    checkin: 'récompense du jour',
    invite: 'invitation',
    subscription: 'abonnement',
    pack: 'pack',
    job: 'une création',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
