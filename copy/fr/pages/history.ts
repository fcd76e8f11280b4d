import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: 'Historique des crédits',
  loading: 'Chargement de l’historique',
  failed: 'L’historique n’a pas pu être chargé.',
  empty: 'Aucun crédit reçu ni dépensé pour l’instant.',
  more: 'Afficher la suite',
  moreFailed: 'La suite n’a pas pu être chargée.',
  csv: 'Télécharger en CSV',
  plot: {
    title: 'Votre solde depuis le {0}',
    about: 'Votre solde depuis le {0} : {1|number} ce jour-là, {2|number} aujourd’hui, {3|number} au plus haut.',
  },
  columns: { at: 'Date', what: 'Libellé', amount: 'Crédits', balance: 'Nouveau solde' },
  kinds: { grant: 'Reçus', hold: 'Réservés', settle: 'Dépensés', release: 'Rendus', expire: 'Expirés', refund: 'Déduits' },
  sources: {
    daily: 'crédits gratuits du jour',
    checkin: 'bonus du jour',
    invite: 'invitation',
    subscription: 'abonnement',
    pack: 'pack de crédits',
    job: 'création',
    operator: 'notre équipe',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
