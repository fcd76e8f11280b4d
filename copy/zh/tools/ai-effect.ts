import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '图片与人像特效', description: '选一张卡片，添加一两张图片，得到带特效的图片或短片。' },
  h1: '选择一种特效',
  lead: '选一张卡片，添加一两张图片，得到带特效的图片或短片。',
  action: '制作特效',
  steps: [
    {
      title: '选择卡片',
      body: '每张都展示效果和费用。',
    },
    {
      title: '添加图片',
      body: '一张或两张人像。',
    },
    {
      title: '分享',
      body: '图片或 MP4。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '用你的图片制作',
      body: '不是套上名字的模板。',
    },
    {
      title: '跟随面部',
      body: '彩绘和面具随之移动。',
    },
    {
      title: '费用写在卡片上',
      body: '按下之前就知道。',
    },
  ],
  faqs: [
    {
      title: '特效是 AI 吗？',
      body: '有些由草图引擎组合并注明；有些使用已连接的模型，页面会写明。',
    },
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
  ],
  closing: '一按，换个世界。',
};

export default copy;
