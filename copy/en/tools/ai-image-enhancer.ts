import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Enlarge and sharpen a picture',
  description: 'Twice or four times the size with clean edges, by a small neural net.',
  h1: 'More pixels, cleaner edges',
  action: 'Enhance',
  steps: [
    {
      title: 'Add a picture',
      body: 'Small and soft ones gain most.',
    },
    {
      title: 'Choose 2× or 4×',
      body: 'The result has at most 50 megapixels.',
    },
    {
      title: 'Compare and download',
      body: 'Zoom in and move the line.',
    },
  ],
  reasons: [
    {
      title: 'Better than stretching',
      body: 'Edges are rebuilt instead of blurred.',
    },
    {
      title: 'Transparency kept',
      body: 'Logos and stickers stay clean.',
    },
    {
      title: 'No invention',
      body: 'It adds no faces and no text that were not there.',
    },
  ],
  faqs: [
    {
      title: 'How large may it get?',
      body: 'At most 50 megapixels: a photo of 12 megapixels is doubled, also at 4×; one of 48 keeps its size and gets cleaner. No picture is refused for its size. A result of 48 megapixels takes about a minute.',
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
  closing: 'See what was hiding in it.',
};

export default copy;
