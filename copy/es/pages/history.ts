import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: 'Historial de créditos',
  loading: 'Cargando tu historial',
  failed: 'No pudimos cargar tu historial.',
  empty: 'Todavía no has recibido ni gastado créditos.',
  more: 'Mostrar más',
  moreFailed: 'No pudimos cargar el resto.',
  csv: 'Descargar en CSV',
  plot: {
    title: 'Tu saldo desde el {0}',
    about: 'Tu saldo desde el {0}: {1|number} ese día, {2|number} hoy y {3|number} como máximo.',
  },
  columns: { at: 'Fecha', what: 'Concepto', amount: 'Créditos', balance: 'Saldo' },
  kinds: { grant: 'Recibidos', hold: 'Reservados', settle: 'Gastados', release: 'Devueltos', expire: 'Vencidos', refund: 'Descontados' },
  sources: {
    daily: 'créditos gratis de cada día',
    checkin: 'recompensa diaria',
    invite: 'invitación',
    subscription: 'plan',
    pack: 'paquete de créditos',
    job: 'una creación',
    operator: 'nuestro equipo',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
