import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Swap several faces in one picture',
    description: 'Find every face in a group picture, number it, and decide who becomes whom.',
  },
  h1: 'Swap every face in a group',
  lead: 'Find every face in a group picture, number it, and decide who becomes whom.',
  action: 'Swap faces',
  steps: [
    {
      title: 'Choose a group picture',
      body: 'Faces are found and numbered.',
    },
    {
      title: 'Pair them',
      body: 'Drag a face onto a number, press both, or use the keyboard. Empty slots stay as they are.',
    },
    {
      title: 'Compare and download',
      body: 'All faces change in one pass.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'You decide who is who',
      body: 'Numbers on the picture, slots beside it.',
    },
    {
      title: 'One price',
      body: 'One credit for the picture, however many faces.',
    },
    {
      title: 'Nothing lost',
      body: 'Pairs are kept when you reload.',
    },
  ],
  faqs: [
    {
      title: 'What if a face is not found?',
      body: 'Draw a rectangle around it and it joins the list.',
    },
    {
      title: 'May I use a picture of someone else?',
      body: 'Only if that person agreed. We ask before the job, keep the answer as a receipt, and delete the results when it is revoked.',
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
  closing: 'Bring the whole family into the scene.',
};

export default copy;
