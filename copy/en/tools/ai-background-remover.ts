import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Remove the background',
    description: 'Cut out people, animals and things with soft hair and clean edges, as a PNG with transparency.',
  },
  h1: 'Cut it out, hair and all',
  lead: 'Cut out people, animals and things with soft hair and clean edges, as a PNG with transparency.',
  action: 'Remove background',
  steps: [
    {
      title: 'Add a picture',
      body: 'Drop it, paste it or choose it.',
    },
    {
      title: 'Look at the edge',
      body: 'Paint what to keep or drop, or take the second proposal.',
    },
    {
      title: 'Download the PNG',
      body: 'Transparent, at full size.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Fine edges',
      body: 'Whiskers and hair keep their softness.',
    },
    {
      title: 'No colour fringe',
      body: 'The old background is taken out of the edge.',
    },
    {
      title: 'You have the last word',
      body: 'A brush mends what the net got wrong.',
    },
  ],
  faqs: [
    {
      title: 'Which pictures are hard?',
      body: 'Large groups and thin wires. The brush helps.',
    },
    {
      title: 'Where is my file processed?',
      body: 'By the engine named on this page. The built-in one works on the operator’s own machine and sends nothing elsewhere.',
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
  closing: 'One credit and it stands alone.',
};

export default copy;
