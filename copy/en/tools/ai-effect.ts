import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Effects for pictures and portraits',
    description: 'Choose a card, add one or two pictures, and get a picture or a clip with that effect.',
  },
  h1: 'Pick an effect',
  lead: 'Choose a card, add one or two pictures, and get a picture or a clip with that effect.',
  action: 'Make effect',
  steps: [
    {
      title: 'Choose a card',
      body: 'Each shows its result and cost.',
    },
    {
      title: 'Add your pictures',
      body: 'One or two portraits.',
    },
    {
      title: 'Share it',
      body: 'As a picture or an MP4.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Made from your picture',
      body: 'Not from a template with a name on it.',
    },
    {
      title: 'Follows the face',
      body: 'Paint and masks move with it.',
    },
    {
      title: 'Cost on the card',
      body: 'You know before you press.',
    },
  ],
  faqs: [
    {
      title: 'Are effects AI?',
      body: 'Some are composed by the Draft engine and labelled so; others use a connected model, which the page names.',
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
  closing: 'One press, another world.',
};

export default copy;
