import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: '我的作品',
  description: '你制作的作品及文件。',
  all: '全部',
  filter: '显示',
  empty: {
    title: '这里还没有内容',
    body: '你的作品会出现在这里，直到你删除。',
    action: '制作贴纸',
  },
  loading: '正在读取作品',
  failed: '无法读取作品。',
  more: '显示更多',
  moreFailed: '无法读取其余内容。',
  delete: '删除',
  download: '下载',
  options: '格式与分享',
  removed: '已删除。',
  undo: '撤销',
  status: {
    queued: '等待中',
    running: '制作中',
    failed: '未成功',
    cancelled: '已取消',
    succeeded: '就绪',
  },
  returned: '{0} 个积分已退回。',
  again: '重试',
  draft: '草图引擎',
  today: '今天',
  yesterday: '昨天',
  image: '制作于 {0} 的图片',
} satisfies NamespaceCreationsTranslation;

export default creations;
