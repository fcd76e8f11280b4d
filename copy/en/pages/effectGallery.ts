import type { BaseTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Halloween',
      lead: 'Paint and masks that follow the face, with a night behind it.',
    },
    together: {
      title: 'Together',
      lead: 'Two people from two pictures, brought together in one clip.',
    },
    style: {
      title: 'Styles',
      lead: 'Your own picture, drawn or painted anew.',
    },
  },
  kinds: {
    image: 'Picture',
    video: 'Clip',
  },
  onePicture: 'One picture',
  twoPictures: 'One or two pictures',
  create: {
    title: 'Make an effect',
    description: 'Choose an effect, add your pictures, and see the cost before you press.',
    all: 'All effects',
  },
} satisfies BaseTranslation;

export default effectGallery;
