import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Tus créditos',
  left: 'disponibles',
  used: 'Usados hoy',
  reward: 'Por invitaciones',
  daily: 'Gratis cada día',
  note: 'Los créditos gratis de cada día vencen al final del día.',
  action: 'Crear algo',
  failed: 'No pudimos cargar tu saldo.',
  grants: {
    title: 'De dónde vienen tus créditos',
    until: 'hasta el {0}',
    lasting: 'no vencen',
    failed: 'No pudimos cargar el detalle.',
  },
} satisfies NamespaceCreditsTranslation;

export default credits;
