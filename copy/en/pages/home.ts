import type { BaseTranslation } from '../../generated/types.ts';

const home = {
  title: 'Make pictures, stickers, video and sound',
  description: 'Type a few words or drop a photo. Free credits every day, no credit card required.',
  headline: 'What will you',
  headlineEnd: 'make today?',
  lead: 'Type a few words or drop a photo. You see what it costs before you press, and it comes back if it fails.',
  composer: {
    label: 'What do you want to make?',
    placeholder: 'a happy fox with sunglasses in space',
    modes: 'Kind of result',
    sticker: 'Sticker',
    image: 'Image',
    video: 'Video',
    voice: 'Voice',
    face: 'Face swap',
    go: 'Make it',
    photo: 'Use a photo',
  },
  note: 'No credit card required · {0:number|number} free credits every day',
  toolsTitle: 'Start with a tool',
  toolsLead: 'Each one says what it does, what it costs and which engine does the work.',
  tiles: {
    face: {
      title: 'Face swap',
      body: 'A picture, a GIF or a film, one face or many.',
    },
    motion: {
      title: 'Image to video',
      body: 'A still picture begins to move.',
    },
    sticker: {
      title: 'Sticker maker',
      body: 'From a photo or an idea.',
    },
    voice: {
      title: 'Text to speech',
      body: 'Five languages, your own pace.',
    },
    cut: {
      title: 'Background remover',
      body: 'Only the subject stays.',
    },
    picture: {
      title: 'Text to image',
      body: 'Places, hours, figures, styles.',
    },
    chat: {
      title: 'Chatbot',
      body: 'Ask how something works.',
    },
    marks: {
      title: 'Mark remover',
      body: 'Clean up your own pictures.',
    },
  },
  effectsRow: {
    title: 'One photo in, one moment out',
    lead: 'Effects that work on your own portrait.',
    all: 'All effects',
  },
  band: {
    title: 'Credits that refill every day',
    body: 'Come back daily for {0:number|number} free credits, check in, or bring a friend. Need a lot? Pick a plan.',
    earn: 'Earn credits',
    plans: 'See plans',
  },
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
