import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: '万圣节',
      lead: '跟随面部的彩绘和面具，背景是夜色。',
    },
    together: {
      title: '在一起',
      lead: '把两张照片里的两个人放进同一段视频。',
    },
    style: {
      title: '风格',
      lead: '把你自己的照片重新画一遍。',
    },
  },
  kinds: {
    image: '图片',
    video: '视频',
  },
  onePicture: '一张照片',
  twoPictures: '一张或两张照片',
  create: {
    title: '制作特效',
    description: '选择特效，添加照片，按下之前就能看到费用。',
    all: '全部特效',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
