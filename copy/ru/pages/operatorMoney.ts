import type { NamespaceOperatorMoneyTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Платежи: каждый рядом с учётом кредитов',
  description: 'Для тех, кто ведёт этот сайт: каждый платёж, сколько кредитов он дал, что возвращено и что не сходится.',
  heading: 'Платежи',
  lead: 'Все платежи, сначала новые, и сколько кредитов дал каждый. Спор с банком виден как списанные кредиты.',
  show: 'Показать',
  states: { all: 'Все', paid: 'Оплаченные', pending: 'Начатые', returned: 'Возвраты', odd: 'Не сходятся' },
  search: 'Почта, аккаунт, платёж или списание',
  find: 'Найти',
  everything: 'Показать всё',
  empty: 'Платежей нет.',
  kinds: { pack: 'Пакет кредитов', plan: 'Подписка', renewal: 'Продление подписки' },
  status: { pending: 'Не завершён', paid: 'Оплачен', declined: 'Отклонён', expired: 'Истёк', refunded: 'Возвращён' },
  ledger: 'Кредиты: куплено {credits|number}, выдано {given|number}, списано {taken|number}',
  odd: 'Учёт кредитов не сходится с этим платежом.',
  refund: { asked: 'Платёжная система получила запрос на возврат.', done: 'Платёжная система вернула деньги.' },
  acts: {
    refund: {
      label: 'Вернуть деньги',
      body: 'Покупатель получит всю сумму назад. Оставшиеся кредиты спишутся, а оплаченная подписка закончится.',
    },
  },
  columns: {
    id: 'Платёж',
    account: 'Аккаунт',
    email: 'Почта',
    kind: 'Вид',
    price: 'Цена',
    currency: 'Валюта',
    status: 'Состояние',
    at: 'Начат',
    settled: 'Оплачен',
    charge: 'Списание',
    credits: 'Куплено кредитов',
    given: 'Выдано кредитов',
    taken: 'Списано кредитов',
  },
} satisfies NamespaceOperatorMoneyTranslation;

export default operatorMoney;
