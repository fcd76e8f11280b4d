import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: '贴纸制作：用照片或文字',
  description: '把照片、几个词或两者变成透明背景的模切贴纸，下载 PNG。无需信用卡。',
  headline: '把任何想法变成',
  headlineEnd: '贴纸',
  lead: '用照片、用文字，或两者都用。干净抠图、白色描边、透明背景。',
  cta: '制作专属贴纸',
  note: '无需信用卡',
  formTitle: '制作你的贴纸',
  tabs: {
    label: '从什么开始？',
    text: '文字',
    image: '图片',
    imageText: '图片 + 文字',
  },
  image: '你的照片',
  prompt: '上面要有什么？',
  promptBoth: '旁边放什么？',
  promptPlaceholder: '太空中戴墨镜的快乐狐狸',
  promptBothPlaceholder: '爱心和王冠',
  samples: '或者试试这些',
  sampleFox: '戴墨镜的快乐狐狸',
  sampleCat: '月亮上的瞌睡猫',
  samplePanda: '戴王冠的熊猫',
  seed: '种子',
  seedHint: '同样的词和同样的种子画出同样的图。',
  seedAny: '随机',
  action: '制作贴纸',
  draftNote: '由草图引擎绘制：按规则用图画组合，并非 AI 模型。',
  waysTitle: '三种开始方式',
  ways: {
    text: {
      title: '从文字开始',
      body: '用五种语言中的任何一种写下想要的。角色、帽子、地点和情绪会被找到并组合。',
    },
    image: {
      title: '从图片开始',
      body: '放一张照片。主体连同发丝和胡须被抠出，并加上描边。',
    },
    imageText: {
      title: '图片加文字',
      body: '照片在中间，你写的在周围。',
    },
  },
  howTitle: '使用方法',
  how: {
    describe: {
      title: '描述',
      body: '写几个词，或放一张图片。',
    },
    generate: {
      title: '生成',
      body: '按下按钮。你能看到真实进度，也可以离开页面。',
    },
    download: {
      title: '下载或分享',
      body: '透明背景的 PNG，可打印也可用于聊天。',
    },
  },
  examplesTitle: '各种场合的贴纸',
  examples: {
    car: '汽车',
    nail: '美甲',
    tattoo: '纹身',
    wall: '墙面',
    tile: '瓷砖',
    christmas: '圣诞',
    helmet: '头盔',
    logo: '徽标',
  },
  reasonsTitle: '为什么在这里做',
  reasons: {
    clean: {
      title: '边缘干净',
      body: '头发柔和，没有旧背景的色边。',
    },
    hand: {
      title: '最终由你决定',
      body: '涂抹要保留或去掉的部分，或采用第二个方案。',
    },
    skill: {
      title: '无需设计技能',
      body: '不用学图层、蒙版和路径。',
    },
    fair: {
      title: '积分公道',
      body: '一张贴纸一个积分，失败退回。',
    },
  },
  faqTitle: '常见问题',
  faqs: {
    free: {
      title: '免费吗？',
      body: '免费，用每天赠送的积分即可，无需信用卡。',
    },
    edit: {
      title: '做好的贴纸可以修改吗？',
      body: '完成的贴纸不能修改。写新的文字重新制作；旧的仍在“我的作品”中。',
    },
    print: {
      title: '可以打印吗？',
      body: '可以。白边之外是透明的，可沿边裁切。',
    },
    where: {
      title: '照片在哪里处理？',
      body: '由本页注明的引擎处理。内置引擎在运营者自己的机器上运行，不会发往别处。',
    },
  },
  closingTitle: '第一张贴纸，只差一按',
} satisfies NamespaceStickerTranslation;

export default sticker;
