import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Remove the background of a video',
    description: 'Cut people out of a clip, or take out one colour, as MP4 on a ground or WebM with transparency.',
  },
  h1: 'Cut a person out of a clip',
  lead: 'Cut people out of a clip, or take out one colour, as MP4 on a ground or WebM with transparency.',
  action: 'Cut out video',
  steps: [
    {
      title: 'Choose a clip',
      body: 'Up to 60 seconds.',
    },
    {
      title: 'Automatic or by colour',
      body: 'People are found; a green wall is keyed.',
    },
    {
      title: 'Choose the file',
      body: 'MP4 on a colour, or WebM with alpha.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Calm outline',
      body: 'Smoothed over time.',
    },
    {
      title: 'Two ways',
      body: 'A person or a colour.',
    },
    {
      title: 'Ready to edit',
      body: 'WebM keeps the transparency.',
    },
  ],
  faqs: [
    {
      title: 'Does it find animals?',
      body: 'The automatic way is made for people. Use the colour way for anything in front of an even wall.',
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
  closing: 'Put yourself in front of anything.',
};

export default copy;
