import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': '贴纸制作',
  'ai-text-to-image': '文字生成图片',
  'ai-image-to-image': '图生图',
  'text-to-video-ai': '文字生成视频',
  'image-to-video-ai': '图片转视频',
  'ai-face-swap': 'AI 换脸',
  'multiple-face-swap': '多人换脸',
  'gif-face-swap': 'GIF 换脸',
  'ai-gif-face-swap': '表情包制作',
  'multiple-face-swap-gif': 'GIF 多人换脸',
  'video-face-swap': '视频换脸',
  'multiple-face-swap-video': '视频多人换脸',
  'ai-text-to-audio': '文字转语音',
  'ai-voice-cloning': '相似音色',
  'trump-ai-voice-generator': '特朗普恶搞配音',
  'ai-image-enhancer': '图片变清晰',
  'ai-background-remover': '一键抠图',
  'ai-background-changer': '更换背景',
  'ai-watermark-remover': '去水印',
  'video-watermark-remover': '视频去水印',
  'video-background-remover': '视频抠像',
  'ai-effect': '照片特效',
  'ai-halloween-video-generator': '万圣节视频',
  'ai-hug-generator': '拥抱视频',
  'ai-french-kiss-video-generator': '亲吻视频',
  'ai-clothes-changer': '衣服换色',
  'ai-girl-generator': '角色肖像',
  'ai-chatbot': '小助手',
};

export default names;
