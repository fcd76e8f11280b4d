import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Создание стикеров',
  'ai-text-to-image': 'Изображение по описанию',
  'ai-image-to-image': 'Стилизация фото',
  'text-to-video-ai': 'Видео из текста',
  'image-to-video-ai': 'Видео из фото',
  'ai-face-swap': 'Замена лица',
  'multiple-face-swap': 'Групповая замена лиц',
  'gif-face-swap': 'Замена лица в GIF',
  'ai-gif-face-swap': 'GIF-реакция',
  'multiple-face-swap-gif': 'Несколько лиц в GIF',
  'video-face-swap': 'Замена лица в видео',
  'multiple-face-swap-video': 'Несколько лиц в видео',
  'ai-text-to-audio': 'Озвучка текста',
  'ai-voice-cloning': 'Похожий голос',
  'trump-ai-voice-generator': 'Пародийный голос Трампа',
  'ai-image-enhancer': 'Улучшение фото',
  'ai-background-remover': 'Удаление фона',
  'ai-background-changer': 'Замена фона',
  'ai-watermark-remover': 'Удаление водяных знаков',
  'video-watermark-remover': 'Удаление логотипов с видео',
  'video-background-remover': 'Удаление фона с видео',
  'ai-effect': 'Эффекты для фото',
  'ai-halloween-video-generator': 'Видео на Хэллоуин',
  'ai-hug-generator': 'Видео с объятием',
  'ai-french-kiss-video-generator': 'Видео с поцелуем',
  'ai-clothes-changer': 'Смена цвета одежды',
  'ai-girl-generator': 'Портрет персонажа',
  'ai-chatbot': 'Помощник',
};

export default names;
