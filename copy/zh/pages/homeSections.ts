import type { NamespaceHomeSectionsTranslation } from '../../generated/types.ts';

const homeSections = {
  toolsTitle: '选一个工具',
  toolsLead: '开始之前，每个工具都会显示所需积分。',
  wall: { title: '用我们的示例照片在这里制作', lead: '点开任意一张，用同一张照片试试对应的工具。' },
  tiles: {
    face: {
      title: '换脸',
      body: '照片、GIF、视频都行，一个人或一群人都能换。',
    },
    motion: {
      title: '图片转视频',
      body: '让照片有层次，镜头动起来。',
    },
    sticker: {
      title: '贴纸制作',
      body: '用一张照片或一句话来做，描边干净。',
    },
    voice: {
      title: '文字转语音',
      body: '五种语言，语速自己调。',
    },
    cut: {
      title: '一键抠图',
      body: '留下主体，去掉背景。',
    },
    picture: {
      title: '文字生成图片',
      body: '描述场景，选择风格。',
    },
    chat: {
      title: '小助手',
      body: '不会用就问它。',
    },
    marks: {
      title: '去水印',
      body: '清理自己照片上的标志和日期。',
    },
  },
  effectsRow: {
    title: '一张照片，千变万化',
    lead: '变装、绘画风格和双人特效。',
    all: '查看全部特效',
  },
  band: {
    title: '每天都有新的免费积分',
    body: '每天送 {0|number} 积分。领取每日奖励、邀请好友还能得更多；用得多，可以订阅。',
    earn: '获取免费积分',
    plans: '查看订阅',
  },
  promiseTitle: '明明白白',
  promises: {
    before: {
      title: '先看价格',
      body: '所需积分就写在按钮上。',
    },
    held: {
      title: '做好才扣',
      body: '文件做好以后才扣积分。',
    },
    back: {
      title: '失败退还',
      body: '失败或取消时，积分全部退还。',
    },
  },
  faqTitle: '常见问题',
  faqs: {
    free: {
      title: 'Iridia 免费吗？',
      body: '每位访客每天都有免费积分，不用注册，也不用信用卡。不够用时，可以购买积分包或订阅。',
    },
    account: {
      title: '为什么要注册？',
      body: '注册后，在哪台设备上都能看到自己的作品，可以领取每日奖励，邀请好友还能得积分。',
    },
    ai: {
      title: '都是 AI 做的吗？',
      body: '不是，哪些是、哪些不是，我们都会写清楚。找人脸和抠图用的是神经网络；按规则合成的标为“图画拼成，非生成”；由 AI 模型做的，成品上会写出模型的名字。',
    },
  },
} satisfies NamespaceHomeSectionsTranslation;

export default homeSections;
