import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  offline: 'Нет сети. Всё на экране остаётся, новые задания подождут вашего возвращения.',
  freshness: { ready: 'Готова новая версия сайта.', reload: 'Обновить' },
  loadingPage: 'Страница загружается',
  notifications: 'Уведомления',
  missing: {
    title: 'Страница не найдена',
    body: 'По этому адресу ничего нет. Возможно, страница переехала или её никогда не было.',
    tools: 'Все инструменты',
  },
  broken: {
    title: 'Внутренняя ошибка сервера',
    body: 'У нас что-то не сработало. Ваши кредиты и работы в сохранности.',
    lostTitle: 'Часть этой страницы не загрузилась',
    lostBody: 'Возможно, нет сети или вышла новая версия сайта. Перезагрузите страницу.',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
