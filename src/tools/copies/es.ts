import type { ToolCopy } from '../copy/tool-copy.ts';

export default import.meta.glob<ToolCopy>('../copy/*/es.ts', { import: 'copy' });
