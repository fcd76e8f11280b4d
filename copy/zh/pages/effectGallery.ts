import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: '万圣节',
      lead: '贴合五官的妆容，背后是夜空。',
    },
    together: {
      title: '双人',
      lead: '两张照片里的两个人，出现在同一段视频里。',
    },
    style: {
      title: '绘画风格',
      lead: '照片变成素描、油画或像素画。',
    },
  },
  kinds: {
    image: '图片',
    video: '视频',
  },
  oneImage: '一张照片',
  twoImages: '一张或两张照片',
  create: {
    title: '给照片添加特效',
    description: '选择变装、绘画风格或双人特效，添加照片，开始之前先看所需积分。',
    all: '全部特效',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
