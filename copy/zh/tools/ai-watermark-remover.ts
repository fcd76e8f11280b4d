import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '去除图片上的标记', description: '涂抹文字、日期或碍眼的东西，背后的画面会自动补上。' },
  h1: '一抹就没',
  lead: '涂抹文字、日期或碍眼的东西，背后的画面会自动补上。',
  action: '去除',
  steps: [
    {
      title: '添加自己的图片',
      body: '你有权修改的图片。',
    },
    {
      title: '涂抹要去掉的部分',
      body: '文字会给出建议，由你决定。',
    },
    {
      title: '对比并下载',
      body: '涂抹之外的每个像素都不变。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '用原图补全',
      body: '纹理在标记处自然延续。',
    },
    {
      title: '只改涂抹处',
      body: '其他部分不动。',
    },
    {
      title: '保留来源',
      body: '不会去除文件的来源标记。',
    },
  ],
  faqs: [
    {
      title: '任何水印都可以去除吗？',
      body: '只限属于你的素材。',
    },
    {
      title: '我的文件在哪里处理？',
      body: '由本页标明的引擎处理。内置引擎在运营者自己的机器上运行，不会把任何内容发往别处。',
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
  closing: '仿佛从未出现过。',
};

export default copy;
