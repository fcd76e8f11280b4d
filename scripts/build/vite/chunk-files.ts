/** Writes `.vite/chunks.json`, which states where each module of the browser's code is, for the prerender to list what a page loads next. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** `files`: the file of each module, by its path in the repository; `imports`: what each file imports statically. */
export type ChunkFiles = { files: Record<string, string>; imports: Record<string, readonly string[]> };

export const chunkFiles = (root: string): Plugin => ({
  name: 'chunk-files',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_, bundle) {
    const chunks: ChunkFiles = { files: {}, imports: {} };
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      chunks.imports[output.fileName] = output.imports;
      for (const id of output.moduleIds) chunks.files[relative(root, id)] = output.fileName;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
  },
});
