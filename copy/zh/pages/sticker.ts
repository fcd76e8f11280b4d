import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: '贴纸制作：照片、文字一键变贴纸',
  description: '用照片、文字，或者照片加文字，做成白色描边、透明背景的贴纸，可以下载 PNG 或 WebP。',
  headline: '把任何想法变成',
  headlineEnd: '贴纸',
  lead: '一张照片、几个词，或者照片配上文字，都能做成白色描边、透明背景的贴纸。',
  cta: '制作专属贴纸',
  note: '无需信用卡',
  formTitle: '制作你的贴纸',
  tabs: {
    label: '用什么来做？',
    text: '文字',
    image: '照片',
    imageText: '照片 + 文字',
  },
  image: '你的照片',
  prompt: '描述贴纸',
  promptBoth: '照片周围放什么？',
  done: '贴纸做好了。',
  promptPlaceholder: '太空里戴墨镜的开心狐狸',
  promptBothPlaceholder: '爱心和王冠',
  samples: '试试这些',
  sampleFox: '戴墨镜的开心狐狸',
  sampleCat: '月亮上的瞌睡猫',
  samplePanda: '戴王冠的熊猫',
  seed: '版本编号',
  seedHint: '文字和编号都不变，贴纸就不变。',
  seedAny: '随机',
  action: '制作贴纸',
  draftNote: '这张贴纸用图画拼成，没有用生成式 AI。',
} satisfies NamespaceStickerTranslation;

export default sticker;
