import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Tus créditos',
  left: 'disponibles',
  used: 'Usados hoy',
  reward: 'Por invitaciones',
  daily: 'Cada día',
  note: 'Los créditos diarios son nuevos cada día y caducan con él.',
  action: 'Crear algo',
  failed: 'No se ha podido obtener el saldo.',
  grants: {
    title: 'De qué se compone',
    until: 'hasta el {0}',
    lasting: 'no caducan',
    failed: 'No se ha podido obtener el detalle del saldo.',
  },
} satisfies NamespaceCreditsTranslation;

export default credits;
