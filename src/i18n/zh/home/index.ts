import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  title: '制作图片、贴纸、视频和声音',
  description: '写几个词或放一张照片。每天都有免费积分，无需信用卡。',
  headline: '今天想做',
  headlineEnd: '点什么？',
  lead: '写几个词或放一张照片。按下之前就知道费用，失败则退回。',
  composer: {
    label: '贴纸上要有什么？',
    placeholder: '太空中戴墨镜的快乐狐狸',
    go: '制作贴纸',
    photo: '使用照片',
  },
  note: '无需信用卡 · 每天 {0|number} 个免费积分',
  toolsTitle: '从一个工具开始',
  toolsLead: '每个工具都会说明做什么、多少积分、由哪个引擎完成。',
  stickerTile: {
    title: '贴纸制作',
    body: '一张照片、几个词，或两者都用：透明背景的模切贴纸。',
  },
  creationsTile: {
    title: '我的作品',
    body: '你制作的一切及其文件，保存到你删除为止。',
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
