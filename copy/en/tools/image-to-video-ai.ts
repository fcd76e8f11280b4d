import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Bring a picture to life',
    description: 'The subject comes forward, the background moves behind it, the camera travels.',
  },
  h1: 'Set a picture in motion',
  lead: 'The subject comes forward, the background moves behind it, the camera travels.',
  action: 'Animate',
  steps: [
    {
      title: 'Add a picture',
      body: 'One clear subject works best.',
    },
    {
      title: 'Choose the move',
      body: 'Push in, orbit, dolly or drift, from 3 to 10 seconds.',
    },
    {
      title: 'Download the MP4',
      body: 'Ready to post.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Real depth',
      body: 'Subject and background move apart.',
    },
    {
      title: 'Nothing invented',
      body: 'The gap behind the subject is filled from the picture itself.',
    },
    {
      title: 'Your length',
      body: 'You choose seconds and motion.',
    },
  ],
  faqs: [
    {
      title: 'Which pictures work?',
      body: 'Those with a subject that stands out. Flat patterns only get a camera move.',
    },
    {
      title: 'Where is my file processed?',
      body: 'By the engine named on this page. The built-in one works on the operator’s own machine and sends nothing elsewhere.',
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
  closing: 'Give a still picture its moment.',
};

export default copy;
