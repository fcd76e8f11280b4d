import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '用人脸制作表情 GIF', description: '把人人都认识的 GIF，变成朋友们都认识的脸。' },
  h1: '你的专属表情 GIF',
  lead: '把人人都认识的 GIF，变成朋友们都认识的脸。',
  action: '制作 GIF',
  steps: [
    {
      title: '选择表情',
      body: '自己的 GIF 或示例。',
    },
    {
      title: '添加人脸',
      body: '你自己的，或征得同意的人的。',
    },
    {
      title: '发送',
      body: '下载后随处分享。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '适合聊天',
      body: '循环不变，体积小。',
    },
    {
      title: '跟随动作',
      body: '点头转头都保持那张脸。',
    },
    {
      title: '五个积分',
      body: '失败则退回。',
    },
  ],
  faqs: [
    {
      title: '动画角色可以吗？',
      body: '只支持真人面孔。找不到人脸时会在扣费前说明。',
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
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
  ],
  closing: '用表情说话。',
};

export default copy;
