import type { ToolTitle } from '../../types/tool.ts';

/** Its page is the landing page, `pages/sticker.ts`. */
const title: ToolTitle = {
  name: '贴纸制作',
  card: '用照片或几个词做出透明背景的贴纸。',
};

export default title;
