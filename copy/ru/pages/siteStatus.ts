import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  offline: 'Нет подключения к интернету. Смотреть можно, а создавать — когда связь вернётся.',
  freshness: {
    ready: 'Вышла новая версия сайта.',
    loses: 'При обновлении пропадёт то, что вы здесь ввели или выбрали.',
    reload: 'Обновить',
  },
  loadingPage: 'Загружаем страницу',
  notifications: 'Уведомления',
  missing: {
    title: 'Страница не найдена',
    body: 'Возможно, ссылка устарела или в ней опечатка.',
    tools: 'Все инструменты',
  },
  broken: {
    title: 'Внутренняя ошибка сервера',
    body: 'У нас что-то сломалось. Ваши кредиты и работы в сохранности.',
    lostTitle: 'Страница загрузилась не полностью',
    lostBody: 'Пропала связь, или вышла новая версия сайта. Обновите страницу, чтобы продолжить.',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
