import type { Copy } from '../../platform/words.ts';
import shell from '../fr/index.ts';

const copy: Copy = { shell, namespaces: import.meta.glob('../fr/*/index.ts', { import: 'default' }) };

export default copy;
