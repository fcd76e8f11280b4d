import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Generate a fictional woman’s portrait', description: 'An adult who does not exist, in the style that you describe.' },
  h1: 'Portrait of someone who does not exist',
  lead: 'An adult who does not exist, in the style that you describe.',
  action: 'Make portrait',
  steps: [
    {
      title: 'Describe her',
      body: 'Hair, mood, place, light.',
    },
    {
      title: 'Choose a style',
      body: 'Drawn, painted or poster.',
    },
    {
      title: 'Keep the seed',
      body: 'To meet her again.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Fictional',
      body: 'No real person, no likeness.',
    },
    {
      title: 'Adult',
      body: 'Always, by rule.',
    },
    {
      title: 'Repeatable',
      body: 'Same seed, same portrait.',
    },
  ],
  faqs: [
    {
      title: 'May I name a real person?',
      body: 'No. Names of private persons are refused before any charge.',
    },
    {
      title: 'Is nudity possible?',
      body: 'No. See the content policy.',
    },
    {
      title: 'Do I need an account?',
      body: 'No. Every visitor gets credits each day. With an account you keep what you made on every device.',
    },
    {
      title: 'What if it fails?',
      body: 'The credits that were held come back at once, and the history shows both lines.',
    },
  ],
  closing: 'A character for your story.',
};

export default copy;
