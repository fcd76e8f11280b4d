import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '文字转语音', description: '英语、中文、法语、西班牙语和俄语的清晰朗读，MP3 格式。' },
  h1: '让文字开口说话',
  lead: '英语、中文、法语、西班牙语和俄语的清晰朗读，MP3 格式。',
  action: '生成语音',
  steps: [
    {
      title: '粘贴文字',
      body: '使用所选语言。',
    },
    {
      title: '选择声音和语速',
      body: '半速到两倍速。',
    },
    {
      title: '试听并下载',
      body: '任何播放器都能用的 MP3。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '五种语言',
      body: '各有正确的发音。',
    },
    {
      title: '快速',
      body: '一句话约一秒。',
    },
    {
      title: '表明身份',
      body: '合成语音，文件中已注明。',
    },
  ],
  faqs: [
    {
      title: '听起来像真人吗？',
      body: '内置声音清晰但带机械感。连接语音模型后会更自然；页面会写明引擎。',
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
  closing: '两个积分，让人听见你。',
};

export default copy;
