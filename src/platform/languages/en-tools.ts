import type { ToolCopy } from '../../../copy/types/tool.ts';

export default import.meta.glob<ToolCopy>(['./*.ts', '!./names.ts', '!./cards.ts', '!./ai-sticker-maker.ts'], {
  base: '../../../copy/en/tools/',
  import: 'default',
});
