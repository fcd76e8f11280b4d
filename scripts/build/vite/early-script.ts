/** Serves `src/early/early.js` at `/early.js`, and minifies it into the build. It is a classic script, which Vite would not bundle. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import type { Plugin } from 'vite';

export function earlyScript(root: string): Plugin {
  const read = () => readFileSync(join(root, 'src/early/early.js'), 'utf8');
  return {
    name: 'early-script',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configureServer({ middlewares }) {
      middlewares.use('/early.js', (_, response) => void response.setHeader('content-type', 'text/javascript').end(read()));
    },
    writeBundle({ dir }) {
      writeFileSync(join(dir!, 'early.js'), minifySync(read(), { module: false, ecma: 2020, compress: true, mangle: true }).code);
    },
  };
}
