import shell from '../../../copy/zh/shell.ts';
import type { Copy } from './copy.ts';

const copy: Copy = {
  shell,
  parts: {
    ...import.meta.glob('./*.ts', { base: '../../../copy/zh/pages/', import: 'default' }),
    './toolNames.ts': async () => (await import('../../../copy/zh/tools/names.ts')).default,
    './toolCards.ts': async () => (await import('../../../copy/zh/tools/cards.ts')).default,
    './effectNames.ts': async () => (await import('../../../copy/zh/effects.ts')).default,
  },
};

export default copy;
