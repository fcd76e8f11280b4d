import type { CheckoutWords } from '../types/checkout.ts';
import pricing from './pages/pricing.ts';

const checkout: CheckoutWords = {
  pack: 'Кредиты: {credits}',
  tiers: pricing.tiers,
  billings: { month: 'на месяц', year: 'на год' },
  title: 'Оплата',
  sandbox: 'Тестовый режим: деньги не списываются. Используйте карту 4242 4242 4242 4242.',
  perMonth: 'в месяц',
  perYear: 'в год',
  name: 'Имя на карте',
  number: 'Номер карты',
  expiry: 'Срок действия',
  expiryHint: 'ММ / ГГ',
  csc: 'Код с обратной стороны (CVC)',
  pay: 'Оплатить {amount}',
  confirmTitle: 'Банк просит подтвердить платёж',
  confirmText: 'Подтвердите, что вы хотите заплатить {amount}.',
  confirm: 'Подтвердить оплату',
  paidTitle: 'Оплата получена',
  paidText: 'Спасибо. Кредиты уже на балансе.',
  declinedTitle: 'Карта отклонена',
  declinedText: 'Деньги не списаны. Начните заново с другой картой.',
  expiredTitle: 'Время на оплату истекло',
  expiredText: 'Деньги не списаны. Начните заново со страницы цен.',
  back: 'Вернуться на сайт',
  wrongName: 'Укажите имя так, как оно написано на карте.',
  wrongNumber: 'Проверьте номер карты: похоже, в нём ошибка.',
  wrongExpiry: 'Введите срок, который ещё не истёк, например 08 / 31.',
  wrongCsc: 'Введите три или четыре цифры кода CVC.',
  renews: 'Подписка продлевается сама, пока вы её не отмените.',
  askPlans: 'Сколько стоит подписка на месяц или на год? Цена',
  askPacks: 'Сколько стоят кредиты без подписки? Цена пакетов',
};

export default checkout;
