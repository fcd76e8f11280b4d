import type { NamespaceOperationTranslation } from '../../generated/types.ts';

const operation = {
  title: 'Gana créditos gratis',
  lead: 'Reclama tu recompensa diaria e invita a amigos para conseguir créditos gratis, o suma más con un paquete o un plan.',
  description: 'Gana créditos gratis con la recompensa diaria y las invitaciones, y suma más con el paquete de primera compra o un plan.',
  checkIn: {
    title: 'Recompensa diaria',
    body: 'Reclámala una vez al día. Vale hasta la medianoche, hora local.',
    account: 'Se abona en una cuenta. Inicia sesión o crea una, y reclamaremos la recompensa por ti.',
    amount: '+{0|number} crédito{{s}} al día',
    receive: 'Reclamar los créditos de hoy',
    received: 'Reclamada. Vuelve mañana.',
  },
  inviting: {
    title: 'Invita a un amigo',
    body: 'Los dos reciben créditos después de la primera creación de tu amigo. No vencen.',
    amount: '+{0|number} crédito{{s}} para cada uno',
    action: 'Invitar a un amigo',
  },
  firstPack: {
    title: 'Paquete de primera compra',
    body: 'Solo para tu primera compra. Un pago, sin renovación.',
    amount: '{0|number} crédito{{s}}',
    action: 'Comprar por {0}',
    off: '{0} % de descuento',
  },
  plans: {
    title: 'Planes',
    body: 'Créditos nuevos cada mes. Cancela cuando quieras.',
    amount: 'desde {0} al mes',
    action: 'Ver planes',
  },
} satisfies NamespaceOperationTranslation;

export default operation;
