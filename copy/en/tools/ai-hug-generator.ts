import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Hug video from two portraits', description: 'Bring two people together on one warm scene, in a short clip.' },
  h1: 'A hug across any distance',
  lead: 'Bring two people together on one warm scene, in a short clip.',
  action: 'Make hug',
  steps: [
    {
      title: 'Add one or two pictures',
      body: 'Each with one person.',
    },
    {
      title: 'Say that they agreed',
      body: 'We keep it as a receipt.',
    },
    {
      title: 'Download the MP4',
      body: 'And send it.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Two people, one scene',
      body: 'Cut out and brought together.',
    },
    {
      title: 'Warm light',
      body: 'Both get the light of the scene.',
    },
    {
      title: 'Honest label',
      body: 'It says that it was composed.',
    },
  ],
  faqs: [
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
    {
      title: 'How long is it kept?',
      body: 'In My creations until you delete it. Deleting removes the file for good.',
    },
  ],
  closing: 'For those who are far away.',
};

export default copy;
