import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Kiss video from two portraits',
    description: 'Two adults who agreed, one romantic scene, hearts included. 20 credits.',
  },
  h1: 'A kiss in a short clip',
  lead: 'Two adults who agreed, one romantic scene, hearts included. 20 credits.',
  action: 'Make kiss',
  steps: [
    {
      title: 'Add one or two portraits',
      body: 'Adults only, with consent.',
    },
    {
      title: 'Confirm',
      body: 'Who they are and that they agreed.',
    },
    {
      title: 'Download the MP4',
      body: 'It is marked as synthetic.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Tasteful',
      body: 'A scene, a closing distance, drawn hearts.',
    },
    {
      title: 'Consent first',
      body: 'No job without it.',
    },
    {
      title: 'Returned if it fails',
      body: 'All 20 credits.',
    },
  ],
  faqs: [
    {
      title: 'May I use a picture of someone else?',
      body: 'Only if that person agreed. We ask before the job, keep the answer as a receipt, and delete the results when it is revoked.',
    },
    {
      title: 'Who may use it?',
      body: 'Adults of 18 years or more, shown with their consent.',
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
  closing: 'For two who said yes.',
};

export default copy;
