import type { BaseTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Templates',
  description:
    'Ideas that open a tool filled in: stickers, pictures, clips, voices and effects. Press one, change what you like, make it yours.',
  ofTool: 'Templates: {0:string}',
  ofToolDescription: '{0:string}: ideas that open the tool filled in, each with its cost.',
  tools: 'Tool',
  all: 'All',
  filter: 'About',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Pictures',
    'text-to-video-ai': 'Clips',
    'ai-effect': 'Effects',
    'ai-image-to-image': 'Restyle',
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
  loading: 'The templates are on their way',
  failed: 'The templates could not be fetched.',
  moreFailed: 'The rest could not be fetched.',
  empty: {
    title: 'No templates here yet',
    body: 'The tool itself is ready: start with your own idea.',
    open: 'Open the tool',
  },
} satisfies BaseTranslation;

export default templates;
