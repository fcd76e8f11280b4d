import type { Copy } from '../../platform/words.ts';
import shell from '../ru/index.ts';

const copy: Copy = { shell, namespaces: import.meta.glob('../ru/*/index.ts', { import: 'default' }) };

export default copy;
