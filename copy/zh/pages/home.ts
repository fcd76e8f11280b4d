import type { NamespaceHomeTranslation } from '../../generated/types.ts';

const home = {
  title: '制作图片、贴纸、视频和声音',
  description: '写几个词或放一张照片。每天都有免费积分，无需信用卡。',
  headline: '今天想做',
  headlineEnd: '点什么？',
  lead: '写几个词或放一张照片。按下之前就知道费用，失败则退回。',
  composer: {
    label: '想做点什么？',
    placeholder: '一只戴墨镜的快乐狐狸在太空中',
    modes: '作品类型',
    sticker: '贴纸',
    image: '图片',
    video: '视频',
    voice: '语音',
    face: '换脸',
    go: '开始制作',
    photo: '使用照片',
  },
  note: '无需信用卡 · 每天 {0|number} 个免费积分',
  toolsTitle: '从一个工具开始',
  toolsLead: '每个工具都会说明做什么、多少积分、由哪个引擎完成。',
  tiles: {
    face: {
      title: '换脸',
      body: '图片、GIF 或视频，一张脸或多张脸。',
    },
    motion: {
      title: '图片转视频',
      body: '让静止的图片动起来。',
    },
    sticker: {
      title: '贴纸制作',
      body: '用照片或创意制作。',
    },
    voice: {
      title: '文字转语音',
      body: '五种语言，语速随你。',
    },
    cut: {
      title: '去除背景',
      body: '只留下主体。',
    },
    picture: {
      title: '文字转图片',
      body: '地点、时刻、人物、风格。',
    },
    chat: {
      title: '聊天助手',
      body: '问问怎么用。',
    },
    marks: {
      title: '去除水印',
      body: '清理你自己的图片。',
    },
  },
  effectsRow: {
    title: '一张照片，一个瞬间',
    lead: '用在你自己照片上的特效。',
    all: '全部特效',
  },
  band: {
    title: '积分每天都会补满',
    body: '每天可领 {0|number} 免费积分，签到或邀请好友还能得更多。用量大？选个套餐。',
    earn: '赚取积分',
    plans: '查看套餐',
  },
  promiseTitle: '积分，明明白白',
  promises: {
    before: {
      title: '事先知道',
      body: '准确费用就在按钮上。',
    },
    held: {
      title: '只是预留',
      body: '文件保存后才真正扣除积分。',
    },
    back: {
      title: '失败退回',
      body: '失败或取消的任务会如数退回。',
    },
  },
  faqTitle: '值得了解',
  faqs: {
    free: {
      title: '免费吗？',
      body: '每位访客每天都有积分，无需账号和信用卡。',
    },
    account: {
      title: '为什么要注册？',
      body: '在所有设备上查看作品，还能获得更多积分。',
    },
    ai: {
      title: '都是 AI 做的吗？',
      body: '不是，而且我们会说明：每个结果都注明引擎。按规则组合的会标为“草图引擎”。',
    },
  },
} satisfies NamespaceHomeTranslation;

export default home;
