import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: '贴纸、图片和视频模板',
  description: '从模板开始：贴纸、图片、视频、配音和特效，打开时内容已经填好，改成你喜欢的样子就行。',
  ofTool: '{0}模板',
  ofTools: {
    'ai-sticker-maker': {
      title: '贴纸模板：挑一个改成你的',
      description: '狐狸、火箭、纸杯蛋糕……挑一个贴纸，改一两个词，就能下载透明背景的成品，用来做表情包。',
    },
    'ai-text-to-image': {
      title: '图片模板：现成的场景随你改',
      description: '黎明的湖、雪中村庄、城市之夜：挑一个场景，换个地点、季节或时间，生成你自己的图片。',
    },
    'text-to-video-ai': {
      title: '视频模板：会动的小场景随你改',
      description: '飞向群星、城市夜雨、日落海豚：从一个会动的小场景开始，改几个词，就是你想要的视频。',
    },
    'ai-effect': {
      title: '照片特效模板：先看效果再换照片',
      description: '女巫、水彩、像素画：先看看每种特效用在人像上是什么样子，再换上你自己的照片。',
    },
    'ai-image-to-image': {
      title: '照片风格模板：看样图选风格',
      description: '看着样图选一种风格，把你的照片变成卡通、油画、铅笔素描或像素画，强度可以自己调。',
    },
    'ai-text-to-audio': {
      title: '配音模板：现成文稿直接朗读',
      description: '欢迎词、睡前故事、播客开场：挑一段文字，改成你要说的话，用中文或其他语言读出来。',
    },
    'ai-girl-generator': {
      title: '人物模板：虚构女性角色肖像',
      description: '女画家、女宇航员等等：从一位虚构的女性开始，换换发型、服装或神情，做出你的角色肖像。',
    },
  },
  tools: '工具',
  all: '全部',
  filter: '主题',
  models: {
    'ai-sticker-maker': '贴纸',
    'ai-text-to-image': '图片',
    'text-to-video-ai': '视频',
    'ai-effect': '特效',
    'ai-image-to-image': '绘画风格',
    'ai-text-to-audio': '语音',
    'ai-girl-generator': '人像',
  },
  tabs: {
    animals: '动物',
    nature: '自然',
    places: '地点',
    space: '太空',
    things: '物品',
    people: '人物',
    seasons: '季节',
    spooky: '万圣节',
    style: '风格',
    voice: '语音',
  },
  loading: '正在加载模板',
  failed: '模板加载失败。',
  moreFailed: '其余内容加载失败。',
  empty: {
    title: '这里还没有模板',
    body: '可以马上用自己的想法开始。',
    open: '打开工具',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
