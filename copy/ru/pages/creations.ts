import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: 'Мои работы',
  description: 'Что вы создали, вместе с файлами.',
  all: 'Все',
  filter: 'Показать',
  empty: {
    title: 'Здесь пока пусто',
    body: 'То, что вы создадите, появится здесь и останется, пока не удалите.',
    action: 'Создать стикер',
  },
  loading: 'Ваши работы загружаются',
  failed: 'Не удалось получить ваши работы.',
  more: 'Показать ещё',
  moreFailed: 'Не удалось получить остальное.',
  delete: 'Удалить',
  download: 'Скачать',
  options: 'Форматы и доступ',
  removed: 'Удалено.',
  undo: 'Вернуть',
  status: {
    queued: 'Ожидает',
    running: 'В работе',
    failed: 'Не получилось',
    cancelled: 'Отменено',
    succeeded: 'Готово',
  },
  returned: 'Возвращено: {0} {{кредитов|кредит|кредита|кредита|кредитов|кредита}}.',
  again: 'Повторить',
  draft: 'Эскизный движок',
  today: 'Сегодня',
  yesterday: 'Вчера',
  image: 'Картинка создана {0}',
} satisfies NamespaceCreationsTranslation;

export default creations;
