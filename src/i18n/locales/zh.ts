import type { Copy } from '../../platform/words.ts';
import shell from '../zh/index.ts';

const copy: Copy = { shell, namespaces: import.meta.glob('../zh/*/index.ts', { import: 'default' }) };

export default copy;
