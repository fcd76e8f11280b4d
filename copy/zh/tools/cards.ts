import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': '一张照片、几个词，或两者都用：透明背景的模切贴纸。',
  'ai-text-to-image': '用你的语言描述场景，得到有光线、天气和角色的图片。',
  'ai-image-to-image': '卡通、水彩、油画、铅笔、波普等，强弱由你决定。',
  'text-to-video-ai': '写下一个场景，得到一段短片：地点、天气、光线和移动的镜头。',
  'image-to-video-ai': '主体向前，背景在后移动，镜头随之推移。',
  'ai-face-swap': '把一张脸放进另一张图片，场景的光线、姿势和肤色保持不变。',
  'multiple-face-swap': '找出合影中的每张脸并编号，由你决定谁变成谁。',
  'gif-face-swap': '给动态 GIF 换一张脸，逐帧跟踪。',
  'ai-gif-face-swap': '把人人都认识的 GIF，变成朋友们都认识的脸。',
  'multiple-face-swap-gif': '一个 GIF 里两张、三张或更多的脸，每张都从头跟到尾。',
  'video-face-swap': '给一分钟以内的视频换脸，声音和光线都保留。',
  'multiple-face-swap-video': '视频中的每个人都可以变成别人，分别跟踪。',
  'ai-text-to-audio': '英语、中文、法语、西班牙语和俄语的清晰朗读，MP3 格式。',
  'ai-voice-cloning': '用你有权使用的声音样本的音高和音色来朗读文字。',
  'trump-ai-voice-generator': '为你的笑话配上戏仿的声音，并始终标明。不模仿任何录音。',
  'ai-image-enhancer': '用小型神经网络放大两倍或四倍，边缘依然干净。',
  'ai-background-remover': '抠出人物、动物和物品，发丝柔和、边缘干净，输出透明 PNG。',
  'ai-background-changer': '给主体换上新的颜色、另一张图片或绘制的场景。',
  'ai-watermark-remover': '涂抹文字、日期或碍眼的东西，背后的画面会自动补上。',
  'video-watermark-remover': '在自己的视频里框出日期或徽标，逐帧补全。',
  'video-background-remover': '从视频中抠出人物或去掉某种颜色，输出纯色背景 MP4 或透明 WebM。',
  'ai-effect': '选一张卡片，添加一两张图片，得到带特效的图片或短片。',
  'ai-halloween-video-generator': '一张人像，配上面部彩绘、夜空、蝙蝠和一点音乐。',
  'ai-hug-generator': '让两个人在温暖的场景里相聚，制成短片。',
  'ai-french-kiss-video-generator': '两位已同意的成年人，一个浪漫场景，还有爱心。20 个积分。',
  'ai-clothes-changer': '给衣物换上另一种颜色或图案，褶皱和光影不变。',
  'ai-girl-generator': '一位并不存在的成年人，按你描述的风格。',
  'ai-chatbot': '问问这里怎么用、哪个工具合适、需要多少积分。',
};

export default cards;
