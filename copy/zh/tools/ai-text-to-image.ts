import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '用文字生成图片', description: '用你的语言描述场景，得到有光线、天气和角色的图片。' },
  h1: '写下来，就看见',
  lead: '用你的语言描述场景，得到有光线、天气和角色的图片。',
  action: '生成图片',
  steps: [
    {
      title: '描述',
      body: '主体、地点、时间。',
    },
    {
      title: '选择比例和风格',
      body: '方形、竖版或横版。',
    },
    {
      title: '保存种子',
      body: '重现同一张图，或只改一个词。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '五种语言任选',
      body: '同样的词得到同样的图。',
    },
    {
      title: '可重复',
      body: '同一种子，同一结果。',
    },
    {
      title: '一个积分',
      body: '失败则退回。',
    },
  ],
  faqs: [
    {
      title: '什么是草图引擎？',
      body: '按规则作画的画师：为你的词语找到图画并组合成场景。没有连接图像模型时使用，并会注明。',
    },
    {
      title: '需要注册账号吗？',
      body: '不需要。每位访客每天都有积分。注册后，你的作品可在所有设备上查看。',
    },
    {
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
    {
      title: '如果失败怎么办？',
      body: '预留的积分会立即退回，记录中会显示这两笔变动。',
    },
  ],
  closing: '从想法到图片的最短路程。',
};

export default copy;
