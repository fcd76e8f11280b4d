import type { BaseTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Templates for stickers, images and videos',
  description:
    'Start from a template: stickers, images, videos, voices and effects that open the tool with everything filled in. Change what you like.',
  ofTool: '{0:string} templates',
  ofTools: {
    'ai-sticker-maker': {
      title: 'Sticker templates to make your own',
      description:
        'Foxes, rockets, cupcakes and more: pick a sticker, change a word or two, and download it with a transparent background.',
    },
    'ai-text-to-image': {
      title: 'Image templates: scenes to start from',
      description:
        'Lakes at dawn, snowy villages, cities at night: pick a scene, change the place, the season or the time of day, and make your own image.',
    },
    'text-to-video-ai': {
      title: 'Video templates: short animated scenes',
      description: 'A rocket among stars, rain over a city: start from a short scene that moves and change the words until it’s yours.',
    },
    'ai-effect': {
      title: 'Photo effect templates: see them first',
      description: 'Witch, watercolor or pixel art: see what each effect does to a portrait, then add your own photo.',
    },
    'ai-image-to-image': {
      title: 'Art style templates for your photos',
      description: 'Pick an art style from a sample and turn your photo into a cartoon, a painting, a drawing or pixel art.',
    },
    'ai-text-to-audio': {
      title: 'Voice templates: texts ready to be read aloud',
      description:
        'A welcome message, a bedtime story, a podcast intro: pick a text, change the words and hear it read aloud in your language.',
    },
    'ai-girl-generator': {
      title: 'Character templates for fictional portraits',
      description: 'A painter, an astronaut and others: start from a woman who doesn’t exist and change her hair, her clothes or her mood.',
    },
  },
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
