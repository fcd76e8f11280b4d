import type { BaseTranslation } from '../../generated/types.ts';

const stickerSections = {
  waysTitle: 'Three ways to make a sticker',
  ways: {
    text: {
      title: 'From text',
      body: 'Describe an animal, a thing or a mood in any of five languages. Hats, glasses, hearts and colors are added the way you ask.',
    },
    image: {
      title: 'From a photo',
      body: 'Add a photo of a person, a pet or a product. The subject is cut out, down to the hair and whiskers, and gets a white outline.',
    },
    imageText: {
      title: 'From a photo and text',
      body: 'Your photo goes in the middle, and what you describe goes around it: hearts, balloons, a crown, a short word.',
    },
  },
  howTitle: 'How to make a sticker',
  how: {
    describe: {
      title: 'Describe it or add a photo',
      body: 'A few words are enough. A photo works best if the subject stands out from the background.',
    },
    generate: { title: 'Make the sticker', body: 'You can watch the progress or leave the page. You only pay for finished stickers.' },
    download: {
      title: 'Download and use it',
      body: 'Save it as a PNG for printing or as a WebP for WhatsApp and Telegram, or share a link.',
    },
  },
  examplesTitle: 'Stickers for every surface',
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
  reasonsTitle: 'Why people make their stickers here',
  reasons: {
    clean: { title: 'Clean edges', body: 'Hair stays soft, and none of the old background shows at the edge.' },
    hand: { title: 'You decide what stays', body: 'Brush over parts to keep or remove them, or try the second suggestion.' },
    skill: { title: 'No design skills needed', body: 'There are no layers, masks or paths to learn.' },
    fair: { title: 'A fair price', body: 'The button shows what a sticker costs, and you get it back if it fails.' },
  },
  faqTitle: 'Questions about stickers',
  faqs: {
    free: {
      title: 'Is the sticker maker free?',
      body: 'Yes, with the free credits that everyone gets each day. No credit card is required.',
    },
    edit: {
      title: 'Can I edit a sticker afterward?',
      body: 'A finished sticker can’t be edited, but you can change the words or the cutout and make a new one. The old one stays in My creations.',
    },
    print: {
      title: 'Can I print my stickers?',
      body: 'Yes. The PNG is transparent outside the white outline, so a print shop can cut along it.',
    },
    where: {
      title: 'How do I use it in WhatsApp or Telegram?',
      body: 'Download the WebP or PNG and add it with your chat app’s sticker feature. In some apps, you can also touch and hold the image and choose “Add to stickers”.',
    },
  },
  closingTitle: 'Make your first sticker now',
} satisfies BaseTranslation;

export default stickerSections;
