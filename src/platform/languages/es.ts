import shell from '../../../copy/es/shell.ts';
import type { Copy } from './copy.ts';

const copy: Copy = {
  shell,
  parts: {
    ...import.meta.glob('./*.ts', { base: '../../../copy/es/pages/', import: 'default' }),
    './toolNames.ts': async () => (await import('../../../copy/es/tools/names.ts')).default,
    './toolCards.ts': async () => (await import('../../../copy/es/tools/cards.ts')).default,
    './effectNames.ts': async () => (await import('../../../copy/es/effects.ts')).default,
  },
};

export default copy;
