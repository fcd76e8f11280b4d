import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: '贴纸、图片和视频模板',
  description: '从模板开始：贴纸、图片、视频、配音和特效，打开就已经填好内容，改成你喜欢的样子。',
  ofTool: '{0}模板',
  ofToolDescription: '{0}的现成创意：打开就已经填好内容，先看所需积分，再改成你自己的文字。',
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
    spooky: '惊悚',
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
