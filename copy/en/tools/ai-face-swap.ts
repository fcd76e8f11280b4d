import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Face swap for pictures',
    description: 'Put one face into another picture. The light, the pose and the skin of the scene stay as they are.',
  },
  h1: 'Swap a face in a picture',
  lead: 'Put one face into another picture. The light, the pose and the skin of the scene stay as they are.',
  action: 'Swap face',
  steps: [
    {
      title: 'Choose the picture',
      body: 'Your own or one of the examples. Every face in it gets a number.',
    },
    {
      title: 'Add a face',
      body: 'A sharp picture from the front works best.',
    },
    {
      title: 'Compare and download',
      body: 'Move the line between before and after, then save the file.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'It fits the light',
      body: 'Brightness and colour follow the scene, cheek by cheek.',
    },
    {
      title: 'Hair and hands stay',
      body: 'What lies over the face is left alone.',
    },
    {
      title: 'Marked as synthetic',
      body: 'The result says what it is, in the picture and in its data.',
    },
  ],
  faqs: [
    {
      title: 'Which faces work?',
      body: 'Both eyes visible, turned by less than about 40 degrees, at least 100 pixels wide. We say so before you pay when it will not work.',
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
  closing: 'One picture, one face, one credit.',
};

export default copy;
