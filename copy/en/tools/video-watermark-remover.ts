import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Remove a mark from your video',
    description: 'Draw a rectangle around a date or a logo in your own clip, and it is filled in frame by frame.',
  },
  h1: 'A clean frame again',
  lead: 'Draw a rectangle around a date or a logo in your own clip, and it is filled in frame by frame.',
  action: 'Clean video',
  steps: [
    {
      title: 'Choose your clip',
      body: 'Up to 60 seconds.',
    },
    {
      title: 'Draw the rectangles',
      body: 'One or several.',
    },
    {
      title: 'Download the MP4',
      body: 'With its sound.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Calm result',
      body: 'The same shot is filled in the same way.',
    },
    {
      title: 'Sound stays',
      body: 'The track is not touched.',
    },
    {
      title: 'For your own material',
      body: 'We say so, and leave provenance alone.',
    },
  ],
  faqs: [
    {
      title: 'Does it work on moving marks?',
      body: 'On marks that keep their place. Moving ones need a rectangle that covers their way.',
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
      title: 'How long is it kept?',
      body: 'In My creations until you delete it. Deleting removes the file for good.',
    },
  ],
  closing: 'Twenty credits, returned if it fails.',
};

export default copy;
