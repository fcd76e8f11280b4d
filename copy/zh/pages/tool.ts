import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  how: '使用方法',
  reasons: '为什么在这里做',
  questions: '常见问题',
  allTitle: '全部工具：图片、视频和音频',
  allLead: '做贴纸、换脸、做视频、配音或修图，选一个工具就能开始。每个工具都会先显示所需积分。',
  unservedCard: '暂时不可用',
  faceKinds: { label: '在哪里换脸', image: '图片', several: '多人', gif: 'GIF', video: '视频' },
} satisfies NamespaceToolTranslation;

export default tool;
