import shell from '../../../copy/fr/shell.ts';
import type { Copy } from './copy.ts';

const copy: Copy = {
  shell,
  parts: {
    ...import.meta.glob('./*.ts', { base: '../../../copy/fr/pages/', import: 'default' }),
    './toolNames.ts': async () => (await import('../../../copy/fr/tools/names.ts')).default,
    './toolCards.ts': async () => (await import('../../../copy/fr/tools/cards.ts')).default,
    './effectNames.ts': async () => (await import('../../../copy/fr/effects.ts')).default,
  },
};

export default copy;
