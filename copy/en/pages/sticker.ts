import type { BaseTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Sticker maker: photo or text to sticker',
  description:
    'Turn a photo, a few words or both into a die-cut sticker with a white outline and a transparent background. Download it as PNG or WebP.',
  headline: 'Turn any idea into',
  headlineEnd: 'a sticker',
  lead: 'Make a sticker from a photo, from a few words, or from both, with a white outline and a transparent background.',
  cta: 'Create custom sticker',
  note: 'No credit card required',
  formTitle: 'Make your sticker',
  tabs: { label: 'What do you want to start with?', text: 'Text', image: 'Image', imageText: 'Image + text' },
  image: 'Your photo',
  prompt: 'Describe your sticker',
  promptBoth: 'What should be around the photo?',
  done: 'Your sticker is ready.',
  promptPlaceholder: 'a happy fox with sunglasses in space',
  promptBothPlaceholder: 'hearts and a crown',
  samples: 'Or try one of these',
  sampleFox: 'a happy fox with sunglasses',
  sampleCat: 'a sleepy cat on the moon',
  samplePanda: 'a panda with a crown',
  seed: 'Variation number',
  seedHint: 'The same words with the same number give the same sticker.',
  seedAny: 'random',
  action: 'Make sticker',
  draftNote: 'This sticker is put together from a set of drawings. It isn’t generative AI.',
} satisfies BaseTranslation;

export default sticker;
