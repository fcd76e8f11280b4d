import type { Copy } from '../../platform/words.ts';
import shell from '../en/index.ts';

const copy: Copy = { shell, namespaces: import.meta.glob('../en/*/index.ts', { import: 'default' }) };

export default copy;
