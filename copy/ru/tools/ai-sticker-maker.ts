import type { ToolTitle } from '../../types/tool.ts';

/** Its page is the landing page, `pages/sticker.ts`. */
const title: ToolTitle = {
  name: 'Создание стикеров',
  card: 'Стикер с прозрачным фоном из фото или пары слов.',
};

export default title;
