import type { ToolTitle } from '../../types/tool.ts';

/** Its page is the landing page, `pages/sticker.ts`. */
const title: ToolTitle = {
  name: 'Creador de stickers',
  card: 'Una foto o unas palabras se convierten en un sticker con fondo transparente.',
};

export default title;
