import type { BaseTranslation } from '../../i18n-types.ts';

const home = {
  title: 'Make pictures, stickers, video and sound',
  description: 'Type a few words or drop a photo. Free credits every day, no credit card required.',
  headline: 'What will you',
  headlineEnd: 'make today?',
  lead: 'Type a few words or drop a photo. You see what it costs before you press, and it comes back if it fails.',
  composer: {
    label: 'What shall the sticker show?',
    placeholder: 'a happy fox with sunglasses in space',
    go: 'Make sticker',
    photo: 'Use a photo',
  },
  note: 'No credit card required · {0:number|number} free credits every day',
  toolsTitle: 'Start with a tool',
  toolsLead: 'Each one says what it does, what it costs and which engine does the work.',
  stickerTile: { title: 'Sticker maker', body: 'A photo, a few words, or both: a die-cut sticker with a transparent ground.' },
  creationsTile: { title: 'My creations', body: 'Everything you made, with its file, until you delete it.' },
  promiseTitle: 'Fair with your credits',
  promises: {
    before: { title: 'Known before', body: 'The exact cost stands on the button.' },
    held: { title: 'Held, not spent', body: 'Credits are taken for good only when the file is stored.' },
    back: { title: 'Back if it fails', body: 'A failed or cancelled job returns exactly what it held.' },
  },
  faqTitle: 'Good to know',
  faqs: {
    free: { title: 'Is it free?', body: 'Every visitor gets credits each day, without an account and without a card.' },
    account: { title: 'Why open an account?', body: 'To find your creations on every device, and to collect more credits.' },
    ai: {
      title: 'Is everything made by AI?',
      body: 'No, and we say so: each result names the engine. What is composed by rule is marked “Draft engine”.',
    },
  },
} satisfies BaseTranslation;

export default home;
