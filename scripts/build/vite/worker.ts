/** Builds the service worker beside the browser's code: one file with a name of its own, because browsers look for it again by its name. */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

export function worker(root: string): Plugin {
  return {
    name: 'worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }) {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2023',
          rollupOptions: { input: join(root, 'src/worker/worker.ts'), output: { format: 'iife', entryFileNames: 'worker.js' } },
        },
      });
    },
  };
}
