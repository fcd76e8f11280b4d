import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Remove marks from your picture',
    description: 'Brush over text, dates or things that disturb, and the ground behind them is filled in.',
  },
  h1: 'Brush it away',
  lead: 'Brush over text, dates or things that disturb, and the ground behind them is filled in.',
  action: 'Remove',
  steps: [
    {
      title: 'Add your own picture',
      body: 'One that you may change.',
    },
    {
      title: 'Brush what shall go',
      body: 'Text is proposed; you decide.',
    },
    {
      title: 'Compare and download',
      body: 'Everything outside the brush stays, pixel by pixel.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Filled from the picture',
      body: 'Texture continues where the mark was.',
    },
    {
      title: 'Only the brush',
      body: 'Nothing else is touched.',
    },
    {
      title: 'Provenance stays',
      body: 'Marks that say where a file comes from are left alone.',
    },
  ],
  faqs: [
    {
      title: 'May I remove any watermark?',
      body: 'Only from material that is yours.',
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
  closing: 'Gone, as if it had never been there.',
};

export default copy;
