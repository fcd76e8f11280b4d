import type { BaseTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Halloween',
      lead: 'Face paint that follows your features, with a night sky behind it.',
    },
    together: {
      title: 'For two',
      lead: 'Two people from two photos, together in one video.',
    },
    style: {
      title: 'Art styles',
      lead: 'Your photo as a drawing, a painting or pixel art.',
    },
  },
  kinds: {
    image: 'Image',
    video: 'Video',
  },
  oneImage: 'One photo',
  twoImages: 'One or two photos',
  create: {
    title: 'Apply an effect to your photo',
    description: 'Choose a costume, an art style or a moment for two, add your photos and see the price before you start.',
    all: 'All effects',
  },
} satisfies BaseTranslation;

export default effectGallery;
