import type { BaseTranslation } from '../../generated/types.ts';

const home = {
  title: 'Make stickers, images, videos and voices',
  description:
    'Describe an idea or drop in a photo, and make a sticker, an image, a video or a voice. Free credits every day, no credit card required.',
  headline: 'What will you',
  headlineEnd: 'make today?',
  lead: 'Describe an idea or drop in a photo. You see the price first, and you get your credits back if it fails.',
  composer: {
    label: 'What do you want to make?',
    placeholder: 'a happy fox with sunglasses in space',
    placeholderOfVoice: 'Good morning, your coffee is ready.',
    modes: 'What to make',
    sticker: 'Sticker',
    image: 'Image',
    video: 'Video',
    voice: 'Voice',
    face: 'Face swap',
    go: 'Make it',
    camera: 'Take a photo',
    photo: 'Add a photo',
  },
  note: 'No credit card required · {0:number|number} free credit{{s}} every day',
  withoutModels: 'This site runs without models. Add one',
} satisfies BaseTranslation;

export default home;
