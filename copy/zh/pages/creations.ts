import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: '我的作品',
  description: '你做过的所有作品，随时可以下载。',
  all: '全部',
  filter: '显示',
  empty: {
    title: '这里还没有内容',
    body: '做好的作品会出现在这里，删除之前一直保留。',
    action: '制作贴纸',
  },
  loading: '正在加载作品',
  failed: '作品加载失败。',
  more: '显示更多',
  moreFailed: '其余内容加载失败。',
  delete: '删除',
  download: '下载',
  options: '下载和分享',
  removed: '已删除。',
  undo: '撤销',
  status: {
    queued: '排队中',
    running: '制作中',
    failed: '失败',
    cancelled: '已取消',
    succeeded: '已完成',
  },
  returned: '已退还 {0|number} 积分。',
  again: '重试',
  draft: '图画拼成',
  today: '今天',
  yesterday: '昨天',
  image: '{0} 制作的图片',
  gif: '{0} 制作的 GIF',
  video: '{0} 制作的视频',
  audio: '{0} 制作的音频',
  cancel: '取消',
  remix: '再创作',
} satisfies NamespaceCreationsTranslation;

export default creations;
