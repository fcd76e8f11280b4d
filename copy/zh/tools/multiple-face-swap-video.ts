import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '视频里换多张脸', description: '视频中的每个人都可以变成别人，分别跟踪。' },
  h1: '多张脸，一段视频',
  lead: '视频中的每个人都可以变成别人，分别跟踪。',
  action: '全部换脸',
  steps: [
    {
      title: '选择视频',
      body: '找出人脸并编号。',
    },
    {
      title: '决定谁变成谁',
      body: '留空的脸保持不变。',
    },
    {
      title: '下载 MP4',
      body: '带原声。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '逐一跟踪',
      body: '每张脸都有自己的轨迹。',
    },
    {
      title: '后台运行',
      body: '关闭页面，稍后再来。',
    },
    {
      title: '已标记',
      body: '文件会说明是合成的。',
    },
  ],
  faqs: [
    {
      title: '最多几张脸？',
      body: '找到几张就几张；小于 21 像素的不处理。',
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
  closing: '为你的影片选角。',
};

export default copy;
