/** What the checkout page and receipts say. */
import type { Billing, Tier } from '../../contract/facts/prices.ts';
import type { Locale } from '../../contract/facts/locales.ts';

export type CheckoutWords = {
  pack: string;
  tiers: Record<Tier, string>;
  billings: Record<Billing, string>;
  title: string;
  /** Only a test: no money moves. */
  sandbox: string;
  perMonth: string;
  perYear: string;
  name: string;
  number: string;
  expiry: string;
  expiryHint: string;
  csc: string;
  pay: string;
  confirmTitle: string;
  confirmText: string;
  confirm: string;
  paidTitle: string;
  paidText: string;
  declinedTitle: string;
  declinedText: string;
  expiredTitle: string;
  expiredText: string;
  back: string;
  wrongName: string;
  wrongNumber: string;
  wrongExpiry: string;
  wrongCsc: string;
  renews: string;
  /** As a person would ask: the help assistant finds prices by these. */
  askPlans: string;
  askPacks: string;
};

export const words: Record<Locale, CheckoutWords> = {
  en: {
    pack: '{credits} credits',
    tiers: { basic: 'Basic', pro: 'Pro', premium: 'Premium' },
    billings: { month: 'monthly', year: 'yearly' },
    title: 'Payment',
    sandbox: 'Test mode: no money moves. Use the card 4242 4242 4242 4242.',
    perMonth: 'a month',
    perYear: 'a year',
    name: 'Name on the card',
    number: 'Card number',
    expiry: 'Valid until',
    expiryHint: 'MM / YY',
    csc: 'Security code',
    pay: 'Pay {amount}',
    confirmTitle: 'Your bank asks you to confirm',
    confirmText: 'Please confirm that you want to pay {amount}.',
    confirm: 'Confirm payment',
    paidTitle: 'Payment received',
    paidText: 'Thank you. Your credits are there.',
    declinedTitle: 'The card was declined',
    declinedText: 'Nothing was charged. Please start again with another card.',
    expiredTitle: 'This payment has ended',
    expiredText: 'Nothing was charged. Please start again from the pricing page.',
    back: 'Back to the site',
    wrongName: 'Enter the name as it stands on the card.',
    wrongNumber: 'Check the card number: it does not add up.',
    wrongExpiry: 'Enter a month and a year that are not over, such as 08 / 31.',
    wrongCsc: 'Enter the three or four digits of the security code.',
    renews: 'Renews by itself until you cancel.',
    askPlans: 'What does a subscription cost, a month or a year?',
    askPacks: 'What do credits cost without a subscription (one-time packs)?',
  },
  zh: {
    pack: '{credits} 积分',
    tiers: { basic: '基础版', pro: '专业版', premium: '高级版' },
    billings: { month: '按月', year: '按年' },
    title: '付款',
    sandbox: '测试模式：不会真正扣款。请使用卡号 4242 4242 4242 4242。',
    perMonth: '每月',
    perYear: '每年',
    name: '持卡人姓名',
    number: '卡号',
    expiry: '有效期',
    expiryHint: '月 / 年',
    csc: '安全码',
    pay: '支付 {amount}',
    confirmTitle: '银行请您确认',
    confirmText: '请确认支付 {amount}。',
    confirm: '确认付款',
    paidTitle: '付款成功',
    paidText: '谢谢，积分已到账。',
    declinedTitle: '银行卡被拒绝',
    declinedText: '没有扣款。请换一张卡重新付款。',
    expiredTitle: '此次付款已结束',
    expiredText: '没有扣款。请从价格页面重新开始。',
    back: '返回网站',
    wrongName: '请按卡面填写姓名。',
    wrongNumber: '卡号有误，请核对。',
    wrongExpiry: '请填写未过期的月份和年份，例如 08 / 31。',
    wrongCsc: '请填写三位或四位安全码。',
    renews: '将自动续订，直到您取消。',
    askPlans: '订阅多少钱？按月和按年的价格',
    askPacks: '不订阅购买积分多少钱？一次性积分包的价格',
  },
  fr: {
    pack: '{credits} crédits',
    tiers: { basic: 'Basic', pro: 'Pro', premium: 'Premium' },
    billings: { month: 'mensuel', year: 'annuel' },
    title: 'Paiement',
    sandbox: 'Mode test : aucun argent ne circule. Utilisez la carte 4242 4242 4242 4242.',
    perMonth: 'par mois',
    perYear: 'par an',
    name: 'Nom sur la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM / AA',
    csc: 'Code de sécurité',
    pay: 'Payer {amount}',
    confirmTitle: 'Votre banque vous demande de confirmer',
    confirmText: 'Confirmez que vous voulez payer {amount}.',
    confirm: 'Confirmer le paiement',
    paidTitle: 'Paiement reçu',
    paidText: 'Merci. Vos crédits sont là.',
    declinedTitle: 'La carte a été refusée',
    declinedText: 'Rien n’a été débité. Recommencez avec une autre carte.',
    expiredTitle: 'Ce paiement est terminé',
    expiredText: 'Rien n’a été débité. Recommencez depuis la page des tarifs.',
    back: 'Retour au site',
    wrongName: 'Indiquez le nom tel qu’il figure sur la carte.',
    wrongNumber: 'Vérifiez le numéro de carte : il n’est pas valide.',
    wrongExpiry: 'Indiquez un mois et une année non expirés, par exemple 08 / 31.',
    wrongCsc: 'Indiquez les trois ou quatre chiffres du code de sécurité.',
    renews: 'Se renouvelle automatiquement jusqu’à résiliation.',
    askPlans: 'Combien coûte un abonnement, par mois ou par an ? Prix',
    askPacks: 'Combien coûtent les crédits sans abonnement ? Prix des packs',
  },
  es: {
    pack: '{credits} créditos',
    tiers: { basic: 'Basic', pro: 'Pro', premium: 'Premium' },
    billings: { month: 'mensual', year: 'anual' },
    title: 'Pago',
    sandbox: 'Modo de prueba: no se mueve dinero. Usa la tarjeta 4242 4242 4242 4242.',
    perMonth: 'al mes',
    perYear: 'al año',
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Válida hasta',
    expiryHint: 'MM / AA',
    csc: 'Código de seguridad',
    pay: 'Pagar {amount}',
    confirmTitle: 'Tu banco te pide que confirmes',
    confirmText: 'Confirma que quieres pagar {amount}.',
    confirm: 'Confirmar el pago',
    paidTitle: 'Pago recibido',
    paidText: 'Gracias. Tus créditos ya están ahí.',
    declinedTitle: 'La tarjeta ha sido rechazada',
    declinedText: 'No se ha cobrado nada. Empieza de nuevo con otra tarjeta.',
    expiredTitle: 'Este pago ha terminado',
    expiredText: 'No se ha cobrado nada. Empieza de nuevo desde la página de precios.',
    back: 'Volver al sitio',
    wrongName: 'Escribe el nombre tal como aparece en la tarjeta.',
    wrongNumber: 'Revisa el número de tarjeta: no es válido.',
    wrongExpiry: 'Escribe un mes y un año que no hayan pasado, por ejemplo 08 / 31.',
    wrongCsc: 'Escribe los tres o cuatro dígitos del código de seguridad.',
    renews: 'Se renueva sola hasta que la canceles.',
    askPlans: '¿Cuánto cuesta una suscripción, al mes o al año? Precio',
    askPacks: '¿Cuánto cuestan los créditos sin suscripción? Precio de los paquetes',
  },
  ru: {
    pack: 'Кредиты: {credits}',
    tiers: { basic: 'Basic', pro: 'Pro', premium: 'Premium' },
    billings: { month: 'на месяц', year: 'на год' },
    title: 'Оплата',
    sandbox: 'Тестовый режим: деньги не списываются. Используйте карту 4242 4242 4242 4242.',
    perMonth: 'в месяц',
    perYear: 'в год',
    name: 'Имя на карте',
    number: 'Номер карты',
    expiry: 'Срок действия',
    expiryHint: 'ММ / ГГ',
    csc: 'Код безопасности',
    pay: 'Оплатить {amount}',
    confirmTitle: 'Банк просит подтверждения',
    confirmText: 'Подтвердите, что вы хотите заплатить {amount}.',
    confirm: 'Подтвердить оплату',
    paidTitle: 'Оплата получена',
    paidText: 'Спасибо. Кредиты уже зачислены.',
    declinedTitle: 'Карта отклонена',
    declinedText: 'Ничего не списано. Начните заново с другой картой.',
    expiredTitle: 'Эта оплата завершена',
    expiredText: 'Ничего не списано. Начните заново со страницы цен.',
    back: 'Вернуться на сайт',
    wrongName: 'Укажите имя так, как оно написано на карте.',
    wrongNumber: 'Проверьте номер карты: в нём ошибка.',
    wrongExpiry: 'Укажите месяц и год, которые ещё не прошли, например 08 / 31.',
    wrongCsc: 'Укажите три или четыре цифры кода безопасности.',
    renews: 'Продлевается автоматически, пока вы не отмените.',
    askPlans: 'Сколько стоит подписка на месяц или на год? Цена',
    askPacks: 'Сколько стоят кредиты без подписки? Цена пакетов',
  },
};
