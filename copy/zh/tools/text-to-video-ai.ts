import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: '用文字生成视频',
  description: '写下一个场景，得到一段短片：地点、天气、光线和移动的镜头。',
  h1: '从文字到会动的场景',
  action: '生成视频',
  steps: [
    {
      title: '描述场景',
      body: '谁、在哪里、什么时候：“夜晚雪地里的狐狸”。',
    },
    {
      title: '选择比例和时长',
      body: '3 到 10 秒。',
    },
    {
      title: '观看并下载',
      body: '随处可用的 MP4。',
    },
  ],
  reasons: [
    {
      title: '五种语言',
      body: '用你的语言写，场景一样。',
    },
    {
      title: '可重复',
      body: '同一个种子得到同一段短片。',
    },
    {
      title: '说明理解了什么',
      body: '你能看到哪些词进入了场景。',
    },
  ],
  faqs: [
    {
      title: '这是 AI 模型吗？',
      body: '如果运营者连接了模型，就是，页面会写明。否则由草图引擎按规则组合场景，结果上也会注明。',
    },
    {
      title: '需要注册账号吗？',
      body: '不需要。每位访客每天都有积分。注册后，你的作品可在所有设备上查看。',
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
  closing: '写一行字，看它动起来。',
};

export default copy;
