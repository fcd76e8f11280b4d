import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Match a voice to your text', description: 'Read a text with the pitch and colour of a voice sample that you may use.' },
  h1: 'Your text, in a matching voice',
  lead: 'Read a text with the pitch and colour of a voice sample that you may use.',
  action: 'Match voice',
  steps: [
    {
      title: 'Add a sample',
      body: 'Ten seconds of clear speech, yours or with consent.',
    },
    {
      title: 'Write the text',
      body: 'In any of five languages.',
    },
    {
      title: 'Listen and download',
      body: 'As MP3.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Honest name',
      body: 'The built-in engine matches pitch, range and timbre. It is not a copy of the person.',
    },
    {
      title: 'Consent first',
      body: 'We ask whose voice it is and keep the answer.',
    },
    {
      title: 'Marked',
      body: 'A label in the file says that it is synthetic.',
    },
  ],
  faqs: [
    {
      title: 'Is this voice cloning?',
      body: 'Only if the operator has connected a model that does it. The page says which engine serves it.',
    },
    {
      title: 'May I use any voice?',
      body: 'Only your own or that of an adult who agreed.',
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
  closing: 'Speak in a familiar tone.',
};

export default copy;
