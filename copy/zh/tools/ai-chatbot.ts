import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '聊天与帮助', description: '问问这里怎么用、哪个工具合适、需要多少积分。' },
  h1: '关于创作，尽管问',
  lead: '问问这里怎么用、哪个工具合适、需要多少积分。',
  action: '发送',
  steps: [
    {
      title: '提问',
      body: '用自己的话和语言。',
    },
    {
      title: '边写边看',
      body: '答案逐字出现。',
    },
    {
      title: '继续',
      body: '链接会带你到合适的工具。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '了解产品',
      body: '回答来自我们自己的页面。',
    },
    {
      title: '表明身份',
      body: '除非连接了语言模型，否则它是帮助助手。',
    },
    {
      title: '没有模型时免费',
      body: '模型的一次回答一个积分。',
    },
  ],
  faqs: [
    {
      title: '聊天会被保存吗？',
      body: '只在当前标签页中。',
    },
    {
      title: '可以停止回答吗？',
      body: '可以，随时。',
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
  closing: '得到答案的最快方式。',
};

export default copy;
