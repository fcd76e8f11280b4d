import type { Copy } from '../../platform/words.ts';
import shell from '../es/index.ts';

const copy: Copy = { shell, namespaces: import.meta.glob('../es/*/index.ts', { import: 'default' }) };

export default copy;
