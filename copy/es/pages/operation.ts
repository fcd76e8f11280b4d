import type { NamespaceOperationTranslation } from '../../generated/types.ts';

const operation = {
  title: 'Ganar créditos',
  lead: 'Cuatro maneras de tener más para crear. Dos no cuestan nada.',
  description:
    'El bono diario, invitar a amigos, el paquete de la primera compra y los planes: todas las maneras de conseguir más créditos en Iridia.',
  checkIn: {
    title: 'El bono de hoy',
    body: 'Una pulsación al día. Los créditos valen ese mismo día, hasta la medianoche de tu hora.',
    amount: '+{0|number} crédito{{s}} al día',
    receive: 'Recibir los créditos de hoy',
    received: 'Recibidos. Vuelve mañana.',
  },
  inviting: {
    title: 'Invita a un amigo',
    body: 'Los recibís los dos cuando su primera creación esté lista. No caducan.',
    amount: '+{0|number} crédito{{s}} para cada uno',
    action: 'Invitar a un amigo',
  },
  firstPack: {
    title: 'El primer paquete',
    body: 'Solo para una primera compra. Se paga una vez y no se renueva.',
    amount: '{0|number} crédito{{s}}',
    action: 'Comprar por {0}',
    off: '{0} % menos',
  },
  plans: {
    title: 'Planes',
    body: 'Créditos nuevos cada mes. Cancela cuando quieras.',
    amount: 'desde {0} al mes',
    action: 'Ver los planes',
  },
} satisfies NamespaceOperationTranslation;

export default operation;
