import type { NamespaceSharedTranslation } from '../../generated/types.ts';

const shared = {
  title: 'Что сделать с файлом?',
  description: 'Выберите инструмент для файла, которым вы поделились с Iridia.',
  lead: '{name} уже здесь. Выберите инструмент.',
  missing: {
    title: 'Файла пока нет',
    body: 'Поделитесь фото, видео или аудио из другого приложения — или выберите инструмент и загрузите файл там.',
    tools: 'Все инструменты',
  },
} satisfies NamespaceSharedTranslation;

export default shared;
