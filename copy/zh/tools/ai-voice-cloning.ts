import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '为文字匹配声音', description: '用你有权使用的声音样本的音高和音色来朗读文字。' },
  h1: '你的文字，相近的声音',
  lead: '用你有权使用的声音样本的音高和音色来朗读文字。',
  action: '匹配声音',
  steps: [
    {
      title: '添加样本',
      body: '十秒清晰的语音，自己的或已获同意的。',
    },
    {
      title: '写下文字',
      body: '五种语言任选。',
    },
    {
      title: '试听并下载',
      body: 'MP3 格式。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '名副其实',
      body: '内置引擎匹配音高、音域和音色，并不是复制那个人。',
    },
    {
      title: '先取得同意',
      body: '我们会询问声音属于谁，并保存答复。',
    },
    {
      title: '已标记',
      body: '文件会说明是合成的。',
    },
  ],
  faqs: [
    {
      title: '这是声音克隆吗？',
      body: '只有运营者连接了相应模型时才是。页面会写明引擎。',
    },
    {
      title: '可以使用任何声音吗？',
      body: '只能使用自己的，或已同意的成年人的。',
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
  closing: '用熟悉的语气说话。',
};

export default copy;
