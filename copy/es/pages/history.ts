import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: 'Historial de créditos',
  loading: 'Tu historial está en camino',
  failed: 'No se ha podido obtener tu historial.',
  empty: 'Todavía no se ha movido ningún crédito.',
  more: 'Mostrar más',
  moreFailed: 'No se ha podido obtener el resto.',
  csv: 'Descargar en CSV',
  columns: { at: 'Cuándo', what: 'Qué', amount: 'Créditos', balance: 'Saldo después' },
  kinds: { grant: 'Recibidos', hold: 'Reservados', settle: 'Gastados', release: 'Devueltos', expire: 'Caducados', refund: 'Retirados' },
  sources: {
    daily: 'créditos diarios',
    checkin: 'recompensa diaria',
    invite: 'invitación',
    subscription: 'suscripción',
    pack: 'paquete',
    job: 'una creación',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
