import type { NamespacePayResultTranslation } from '../../generated/types.ts';

const payResult = {
  title: 'Tu pago',
  description: 'El resultado de un pago en Iridia.',
  looking: { title: 'Estamos comprobando tu pago', body: 'Es un momento. No hace falta esperar aquí: los créditos llegan solos.' },
  paid: { title: 'Pago recibido', body: 'Tus créditos están en tu saldo.', action: 'Crear algo' },
  failed: {
    title: 'El pago no se ha completado',
    body: 'No se ha cobrado nada. Puede funcionar otra tarjeta u otra forma de pago.',
    action: 'Ver los precios',
  },
  open: { title: 'El pago sigue pendiente', body: 'Si se completa más tarde, tus créditos llegarán solos.', again: 'Comprobar de nuevo' },
  visitor: { title: 'Inicia sesión para ver tu pago', body: 'Un pago solo se muestra a la cuenta que lo hizo.' },
  absent: {
    title: 'No conocemos ese pago',
    body: 'Puede que la dirección esté incompleta o que el pago sea de otra cuenta. Los tuyos figuran todos en tu historial de créditos.',
  },
  none: { title: 'No hay ningún pago que comprobar', body: 'Esta dirección no señala ninguno.' },
} satisfies NamespacePayResultTranslation;

export default payResult;
