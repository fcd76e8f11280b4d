import type { NamespacePricingTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Precios',
  lead: 'Créditos para todo lo que hay aquí. Cancela cuando quieras.',
  tabs: {
    label: '¿Cómo quieres pagar?',
    month: 'Mensual',
    year: 'Anual',
    oneTime: 'Pago único',
  },
  off: '{0} % menos',
  tiers: {
    basic: 'Básico',
    pro: 'Pro',
    premium: 'Premium',
  },
  popular: 'El más elegido',
  perMonth: 'al mes',
  billedYearly: '{0} una vez al año',
  billedMonthly: '{0} cada mes',
  monthly: '{0} créditos al mes',
  upTo: 'hasta {0} vídeos o {1} imágenes',
  everyTool: 'Todas las herramientas y motores',
  cancel: 'Cancela con dos pulsaciones, en los ajustes',
  choose: 'Elegir {0}',
  subscribed: 'suscrito',
  subscribedHint: 'Ya tienes una suscripción. Hay más créditos en los paquetes.',
  packs: 'Paquetes de créditos',
  amount: '{0|number} crédito{{s}}',
  popularPack: 'Popular',
  best: 'Mejor precio',
  firstOnly: 'Solo para una primera compra',
  per: '{0} créditos por dólar',
  summary: 'Lo que recibes',
  vip: {
    images: '{0} imágenes',
    videos: 'o {0} vídeos',
    once: 'Se paga una vez, no se renueva',
    allTools: 'Todas las herramientas y motores',
  },
  buy: 'Comprar por {0}',
  payment: 'Pago',
  payLoading: 'La página de pago se está cargando',
  payProblem: 'Lo sentimos, ha habido un error del servicio. Inténtalo más tarde.',
  payFailed: { title: 'El pago no se ha completado', body: 'No se ha cobrado nada. Puede funcionar otra tarjeta u otra forma de pago.' },
} satisfies NamespacePricingTranslation;

export default pricing;
