import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  picture: '你的图片',
  prompt: '上面要有什么？',
  seed: '种子',
  seedHint: '同样的词和同样的种子画出同样的图。',
  seedAny: '随机',
  how: '使用方法',
  reasons: '为什么在这里做',
  questions: '常见问题',
  allTitle: '全部工具',
  allLead: '每个工具都会说明做什么、多少积分、由哪个引擎完成。',
  unservedCard: '本站目前无法制作',
} satisfies NamespaceToolTranslation;

export default tool;
