import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Swap several faces in a video',
    description: 'Everyone in the clip can become someone else, each followed on their own.',
  },
  h1: 'Several faces, one video',
  lead: 'Everyone in the clip can become someone else, each followed on their own.',
  action: 'Swap all in video',
  steps: [
    {
      title: 'Choose a clip',
      body: 'Faces are found and numbered.',
    },
    {
      title: 'Say who becomes whom',
      body: 'Leave a slot empty and that face stays.',
    },
    {
      title: 'Download the MP4',
      body: 'With the original sound.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Tracked one by one',
      body: 'Each face has its own track.',
    },
    {
      title: 'Works in the background',
      body: 'Close the page and come back.',
    },
    {
      title: 'Marked',
      body: 'The file says that it is synthetic.',
    },
  ],
  faqs: [
    {
      title: 'How many faces?',
      body: 'As many as are found; small ones under 21 pixels are left alone.',
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
      title: 'How long is it kept?',
      body: 'In My creations until you delete it. Deleting removes the file for good.',
    },
  ],
  closing: 'Cast your own film.',
};

export default copy;
