import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '用两张人像制作拥抱视频', description: '让两个人在温暖的场景里相聚，制成短片。' },
  h1: '跨越距离的拥抱',
  lead: '让两个人在温暖的场景里相聚，制成短片。',
  action: '制作拥抱',
  steps: [
    {
      title: '添加一两张图片',
      body: '每张一个人。',
    },
    {
      title: '确认同意',
      body: '我们会保存为凭据。',
    },
    {
      title: '下载 MP4',
      body: '然后发送。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '两个人，一个场景',
      body: '抠出并合在一起。',
    },
    {
      title: '温暖的光',
      body: '两人都沐浴在场景的光线里。',
    },
    {
      title: '诚实标注',
      body: '说明是合成的。',
    },
  ],
  faqs: [
    {
      title: '可以使用别人的照片吗？',
      body: '只有在对方同意的情况下。我们会在任务前询问并保存答复；同意被撤回后，相关结果会被删除。',
    },
    {
      title: '如果失败怎么办？',
      body: '预留的积分会立即退回，记录中会显示这两笔变动。',
    },
    {
      title: '需要注册账号吗？',
      body: '不需要。每位访客每天都有积分。注册后，你的作品可在所有设备上查看。',
    },
    {
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
  ],
  closing: '送给远方的人。',
};

export default copy;
