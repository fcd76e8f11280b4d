import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '视频换脸', description: '给一分钟以内的视频换脸，声音和光线都保留。' },
  h1: '给视频换一张脸',
  lead: '给一分钟以内的视频换脸，声音和光线都保留。',
  action: '开始换脸',
  steps: [
    {
      title: '选择视频',
      body: '不超过 60 秒、200 MB。',
    },
    {
      title: '添加人脸',
      body: '一张清晰的照片就够。',
    },
    {
      title: '可以离开',
      body: '任务继续进行，完成后在“我的作品”等你。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '保留声音',
      body: '原声轨不变。',
    },
    {
      title: '肤色稳定',
      body: '光线和颜色随时间平滑过渡。',
    },
    {
      title: '真实进度',
      body: '显示已完成的帧，而不是估计。',
    },
  ],
  faqs: [
    {
      title: '需要多久？',
      body: '大约是页面上显示的时间，根据最近的任务测得。',
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
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
  ],
  closing: '二十个积分，失败则退回。',
};

export default copy;
