import type { NamespaceSharedTranslation } from '../../generated/types.ts';

const shared = {
  title: '用它来做什么？',
  description: '为分享到 Iridia 的文件选一个工具。',
  lead: '已收到 {name}，选一个工具继续吧。',
  missing: {
    title: '没有收到文件',
    body: '可以从其他应用分享照片、视频或音频，也可以先选工具，再上传文件。',
    tools: '查看全部工具',
  },
} satisfies NamespaceSharedTranslation;

export default shared;
