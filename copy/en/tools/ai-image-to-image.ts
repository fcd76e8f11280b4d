import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Give a picture another style',
  description: 'Cartoon, watercolour, oil, pencil, pop art and more, as strong as you like.',
  h1: 'Same picture, new style',
  action: 'Restyle',
  steps: [
    {
      title: 'Add a picture',
      body: 'A photo or a drawing.',
    },
    {
      title: 'Choose a style and its strength',
      body: 'A little or all the way.',
    },
    {
      title: 'Compare and download',
      body: 'Move the line to see the change.',
    },
  ],
  reasons: [
    {
      title: 'Your picture stays yours',
      body: 'Lines and faces keep their place.',
    },
    {
      title: 'Strength you control',
      body: 'From a hint to a painting.',
    },
    {
      title: 'Repeatable',
      body: 'The seed gives the same brush strokes.',
    },
  ],
  faqs: [
    {
      title: 'Does it need a prompt?',
      body: 'No. The built-in styles take from the words only the name of a style (“like a watercolor”), which then wins over the chosen one; other words are refused and the credits come back. A connected model follows the whole prompt.',
    },
    {
      title: 'Where is my file processed?',
      body: 'By the engine named on this page. The built-in one works on the operator’s own machine and sends nothing elsewhere.',
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
  closing: 'See your picture with other eyes.',
};

export default copy;
