import type { NamespaceStickerSectionsTranslation } from '../../generated/types.ts';

const stickerSections = {
  waysTitle: '三种做法',
  ways: {
    text: {
      title: '用文字',
      body: '写下动物、物品或心情，五种语言都行。帽子、眼镜、爱心和颜色，写了就会加上。',
    },
    image: {
      title: '用照片',
      body: '添加人物、宠物或商品的照片。主体会自动抠出来，头发和胡须也不落下，再加上白色描边。',
    },
    imageText: {
      title: '照片加文字',
      body: '照片在中间，写下的东西围在四周：爱心、气球、王冠，或者一个短词。',
    },
  },
  howTitle: '怎样做贴纸',
  how: {
    describe: {
      title: '写下描述或添加照片',
      body: '几个词就够。照片里主体和背景分得开，效果最好。',
    },
    generate: {
      title: '生成贴纸',
      body: '可以看进度，也可以先离开页面。做好了才扣积分。',
    },
    download: {
      title: '下载使用',
      body: '打印和微信用 PNG，WhatsApp 和 Telegram 用 WebP，也可以分享链接。',
    },
  },
  examplesTitle: '贴到哪里都合适',
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
  reasonsTitle: '为什么在这里做贴纸',
  reasons: {
    clean: {
      title: '边缘干净',
      body: '发丝柔和，边缘不留原来的背景。',
    },
    hand: {
      title: '留下什么由你决定',
      body: '涂抹要保留或去掉的部分，或者换一种抠法。',
    },
    skill: {
      title: '零基础也能做',
      body: '不用学图层、蒙版和路径。',
    },
    fair: {
      title: '价格公道',
      body: '按钮上会显示一张贴纸的价格，失败全额退还。',
    },
  },
  faqTitle: '贴纸常见问题',
  faqs: {
    free: {
      title: '制作贴纸免费吗？',
      body: '免费。每人每天都有免费积分，用它就能做，不需要信用卡。',
    },
    edit: {
      title: '做好的贴纸可以编辑吗？',
      body: '成品不能直接修改，但可以改文字或抠图再做一张。原来那张还在“我的作品”里。',
    },
    print: {
      title: '可以打印吗？',
      body: '可以。PNG 的白色描边以外是透明的，打印店可以沿边裁切。',
    },
    where: {
      title: '怎样把贴纸用到微信、WhatsApp 或 Telegram？',
      body: '下载 WebP 或 PNG，用聊天软件的添加表情功能导入。微信里可以打开表情面板的爱心一栏，点击加号，选择 PNG。',
    },
  },
  closingTitle: '现在就做第一张贴纸',
} satisfies NamespaceStickerSectionsTranslation;

export default stickerSections;
