import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Trump parody voice generator',
    description: 'A parody voice for your jokes, always labelled as one. It imitates no recording.',
  },
  h1: 'A parody voice, labelled as one',
  lead: 'A parody voice for your jokes, always labelled as one. It imitates no recording.',
  action: 'Make parody',
  steps: [
    {
      title: 'Write the line',
      body: 'Something funny, nothing that deceives.',
    },
    {
      title: 'Make it',
      body: 'A spoken tag says that it is a parody.',
    },
    {
      title: 'Download',
      body: 'The file’s data says so as well.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Plainly a parody',
      body: 'On the page, in the sound and in the file.',
    },
    {
      title: 'No recording used',
      body: 'The voice is made from rules of pitch and rhythm.',
    },
    {
      title: 'No politics',
      body: 'Deceptive political speech is refused before any charge.',
    },
  ],
  faqs: [
    {
      title: 'Can I remove the label?',
      body: 'No. It is part of the sound.',
    },
    {
      title: 'Who may use it?',
      body: 'Adults. We ask once.',
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
  closing: 'Tell the joke, keep the label.',
};

export default copy;
