import shell from '../../../copy/ru/shell.ts';
import type { Copy } from './copy.ts';

const copy: Copy = {
  shell,
  parts: {
    ...import.meta.glob('./*.ts', { base: '../../../copy/ru/pages/', import: 'default' }),
    './toolNames.ts': async () => (await import('../../../copy/ru/tools/names.ts')).default,
    './toolCards.ts': async () => (await import('../../../copy/ru/tools/cards.ts')).default,
    './effectNames.ts': async () => (await import('../../../copy/ru/effects.ts')).default,
  },
};

export default copy;
