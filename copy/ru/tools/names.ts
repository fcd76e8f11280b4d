import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Создание стикеров',
  'ai-text-to-image': 'Картинка из текста',
  'ai-image-to-image': 'Новый стиль',
  'text-to-video-ai': 'Видео из текста',
  'image-to-video-ai': 'Видео из снимка',
  'ai-face-swap': 'Замена лица',
  'multiple-face-swap': 'Лица в группе',
  'gif-face-swap': 'Лицо в GIF',
  'ai-gif-face-swap': 'GIF-реакция',
  'multiple-face-swap-gif': 'Группа в GIF',
  'video-face-swap': 'Лицо в видео',
  'multiple-face-swap-video': 'Группа в видео',
  'ai-text-to-audio': 'Речь из текста',
  'ai-voice-cloning': 'Подбор голоса',
  'trump-ai-voice-generator': 'Пародийный голос Трампа',
  'ai-image-enhancer': 'Улучшение',
  'ai-background-remover': 'Удаление фона',
  'ai-background-changer': 'Замена фона',
  'ai-watermark-remover': 'Удаление меток',
  'video-watermark-remover': 'Чистка видео',
  'video-background-remover': 'Фон в видео',
  'ai-effect': 'Эффекты',
  'ai-halloween-video-generator': 'Видео на Хэллоуин',
  'ai-hug-generator': 'Видео с объятием',
  'ai-french-kiss-video-generator': 'Видео с поцелуем',
  'ai-clothes-changer': 'Смена одежды',
  'ai-girl-generator': 'Портрет персонажа',
  'ai-chatbot': 'Помощник',
};

export default names;
