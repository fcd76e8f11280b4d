import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Change the background', description: 'A new colour, another picture or a painted scene behind your subject.' },
  h1: 'Same subject, new place',
  lead: 'A new colour, another picture or a painted scene behind your subject.',
  action: 'Change background',
  steps: [
    {
      title: 'Add a picture',
      body: 'The subject is cut out.',
    },
    {
      title: 'Choose what is behind it',
      body: 'A colour, a picture or a few words.',
    },
    {
      title: 'Download',
      body: 'At the size of the original.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Clean edges',
      body: 'No rim of the old background.',
    },
    {
      title: 'Three ways',
      body: 'Colour picker, picture or scene.',
    },
    {
      title: 'Ready for shops',
      body: 'White grounds in one press.',
    },
  ],
  faqs: [
    {
      title: 'Can I mend the cut-out?',
      body: 'Yes, with the brush, before or after.',
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
  closing: 'Take it anywhere.',
};

export default copy;
