import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunksOf } from './scripts/vite/chunks.ts';
import { icons } from './scripts/vite/icons.ts';
import { minifyPublic } from './scripts/vite/minify-public.ts';
import { plainPreload } from './scripts/vite/plain-preload.ts';
import { storeShim } from './scripts/vite/store-shim.ts';
import { staticStyles } from './scripts/vite/static-styles.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = folder('.');

const chunks = {
  // What every page needs to be taken over.
  first: [
    'src/boot/client.tsx',
    'src/wiring/head.tsx',
    'src/wiring/later.tsx',
    'src/wiring/site.ts',
    // Small, and used by pages that have nothing else in common.
    'src/platform/names.ts',
    'src/design/layout.ts',
    'src/design/accordion.tsx',
    'src/design/hero.tsx',
    'src/design/submit-on-enter.ts',
    'src/design/sticker-art.tsx',
    'styled-system/css/cx.mjs',
  ].map(folder),
  // The start page, which shares little things with the forms.
  home: ['src/features/discover/home.tsx'].map(folder),
  // The actors, and what only they bring to the page: right after.
  actors: [
    'src/wiring/root.ts',
    'src/boot/shell/layers.tsx',
    'src/boot/shell/broken.tsx',
    'src/boot/shell/user-menu.tsx',
    'src/wiring/locale.ts',
  ].map(folder),
  // The page of a tool.
  tool: ['src/features/making/tool.tsx'].map(folder),
  // What every dialog stands on, and with it the other parts that Ark brings.
  parts: ['src/design/dialog.tsx'].map(folder),
  // Little things of ours that pages share with the forms, so that none of them brings the forms along.
  shared: [
    /\/lucide-react\/dist\/esm\/icons\//,
    ...[
      'src/design/field.tsx',
      'src/design/progress.tsx',
      'src/platform/clipboard.ts',
      'src/ports/generation.ts',
      'src/platform/stream.ts',
      'src/features/making/generation/use-offer.ts',
      'src/features/making/filled-address.ts',
      'src/features/making/examples.ts',
      'contract/facts/media-types.ts',
      'contract/facts/tools/index.ts',
    ].map(folder),
  ],
  // The form of a tool.
  forms: ['src/features/making/workbench.tsx'].map(folder),
  // The links around the page.
  frame: ['src/boot/shell/footer.tsx', 'src/boot/shell/tab-bar.tsx', 'src/boot/shell/rail.tsx'].map(folder),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [staticStyles(root), plainPreload(), minifyPublic(root), react()],
  resolve: { alias: [{ find: 'styled-system', replacement: folder('./styled-system') }, icons(root), storeShim] },
  // Packed beforehand, or left to Node, Lucide's files would not reach the alias.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/boot/prerender.tsx' : 'src/boot/client.tsx',
      // Neither package says that its modules do nothing on their own, so what is not used of them would stay.
      treeshake: { moduleSideEffects: (id) => !/\/(styled-system|typesafe-i18n|superstruct)\//.test(id) },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunksOf(chunks) }] },
          },
    },
  },
  // Bundled as a whole for the build; while developing, packages that are no modules must stay as they are.
  ssr: { noExternal: isSsrBuild ? true : ['lucide-react'] },
}));
