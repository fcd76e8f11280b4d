import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: '模板',
  description: '点开即用的创意：贴纸、图片、视频、语音和特效。选一个，改成你的。',
  ofTool: '模板：{0}',
  ofToolDescription: '{0}：点开即用的创意，每个都标明费用。',
  tools: '工具',
  all: '全部',
  filter: '主题',
  models: {
    'ai-sticker-maker': '贴纸',
    'ai-text-to-image': '图片',
    'text-to-video-ai': '视频',
    'ai-effect': '特效',
    'ai-image-to-image': '换风格',
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
  loading: '模板加载中',
  failed: '模板加载失败。',
  moreFailed: '其余内容加载失败。',
  empty: {
    title: '这里还没有模板',
    body: '工具已经可用：从你自己的想法开始吧。',
    open: '打开工具',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
