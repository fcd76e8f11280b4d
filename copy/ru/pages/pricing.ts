import type { NamespacePricingTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Цены',
  lead: 'Кредиты на всё, что здесь есть. Отменить можно в любой момент.',
  tabs: {
    label: 'Как вам удобно платить?',
    month: 'По месяцам',
    year: 'За год',
    oneTime: 'Один раз',
  },
  off: '−{0} %',
  tiers: {
    basic: 'Базовый',
    pro: 'Про',
    premium: 'Премиум',
  },
  popular: 'Чаще всего выбирают',
  perMonth: 'в месяц',
  billedYearly: '{0} раз в год',
  billedMonthly: '{0} каждый месяц',
  monthly: '{0} кредитов в месяц',
  upTo: 'до {0} видео или {1} картинок',
  everyTool: 'Все инструменты и движки',
  cancel: 'Отмена в два нажатия, в настройках',
  choose: 'Выбрать «{0}»',
  subscribed: 'подписка оформлена',
  subscribedHint: 'У вас есть подписка. Больше кредитов — в разовых пакетах.',
  packs: 'Пакеты кредитов',
  amount: '{0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}}',
  popularPack: 'Популярный',
  best: 'Выгоднее всего',
  firstOnly: 'Только для первой покупки',
  per: '{0} кредитов за доллар',
  summary: 'Что вы получите',
  vip: {
    images: 'Картинок: {0}',
    videos: 'или видео: {0}',
    once: 'Оплата один раз, без продления',
    allTools: 'Все инструменты и движки',
  },
  buy: 'Купить за {0}',
  payment: 'Оплата',
  payLoading: 'Страница оплаты загружается',
  payProblem: 'Извините, произошла ошибка сервиса. Попробуйте позже.',
  payFailed: { title: 'Платёж не прошёл', body: 'Ничего не списано. Попробуйте другую карту или другой способ оплаты.' },
} satisfies NamespacePricingTranslation;

export default pricing;
