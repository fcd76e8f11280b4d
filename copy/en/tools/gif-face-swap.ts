import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Face swap in a GIF', description: 'Give a moving GIF another face. It is followed from frame to frame.' },
  h1: 'Put a face into a GIF',
  lead: 'Give a moving GIF another face. It is followed from frame to frame.',
  action: 'Swap in GIF',
  steps: [
    {
      title: 'Choose a GIF',
      body: 'Up to 20 MB.',
    },
    {
      title: 'Add a face',
      body: 'From the front, well lit.',
    },
    {
      title: 'Download the GIF',
      body: 'Same size, same speed, same loop.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Steady',
      body: 'The face is tracked and smoothed, so that it does not tremble.',
    },
    {
      title: 'Same timing',
      body: 'Every frame keeps its length.',
    },
    {
      title: 'Small files',
      body: 'Colours are chosen for the whole loop.',
    },
  ],
  faqs: [
    {
      title: 'How long may the GIF be?',
      body: 'As long as it is smaller than 20 MB. Long ones take longer; the wait stands on the page.',
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
  closing: 'Five credits for a loop that makes them laugh.',
};

export default copy;
