import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': '贴纸制作',
  'ai-text-to-image': '文字生成图片',
  'ai-image-to-image': '图片风格化',
  'text-to-video-ai': '文字生成视频',
  'image-to-video-ai': '图片生成视频',
  'ai-face-swap': '图片换脸',
  'multiple-face-swap': '多人换脸',
  'gif-face-swap': 'GIF 换脸',
  'ai-gif-face-swap': '表情 GIF',
  'multiple-face-swap-gif': '多人 GIF 换脸',
  'video-face-swap': '视频换脸',
  'multiple-face-swap-video': '多人视频换脸',
  'ai-text-to-audio': '文字转语音',
  'ai-voice-cloning': '声音匹配',
  'trump-ai-voice-generator': '特朗普戏仿语音',
  'ai-image-enhancer': '图片增强',
  'ai-background-remover': '去除背景',
  'ai-background-changer': '更换背景',
  'ai-watermark-remover': '去除标记',
  'video-watermark-remover': '视频去标记',
  'video-background-remover': '视频去背景',
  'ai-effect': '特效',
  'ai-halloween-video-generator': '万圣节视频',
  'ai-hug-generator': '拥抱视频',
  'ai-french-kiss-video-generator': '亲吻视频',
  'ai-clothes-changer': '换装',
  'ai-girl-generator': '角色肖像',
  'ai-chatbot': '聊天助手',
};

export default names;
