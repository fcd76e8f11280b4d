import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '生成虚构女性肖像', description: '一位并不存在的成年人，按你描述的风格。' },
  h1: '一个不存在的人的肖像',
  lead: '一位并不存在的成年人，按你描述的风格。',
  action: '生成肖像',
  steps: [
    {
      title: '描述她',
      body: '头发、情绪、地点、光线。',
    },
    {
      title: '选择风格',
      body: '手绘、油画或海报。',
    },
    {
      title: '保存种子',
      body: '以便再次见到她。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '纯属虚构',
      body: '没有真人，也没有相似。',
    },
    {
      title: '成年人',
      body: '规则如此，始终如此。',
    },
    {
      title: '可重复',
      body: '同一种子，同一肖像。',
    },
  ],
  faqs: [
    {
      title: '可以写真实人名吗？',
      body: '不可以。普通人的姓名会在扣费前被拒绝。',
    },
    {
      title: '可以生成裸体吗？',
      body: '不可以。请参阅内容政策。',
    },
    {
      title: '需要注册账号吗？',
      body: '不需要。每位访客每天都有积分。注册后，你的作品可在所有设备上查看。',
    },
    {
      title: '如果失败怎么办？',
      body: '预留的积分会立即退回，记录中会显示这两笔变动。',
    },
  ],
  closing: '为你的故事添一个角色。',
};

export default copy;
