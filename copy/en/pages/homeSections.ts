import type { BaseTranslation } from '../../generated/types.ts';

const homeSections = {
  toolsTitle: 'Pick a tool',
  toolsLead: 'Every tool shows its price before you start.',
  wall: { title: 'Made here, from our sample photos', lead: 'Click one to open its tool with the same photo.' },
  tiles: {
    face: {
      title: 'Face swap',
      body: 'In a photo, a GIF or a video, for one face or a whole group.',
    },
    motion: {
      title: 'Image to video',
      body: 'Give a still photo depth and a moving camera.',
    },
    sticker: {
      title: 'Sticker maker',
      body: 'From a photo or an idea, with a clean outline.',
    },
    voice: {
      title: 'Text to speech',
      body: 'Five languages, at the speed you like.',
    },
    cut: {
      title: 'Background remover',
      body: 'Keep the subject, lose the rest.',
    },
    picture: {
      title: 'Text to image',
      body: 'Describe a scene, choose a style.',
    },
    chat: {
      title: 'Help assistant',
      body: 'Ask how something works.',
    },
    marks: {
      title: 'Watermark remover',
      body: 'Clean up your own photos.',
    },
  },
  effectsRow: {
    title: 'Turn one photo into something new',
    lead: 'Costumes, art styles and moments for two.',
    all: 'See all effects',
  },
  band: {
    title: 'New free credits every day',
    body: 'You get {0:number|number} free credit{{s}} a day. Claim your daily reward and invite friends for more, or choose a plan if you make a lot.',
    earn: 'Earn free credits',
    plans: 'See plans',
  },
  promiseTitle: 'No surprises',
  promises: {
    before: { title: 'Price up front', body: 'The exact cost is on the button.' },
    held: { title: 'Charged only when it’s done', body: 'Credits are spent only when your file is ready.' },
    back: { title: 'Refunded if it fails', body: 'If it fails or you cancel, you get every credit back.' },
  },
  faqTitle: 'Frequently asked questions',
  faqs: {
    free: {
      title: 'Is Iridia free?',
      body: 'Every visitor gets free credits each day, without an account and without a credit card. If you need more, there are credit packs and plans.',
    },
    account: {
      title: 'Why should I sign up?',
      body: 'With an account, you can see your creations on every device, claim the daily reward and earn credits by inviting friends.',
    },
    ai: {
      title: 'Is everything made by AI?',
      body: 'No, and we say which is which. Neural networks find faces and cut out subjects. Anything put together by rules is labeled “Composed, not generated”, and if an AI model made a result, the result names it.',
    },
  },
} satisfies BaseTranslation;

export default homeSections;
