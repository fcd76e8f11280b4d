import type { NamespacePricingTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Precios: planes y paquetes de créditos',
  description:
    'Compara los planes por mes o por año y los paquetes de créditos. Todas las herramientas están incluidas, con créditos gratis cada día.',
  lead: 'Un solo saldo de créditos para todas las herramientas. Cancela cuando quieras.',
  tabs: {
    label: '¿Cómo quieres pagar?',
    month: 'Mensual',
    year: 'Anual',
    oneTime: 'Pago único',
  },
  off: '−{0} %',
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
  upTo: 'hasta {0} videos o {1} imágenes',
  videoCosts: 'Un video cuesta {0}. La mayoría de los que se componen con dibujos o con una foto cuestan {1}.',
  everyTool: 'Todas las herramientas incluidas',
  cancel: 'Cancela en los ajustes con dos clics',
  choose: 'Elegir {0}',
  subscribed: 'suscrito',
  subscribedHint: 'Tienes un plan. Puedes sumar créditos con un paquete.',
  changePlan: 'Cambia tu plan en los ajustes',
  packs: 'Paquetes de créditos',
  amount: '{0|number} crédito{{s}}',
  popularPack: 'Popular',
  best: 'Mejor precio',
  firstOnly: 'Solo primera compra',
  per: '{0} créditos por {1}',
  summary: 'Qué incluye',
  vip: {
    images: '{0} imágenes',
    videos: 'o {0} videos',
    once: 'Un solo pago, sin renovación',
    allTools: 'Todas las herramientas incluidas',
  },
  buy: 'Comprar por {0}',
  payment: 'Pago',
  payLoading: 'Cargando el pago',
  payProblem: 'Lo sentimos, hubo un error del servicio. Inténtalo más tarde.',
  payFailed: { title: 'El pago no se completó', body: 'No se te cobró. Prueba con otra tarjeta u otro medio de pago.' },
} satisfies NamespacePricingTranslation;

export default pricing;
