import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Make a video from words',
    description: 'Write a scene and get a short clip: place, weather, light and a camera that moves.',
  },
  h1: 'From words to a moving scene',
  lead: 'Write a scene and get a short clip: place, weather, light and a camera that moves.',
  action: 'Make video',
  steps: [
    {
      title: 'Describe the scene',
      body: 'Who, where, when: “a fox in the snow at night”.',
    },
    {
      title: 'Choose ratio and length',
      body: 'From 3 to 10 seconds.',
    },
    {
      title: 'Watch and download',
      body: 'An MP4 you can use anywhere.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Five languages',
      body: 'Write in yours; the scene is the same.',
    },
    {
      title: 'Repeatable',
      body: 'The seed makes the same clip again.',
    },
    {
      title: 'Says what it understood',
      body: 'You see which words became part of the scene.',
    },
  ],
  faqs: [
    {
      title: 'Is this an AI model?',
      body: 'If the operator has connected one, yes, and the page names it. Otherwise the Draft engine composes the scene by rule, and the result says so.',
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
  closing: 'Write one line and see it move.',
};

export default copy;
