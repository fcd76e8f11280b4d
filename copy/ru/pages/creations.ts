import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: 'Мои работы',
  description: 'Всё, что вы создали, вместе с файлами.',
  all: 'Все',
  filter: 'Показать',
  empty: {
    title: 'Здесь пока пусто',
    body: 'Всё, что вы создадите, появится здесь и останется, пока вы это не удалите.',
    action: 'Создать стикер',
  },
  loading: 'Загружаем ваши работы',
  failed: 'Не удалось загрузить ваши работы.',
  more: 'Показать ещё',
  moreFailed: 'Не удалось загрузить остальное.',
  delete: 'Удалить',
  download: 'Скачать',
  options: 'Скачать и поделиться',
  removed: 'Удалено.',
  undo: 'Отменить',
  status: {
    queued: 'В очереди',
    running: 'В работе',
    failed: 'Не получилось',
    cancelled: 'Отменено',
    succeeded: 'Готово',
  },
  returned: 'Мы вернули вам {0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}}.',
  again: 'Повторить',
  draft: 'Собрано',
  today: 'Сегодня',
  yesterday: 'Вчера',
  image: 'Изображение создано {0}',
  gif: 'GIF создан {0}',
  video: 'Видео создано {0}',
  audio: 'Аудио создано {0}',
  cancel: 'Отменить',
  remix: 'Взять за основу',
} satisfies NamespaceCreationsTranslation;

export default creations;
