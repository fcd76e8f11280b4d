import type { NamespacePayResultTranslation } from '../../i18n-types.ts';

const payResult = {
  title: 'Ваш платёж',
  description: 'Чем закончился платёж в Iridia.',
  looking: { title: 'Проверяем ваш платёж', body: 'Это займёт мгновение. Ждать здесь не нужно: кредиты придут сами.' },
  paid: { title: 'Платёж получен', body: 'Кредиты уже на вашем балансе.', action: 'Создать что-нибудь' },
  failed: { title: 'Платёж не прошёл', body: 'Ничего не списано. Попробуйте другую карту или другой способ оплаты.', action: 'К ценам' },
  open: { title: 'Платёж ещё не завершён', body: 'Если он пройдёт позже, кредиты придут сами.', again: 'Проверить ещё раз' },
  visitor: { title: 'Войдите, чтобы увидеть платёж', body: 'Платёж виден только той учётной записи, которая его сделала.' },
  none: { title: 'Нет платежа для проверки', body: 'Этот адрес не указывает ни на один платёж.' },
} satisfies NamespacePayResultTranslation;

export default payResult;
