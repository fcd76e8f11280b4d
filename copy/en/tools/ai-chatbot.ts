import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Chat and get help', description: 'Ask how something works here, which tool fits, or what it costs.' },
  h1: 'Ask anything about making',
  lead: 'Ask how something works here, which tool fits, or what it costs.',
  action: 'Send',
  steps: [
    {
      title: 'Ask',
      body: 'In your own words and language.',
    },
    {
      title: 'Read along',
      body: 'The answer comes as it is written.',
    },
    {
      title: 'Go on',
      body: 'Links lead to the right tool.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Knows the product',
      body: 'Answers come from our own pages.',
    },
    {
      title: 'Says what it is',
      body: 'A help assistant, unless a language model is connected.',
    },
    {
      title: 'Free without a model',
      body: 'An answer of a model costs one credit.',
    },
  ],
  faqs: [
    {
      title: 'Is my chat kept?',
      body: 'Only in this tab.',
    },
    {
      title: 'Can I stop an answer?',
      body: 'Yes, at any time.',
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
  closing: 'The quickest way to an answer.',
};

export default copy;
