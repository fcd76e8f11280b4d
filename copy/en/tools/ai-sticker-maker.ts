import type { ToolTitle } from '../../types/tool.ts';

/** Its page is the landing page, `pages/sticker.ts`. */
const title: ToolTitle = {
  name: 'Sticker maker',
  card: 'Turn a photo or a few words into a sticker with a transparent background.',
};

export default title;
