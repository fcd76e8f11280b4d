import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '用两张人像制作亲吻视频', description: '两位已同意的成年人，一个浪漫场景，还有爱心。20 个积分。' },
  h1: '短片里的一个吻',
  lead: '两位已同意的成年人，一个浪漫场景，还有爱心。20 个积分。',
  action: '制作亲吻',
  steps: [
    {
      title: '添加一两张人像',
      body: '仅限已同意的成年人。',
    },
    {
      title: '确认',
      body: '他们是谁，并已同意。',
    },
    {
      title: '下载 MP4',
      body: '已标明为合成。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '格调得体',
      body: '一个场景，渐近的距离，手绘的爱心。',
    },
    {
      title: '先取得同意',
      body: '没有同意就没有任务。',
    },
    {
      title: '失败则退回',
      body: '全部 20 个积分。',
    },
  ],
  faqs: [
    {
      title: '可以使用别人的照片吗？',
      body: '只有在对方同意的情况下。我们会在任务前询问并保存答复；同意被撤回后，相关结果会被删除。',
    },
    {
      title: '谁可以使用？',
      body: '年满 18 岁、已同意出镜的成年人。',
    },
    {
      title: '如果失败怎么办？',
      body: '预留的积分会立即退回，记录中会显示这两笔变动。',
    },
    {
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
  ],
  closing: '献给彼此说“愿意”的两个人。',
};

export default copy;
