import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Face swap in a video', description: 'Put a face into a clip of up to a minute, with its sound and its light.' },
  h1: 'Swap a face in a video',
  lead: 'Put a face into a clip of up to a minute, with its sound and its light.',
  action: 'Swap in video',
  steps: [
    {
      title: 'Choose a clip',
      body: 'Up to 60 seconds and 200 MB.',
    },
    {
      title: 'Add a face',
      body: 'One sharp picture is enough.',
    },
    {
      title: 'Leave if you like',
      body: 'The job goes on and waits in My creations.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Sound stays',
      body: 'The original track is kept.',
    },
    {
      title: 'Calm skin',
      body: 'Light and colour are smoothed over time.',
    },
    {
      title: 'Honest progress',
      body: 'Frames that are done, not a guess.',
    },
  ],
  faqs: [
    {
      title: 'How long does it take?',
      body: 'About as long as the table above the button says, measured on recent jobs.',
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
  closing: 'Twenty credits, returned if it fails.',
};

export default copy;
