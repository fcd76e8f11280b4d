import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Try another colour or pattern on', description: 'Give a garment another colour or pattern; folds and light stay.' },
  h1: 'Try it on first',
  lead: 'Give a garment another colour or pattern; folds and light stay.',
  action: 'Change clothes',
  steps: [
    {
      title: 'Add a portrait',
      body: 'The garment is proposed; mend it with the brush.',
    },
    {
      title: 'Choose the new one',
      body: 'A picture of a fabric or a word.',
    },
    {
      title: 'Compare and download',
      body: 'Only the garment changes.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Folds stay',
      body: 'Light and shadow are kept.',
    },
    {
      title: 'Only puts on',
      body: 'It never takes a garment off.',
    },
    {
      title: 'Your picture',
      body: 'Face and hands are not touched.',
    },
  ],
  faqs: [
    {
      title: 'Does it change the cut?',
      body: 'The built-in way changes colour and pattern, not the cut.',
    },
    {
      title: 'May I use a picture of someone else?',
      body: 'Only if that person agreed. We ask before the job, keep the answer as a receipt, and delete the results when it is revoked.',
    },
    {
      title: 'What if it fails?',
      body: 'The credits that were held come back at once, and the history shows both lines.',
    },
    {
      title: 'Do I need an account?',
      body: 'No. Every visitor gets credits each day. With an account you keep what you made on every device.',
    },
  ],
  closing: 'See it before you buy it.',
};

export default copy;
