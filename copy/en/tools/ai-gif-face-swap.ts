import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Make a reaction GIF with a face', description: 'Turn a GIF everyone knows into one with a face your friends know.' },
  h1: 'Your own reaction GIF',
  lead: 'Turn a GIF everyone knows into one with a face your friends know.',
  action: 'Make GIF',
  steps: [
    {
      title: 'Pick the reaction',
      body: 'Your own GIF or an example.',
    },
    {
      title: 'Add the face',
      body: 'Yours, or that of someone who agreed.',
    },
    {
      title: 'Send it',
      body: 'Download the loop and share it anywhere.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Made for chats',
      body: 'Loops as before and stays small.',
    },
    {
      title: 'Follows the motion',
      body: 'Nods and turns keep their face.',
    },
    {
      title: 'Five credits',
      body: 'And they return if it fails.',
    },
  ],
  faqs: [
    {
      title: 'Does it work with cartoons?',
      body: 'Only with human faces. If none is found we say so before the charge.',
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
      title: 'How long is it kept?',
      body: 'In My creations until you delete it. Deleting removes the file for good.',
    },
  ],
  closing: 'Say it with a face.',
};

export default copy;
