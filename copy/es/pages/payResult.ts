import type { NamespacePayResultTranslation } from '../../generated/types.ts';

const payResult = {
  title: 'Tu pago',
  description: 'El estado de tu pago en Iridia.',
  looking: { title: 'Revisando tu pago', body: 'Toma un momento. No tienes que esperar: los créditos llegan solos.' },
  paid: { title: 'Pago recibido', body: 'Tus créditos ya están en tu saldo.', action: 'Crear algo' },
  failed: {
    title: 'El pago no se completó',
    body: 'No se te cobró. Prueba con otra tarjeta u otro medio de pago.',
    action: 'Ir a precios',
  },
  open: { title: 'Tu pago está en proceso', body: 'Los créditos llegan en cuanto se complete.', again: 'Revisar otra vez' },
  visitor: { title: 'Inicia sesión para ver tu pago', body: 'Un pago solo se muestra a la cuenta que lo hizo.' },
  absent: {
    title: 'No encontramos este pago',
    body: 'Quizá el enlace está incompleto o el pago es de otra cuenta. Los tuyos están en tu historial de créditos.',
  },
  none: { title: 'No hay un pago que mostrar', body: 'Este enlace no corresponde a ningún pago.' },
} satisfies NamespacePayResultTranslation;

export default payResult;
