import type { BaseTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Sticker maker: custom stickers from a photo or from words',
  description:
    'Turn a photo, a few words, or both into a die-cut sticker with a transparent ground. Download it as PNG. No credit card required.',
  headline: 'Turn any idea into',
  headlineEnd: 'a sticker',
  lead: 'From a photo, from words, or from both. Cut out cleanly, with a white rim and a transparent ground.',
  cta: 'Create custom sticker',
  note: 'No credit card required',
  formTitle: 'Make your sticker',
  tabs: { label: 'What do you start with?', text: 'Text', image: 'Image', imageText: 'Image + text' },
  image: 'Your photo',
  prompt: 'What shall it show?',
  promptBoth: 'What shall stand beside it?',
  promptPlaceholder: 'a happy fox with sunglasses in space',
  promptBothPlaceholder: 'hearts and a crown',
  samples: 'Or try one of these',
  sampleFox: 'a happy fox with sunglasses',
  sampleCat: 'a sleepy cat on the moon',
  samplePanda: 'a panda with a crown',
  seed: 'Seed',
  seedHint: 'The same words and the same seed draw the same picture.',
  seedAny: 'any',
  action: 'Make sticker',
  draftNote: 'Drawn by the Draft engine: composed by rule from drawings, not by an AI model.',
  waysTitle: 'Three ways in',
  ways: {
    text: {
      title: 'From text',
      body: 'Write what you want in any of five languages. Figures, hats, places and moods are found and put together.',
    },
    image: { title: 'From an image', body: 'Drop a photo. The subject is cut out, hair and whiskers included, and gets its rim.' },
    imageText: { title: 'From image and text', body: 'Your photo in the middle, what you write around it.' },
  },
  howTitle: 'How it works',
  how: {
    describe: { title: 'Describe', body: 'Write a few words, or drop a picture.' },
    generate: { title: 'Generate', body: 'Press the button. You follow real progress and may leave the page.' },
    download: { title: 'Download or share', body: 'A PNG with a transparent ground, ready for print and chat.' },
  },
  examplesTitle: 'Stickers for everything',
  examples: {
    car: 'Car',
    nail: 'Nail',
    tattoo: 'Tattoo',
    wall: 'Wall',
    tile: 'Tile',
    christmas: 'Christmas',
    helmet: 'Helmet',
    logo: 'Logo',
  },
  reasonsTitle: 'Why make them here',
  reasons: {
    clean: { title: 'Clean edges', body: 'Hair stays soft, and no fringe of the old background is left.' },
    hand: { title: 'You have the last word', body: 'Paint what to keep or drop, or take the second proposal.' },
    skill: { title: 'No design skills needed', body: 'No layers, no masks, no paths to learn.' },
    fair: { title: 'Fair credits', body: 'One credit a sticker, and it comes back if it fails.' },
  },
  faqTitle: 'Questions',
  faqs: {
    free: { title: 'Is it free?', body: 'Yes, with the credits that everyone gets each day. No credit card is required.' },
    edit: {
      title: 'Can I edit a sticker afterwards?',
      body: 'A finished sticker cannot be edited. Write a new text and make it anew; the old one stays in My creations.',
    },
    print: { title: 'Can I print it?', body: 'Yes. The PNG is transparent around the white rim, so a printer can cut along it.' },
    where: {
      title: 'Where is my photo processed?',
      body: 'By the engine that this page names. The built-in one works on the operator’s own machine and sends nothing elsewhere.',
    },
  },
  closingTitle: 'Your first sticker is one press away',
} satisfies BaseTranslation;

export default sticker;
