import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'GIF 换脸', description: '给动态 GIF 换一张脸，逐帧跟踪。' },
  h1: '把脸放进 GIF',
  lead: '给动态 GIF 换一张脸，逐帧跟踪。',
  action: '开始换脸',
  steps: [
    {
      title: '选择 GIF',
      body: '不超过 20 MB。',
    },
    {
      title: '添加人脸',
      body: '正面、光线充足。',
    },
    {
      title: '下载 GIF',
      body: '尺寸、速度和循环都不变。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '稳定',
      body: '跟踪并平滑处理，不会抖动。',
    },
    {
      title: '节奏不变',
      body: '每一帧的时长都保留。',
    },
    {
      title: '文件小巧',
      body: '为整个循环统一选色。',
    },
  ],
  faqs: [
    {
      title: 'GIF 可以多长？',
      body: '只要小于 20 MB。越长等待越久，页面会显示时间。',
    },
    {
      title: '可以使用别人的照片吗？',
      body: '只有在对方同意的情况下。我们会在任务前询问并保存答复；同意被撤回后，相关结果会被删除。',
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
  closing: '五个积分，换一个让人发笑的循环。',
};

export default copy;
