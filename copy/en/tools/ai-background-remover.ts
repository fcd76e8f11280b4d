import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Background remover',
  card: 'Cut out a subject as a transparent PNG.',
  search: {
    title: 'AI background remover: transparent PNG',
    description:
      'Remove the background from a photo and download a transparent PNG. You get soft hair, clean edges and a brush to fix what was missed.',
  },
  h1: 'Remove the background from a photo',
  lead: 'Cut out people, animals and products. Hair stays soft, and edges stay clean.',
  action: 'Remove background',
  steps: [
    { title: 'Add a photo', body: 'Drop, paste or choose up to ten photos at once.' },
    { title: 'Check the edge', body: 'Use the brush to keep or remove parts, or try the second suggestion.' },
    { title: 'Download the PNG', body: 'Its background is transparent, ready for any design.' },
  ],
  about: [
    {
      title: 'Clean edges, not just an outline',
      body: 'Hair, fur and fabric are half subject, half background. The edge is calculated as a soft transition, and the color of the old background is taken out of it. That is why the cutout doesn’t carry a green or white fringe when you put it on something new.',
    },
    {
      title: 'You decide what stays',
      body: 'Sometimes the bag belongs to the person, sometimes it doesn’t. If the first suggestion is wrong, try the second one, or brush over the part in question to keep or remove it. Only what you brush changes.',
    },
    {
      title: 'Ideas',
      body: 'Use it for product photos, a profile picture, a sticker, a birthday invitation, or slides where people don’t sit in a gray box. For a new scene behind the subject, use the background changer.',
    },
    {
      title: 'Shooting for a clean cutout',
      body: 'Stand a step away from the wall, avoid shadows on it, and don’t wear the color of the wall. A phone camera is good enough if the subject is in focus from front to back. Photos with a plain background are cut out almost perfectly.',
    },
  ],
  reasons: [
    { title: 'Fine details', body: 'Whiskers, curls and thin straps stay soft.' },
    { title: 'No color fringe', body: 'The old background is removed from the edge as well.' },
    { title: 'A brush when you need it', body: 'Fix a spot in seconds without learning layers and masks.' },
  ],
  faqs: [
    {
      title: 'Which photos are difficult?',
      body: 'Large groups, glass, thin wires, and subjects that are the same color as what’s behind them. The brush helps with most of them.',
    },
    {
      title: 'Can I get a white background instead?',
      body: 'Yes. Download the result as JPEG, and everything transparent turns white. For other colors, use the background changer.',
    },
    {
      title: 'Does the PNG keep the full resolution?',
      body: 'Yes, up to about 3,000 pixels on the long side. Larger photos are scaled down.',
    },
    {
      title: 'Can I remove the background from several photos at once?',
      body: 'Yes, up to ten. Each one is cut out on its own and costs the same as a single photo.',
    },
  ],
  closing: 'Your photo, cleanly cut out.',
};

export default copy;
