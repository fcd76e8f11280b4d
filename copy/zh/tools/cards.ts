import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': '用照片或几个词做出透明背景的贴纸。',
  'ai-text-to-image': '描述一个场景，得到一张图片。',
  'ai-image-to-image': '把照片变成卡通、水彩或像素画。',
  'text-to-video-ai': '写一句话，得到一段短视频。',
  'image-to-video-ai': '让照片动起来，有远近层次。',
  'ai-face-swap': '把一张脸换到另一张照片里。',
  'multiple-face-swap': '一次换掉合影里的所有脸。',
  'gif-face-swap': '把脸换进任意 GIF，循环不变。',
  'ai-gif-face-swap': '用自己的脸做表情包。',
  'multiple-face-swap-gif': '一张动图里换几张脸，每张单独跟踪。',
  'video-face-swap': '把脸换进一分钟以内的视频。',
  'multiple-face-swap-video': '给整段视频换一批演员。',
  'ai-text-to-audio': '把文字变成语音，支持五种语言。',
  'ai-voice-cloning': '用和样本相似的声音读文字。',
  'trump-ai-voice-generator': '写个段子，用恶搞声音读出来，并如实标注。',
  'ai-image-enhancer': '把小图放大到 2 倍或 4 倍。',
  'ai-background-remover': '把主体抠成透明 PNG。',
  'ai-background-changer': '给主体换上颜色、图片或新场景。',
  'ai-watermark-remover': '涂抹一下，去掉日期、标志或杂物。',
  'video-watermark-remover': '去掉自己视频里的日期或标志。',
  'video-background-remover': '有没有绿幕，都能把人抠出来。',
  'ai-effect': '变装、绘画风格，还有双人特效。',
  'ai-halloween-video-generator': '一张人像变成带声音的万圣节视频。',
  'ai-hug-generator': '两张照片里的人相遇、拥抱。',
  'ai-french-kiss-video-generator': '两位成年人都同意，就能做浪漫短片。',
  'ai-clothes-changer': '看看衣服换个颜色或花纹的样子。',
  'ai-girl-generator': '为你故事里的女性角色画一幅肖像。',
  'ai-chatbot': '问工具怎么用，要多少积分。',
};

export default cards;
