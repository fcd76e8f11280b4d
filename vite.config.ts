import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstChunk } from './scripts/vite/first-chunk.ts';
import { lightIcons } from './scripts/vite/light-icons.ts';
import { plainPreload } from './scripts/vite/plain-preload.ts';
import { staticStyles } from './scripts/vite/static-styles.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = folder('.');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [staticStyles(root), lightIcons(root), plainPreload(), react()],
  resolve: { alias: { 'styled-system': folder('./styled-system') } },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: {
      input: isSsrBuild ? 'src/prerender.tsx' : 'src/client.tsx',
      // Neither package says that its modules do nothing on their own, so what is not used of them would stay.
      treeshake: { moduleSideEffects: (id) => !/\/(styled-system|typesafe-i18n|superstruct)\//.test(id) },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: [{ name: firstChunk(['./src/client.tsx', './src/app/head.tsx', './src/ui/layout.ts'].map(folder)) }] },
          },
    },
  },
  // Bundled as a whole for the build; while developing, packages that are no modules must stay as they are.
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
