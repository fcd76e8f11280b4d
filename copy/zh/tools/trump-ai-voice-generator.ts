import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '特朗普戏仿语音生成器', description: '为你的笑话配上戏仿的声音，并始终标明。不模仿任何录音。' },
  h1: '戏仿的声音，明确标注',
  lead: '为你的笑话配上戏仿的声音，并始终标明。不模仿任何录音。',
  action: '生成戏仿',
  steps: [
    {
      title: '写下台词',
      body: '好笑，但不骗人。',
    },
    {
      title: '生成',
      body: '语音提示会说明这是戏仿。',
    },
    {
      title: '下载',
      body: '文件数据中也有说明。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '一听就是戏仿',
      body: '页面、声音和文件中都有说明。',
    },
    {
      title: '未使用录音',
      body: '声音由音高和节奏规则生成。',
    },
    {
      title: '不涉政治',
      body: '欺骗性政治言论会在扣费前被拒绝。',
    },
  ],
  faqs: [
    {
      title: '可以去掉提示吗？',
      body: '不可以，它是声音的一部分。',
    },
    {
      title: '谁可以使用？',
      body: '成年人。我们会询问一次。',
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
  closing: '讲笑话，留标签。',
};

export default copy;
