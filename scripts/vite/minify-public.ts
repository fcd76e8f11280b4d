/** Minifies the scripts of `public/`, which Vite copies as they are, into the build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const scripts = ['early.js'];

export function minifyPublic(root: string): Plugin {
  return {
    name: 'minify-public',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    // Vite has copied the folder by then.
    writeBundle({ dir }) {
      for (const name of scripts) {
        const { code } = minifySync(name, readFileSync(join(root, 'public', name), 'utf8'));
        writeFileSync(join(dir!, name), code);
      }
    },
  };
}
