import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Turn text into speech', description: 'Clear spoken audio in English, Chinese, French, Spanish and Russian, as MP3.' },
  h1: 'Let your text speak',
  lead: 'Clear spoken audio in English, Chinese, French, Spanish and Russian, as MP3.',
  action: 'Make audio',
  steps: [
    {
      title: 'Paste the text',
      body: 'In the language you choose.',
    },
    {
      title: 'Choose voice and speed',
      body: 'From half to double speed.',
    },
    {
      title: 'Listen and download',
      body: 'MP3, ready for any player.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Five languages',
      body: 'With the right sounds for each.',
    },
    {
      title: 'Quick',
      body: 'A sentence takes about a second.',
    },
    {
      title: 'Says what it is',
      body: 'A synthetic voice, marked as such in the file.',
    },
  ],
  faqs: [
    {
      title: 'Does it sound like a person?',
      body: 'The built-in voice is clear but robotic. A connected voice model sounds natural; the page names the engine.',
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
  closing: 'Two credits to be heard.',
};

export default copy;
