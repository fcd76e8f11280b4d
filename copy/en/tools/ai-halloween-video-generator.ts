import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Halloween video from a portrait', description: 'Face paint, a night sky, bats and a little music from one portrait.' },
  h1: 'Haunt your own portrait',
  lead: 'Face paint, a night sky, bats and a little music from one portrait.',
  action: 'Make it spooky',
  steps: [
    {
      title: 'Add a portrait',
      body: 'From the front, eyes visible.',
    },
    {
      title: 'Choose the paint',
      body: 'Skull, cat, vampire or pumpkin.',
    },
    {
      title: 'Download the MP4',
      body: 'With sound.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Follows the face',
      body: 'The paint sits where it belongs.',
    },
    {
      title: 'Sound included',
      body: 'A short night tune.',
    },
    {
      title: 'Draft label',
      body: 'It says how it was made.',
    },
  ],
  faqs: [
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
    {
      title: 'How long is it kept?',
      body: 'In My creations until you delete it. Deleting removes the file for good.',
    },
  ],
  closing: 'Ready before the pumpkins are.',
};

export default copy;
