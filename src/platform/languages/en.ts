import shell from '../../../copy/en/shell.ts';
import type { Copy } from './copy.ts';

const copy: Copy = {
  shell,
  parts: {
    ...import.meta.glob('./*.ts', { base: '../../../copy/en/pages/', import: 'default' }),
    './toolNames.ts': async () => (await import('../../../copy/en/tools/names.ts')).default,
    './toolCards.ts': async () => (await import('../../../copy/en/tools/cards.ts')).default,
    './effectNames.ts': async () => (await import('../../../copy/en/effects.ts')).default,
  },
};

export default copy;
