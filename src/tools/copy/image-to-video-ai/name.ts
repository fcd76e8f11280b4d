import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Image to video',
  zh: '图片生成视频',
  fr: 'Image en vidéo',
  es: 'Imagen a vídeo',
  ru: 'Видео из снимка',
};
