import type { CheckoutWords } from '../types/checkout.ts';
import pricing from './pages/pricing.ts';

const checkout: CheckoutWords = {
  tiers: pricing.tiers,
  billings: { month: 'mensual', year: 'anual' },
  title: 'Pago',
  sandbox: 'Modo de prueba: no se cobra nada. Usa la tarjeta 4242 4242 4242 4242.',
  perMonth: 'al mes',
  perYear: 'al año',
  name: 'Nombre en la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  expiryHint: 'MM / AA',
  csc: 'Código de seguridad',
  pay: 'Pagar {amount}',
  confirmTitle: 'Tu banco te pide que confirmes',
  confirmText: 'Confirma que quieres pagar {amount}.',
  confirm: 'Confirmar el pago',
  paidTitle: 'Pago recibido',
  paidText: 'Gracias. Ya agregamos tus créditos a tu saldo.',
  declinedTitle: 'Tarjeta rechazada',
  declinedText: 'No se te cobró nada. Empieza de nuevo con otra tarjeta.',
  expiredTitle: 'Este pago venció',
  expiredText: 'No se te cobró nada. Empieza de nuevo desde la página de precios.',
  back: 'Volver al sitio',
  wrongName: 'Escribe el nombre tal como aparece en la tarjeta.',
  wrongNumber: 'Revisa el número de tarjeta: algo no está bien.',
  wrongExpiry: 'Escribe una fecha futura, por ejemplo 08 / 31.',
  wrongCsc: 'Escribe los tres o cuatro dígitos del código de seguridad.',
  renews: 'Se renueva automáticamente hasta que canceles.',
  askPlans: '¿Cuánto cuesta un plan, una suscripción, al mes o al año? Precio',
  askPacks: '¿Cuánto cuestan los créditos sin suscripción? Precio de los paquetes',
};

export default checkout;
