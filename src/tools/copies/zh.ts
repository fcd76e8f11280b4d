import type { ToolCopy } from '../copy/tool-copy.ts';

export default import.meta.glob<ToolCopy>('../copy/*/zh.ts', { import: 'copy' });
