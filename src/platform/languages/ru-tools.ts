import type { ToolCopy } from '../../../copy/types/tool.ts';

export default import.meta.glob<ToolCopy>(['./*.ts', '!./names.ts', '!./cards.ts'], { base: '../../../copy/ru/tools/', import: 'default' });
