import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: 'История кредитов',
  loading: 'История загружается',
  failed: 'Не удалось получить историю.',
  empty: 'Движений кредитов пока не было.',
  more: 'Показать ещё',
  moreFailed: 'Не удалось получить остальное.',
  csv: 'Скачать CSV',
  columns: { at: 'Когда', what: 'Что', amount: 'Кредиты', balance: 'Баланс после' },
  kinds: { grant: 'Начислено', hold: 'Отложено', settle: 'Потрачено', release: 'Возвращено', expire: 'Сгорело', refund: 'Снято' },
  sources: {
    daily: 'дневные кредиты',
    checkin: 'награда дня',
    invite: 'приглашение',
    subscription: 'подписка',
    pack: 'пакет',
    job: 'ваша работа',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
