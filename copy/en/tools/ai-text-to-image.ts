import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Make a picture from words',
    description: 'Describe a scene in your language and get a picture with light, weather and figures.',
  },
  h1: 'Write it, see it',
  lead: 'Describe a scene in your language and get a picture with light, weather and figures.',
  action: 'Make picture',
  steps: [
    {
      title: 'Describe it',
      body: 'A subject, a place, a time of day.',
    },
    {
      title: 'Choose ratio and style',
      body: 'Square, tall or wide.',
    },
    {
      title: 'Keep the seed',
      body: 'To get the same picture again, or change one word.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Any of five languages',
      body: 'The same words mean the same picture.',
    },
    {
      title: 'Repeatable',
      body: 'Same seed, same result.',
    },
    {
      title: 'One credit',
      body: 'And it returns if it fails.',
    },
  ],
  faqs: [
    {
      title: 'What is the Draft engine?',
      body: 'A painter that works by rule: it finds drawings for your words and composes a scene. It is used when no image model is connected, and says so.',
    },
    {
      title: 'Do I need an account?',
      body: 'No. Every visitor gets credits each day. With an account you keep what you made on every device.',
    },
    {
      title: 'How long is it kept?',
      body: 'In My creations until you delete it. Deleting removes the file for good.',
    },
    {
      title: 'What if it fails?',
      body: 'The credits that were held come back at once, and the history shows both lines.',
    },
  ],
  closing: 'The shortest way from a thought to a picture.',
};

export default copy;
