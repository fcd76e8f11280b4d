import type { BaseTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Templates for stickers, images and videos',
  description:
    'Start from a template: stickers, images, videos, voices and effects that open the tool with everything filled in. Change what you like.',
  ofTool: '{0:string} templates',
  ofToolDescription:
    'Ready-made ideas for {0:string}: open one with everything filled in, see its price, and change the words to make it your own.',
  tools: 'Tool',
  all: 'All',
  filter: 'Topic',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Images',
    'text-to-video-ai': 'Videos',
    'ai-effect': 'Effects',
    'ai-image-to-image': 'Art styles',
    'ai-text-to-audio': 'Voices',
    'ai-girl-generator': 'Portraits',
  },
  tabs: {
    animals: 'Animals',
    nature: 'Nature',
    places: 'Places',
    space: 'Space',
    things: 'Things',
    people: 'People',
    seasons: 'Seasons',
    spooky: 'Spooky',
    style: 'Style',
    voice: 'Voice',
  },
  loading: 'Loading templates',
  failed: 'We couldn’t load the templates.',
  moreFailed: 'We couldn’t load the rest.',
  empty: {
    title: 'No templates here yet',
    body: 'You can start with your own idea right away.',
    open: 'Open the tool',
  },
} satisfies BaseTranslation;

export default templates;
