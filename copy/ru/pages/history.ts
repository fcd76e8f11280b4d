import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: 'История кредитов',
  loading: 'Загружаем историю',
  failed: 'Не удалось загрузить историю.',
  empty: 'Кредиты пока не начислялись и не списывались.',
  more: 'Показать ещё',
  moreFailed: 'Не удалось загрузить остальное.',
  csv: 'Скачать CSV',
  plot: {
    title: 'Ваш баланс с {0}',
    about: 'Ваш баланс с {0}: тогда {1|number}, сейчас {2|number}, самое большее {3|number}.',
  },
  columns: { at: 'Дата', what: 'Описание', amount: 'Кредиты', balance: 'Баланс' },
  kinds: {
    grant: 'Начислено',
    hold: 'Отложено',
    settle: 'Потрачено',
    release: 'Возвращено',
    expire: 'Сгорело',
    refund: 'Списано после возврата денег',
  },
  sources: {
    daily: 'бесплатные кредиты на день',
    checkin: 'ежедневный бонус',
    invite: 'приглашение',
    subscription: 'подписка',
    pack: 'пакет кредитов',
    job: 'создание работы',
    operator: 'наша команда',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
