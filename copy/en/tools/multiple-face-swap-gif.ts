import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Swap several faces in a GIF', description: 'Two, three or more faces in one GIF, each followed through all frames.' },
  h1: 'Several faces, one GIF',
  lead: 'Two, three or more faces in one GIF, each followed through all frames.',
  action: 'Swap all in GIF',
  steps: [
    {
      title: 'Choose a GIF',
      body: 'Every face is numbered in the first frame where it appears.',
    },
    {
      title: 'Pair the faces',
      body: 'By drag, by press or by keyboard.',
    },
    {
      title: 'Download',
      body: 'One loop with everyone in it.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'No mix-ups',
      body: 'Each face keeps its number through the loop.',
    },
    {
      title: 'Empty is fine',
      body: 'Faces without a pair stay.',
    },
    {
      title: 'One price',
      body: 'Five credits for the GIF.',
    },
  ],
  faqs: [
    {
      title: 'What if people cross?',
      body: 'Faces are followed by place and size. After a long overlap they may change sides; cut the GIF there.',
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
  closing: 'The whole group in one loop.',
};

export default copy;
