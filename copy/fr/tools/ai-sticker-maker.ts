import type { ToolTitle } from '../../types/tool.ts';

/** Its page is the landing page, `pages/sticker.ts`. */
const title: ToolTitle = {
  name: 'Créateur de stickers',
  card: 'Une photo ou quelques mots deviennent un sticker à fond transparent.',
};

export default title;
