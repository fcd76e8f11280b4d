import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunksOf } from './scripts/vite/chunks.ts';
import { lightIcons } from './scripts/vite/light-icons.ts';
import { plainPreload } from './scripts/vite/plain-preload.ts';
import { staticStyles } from './scripts/vite/static-styles.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = folder('.');

const chunks = {
  // What every page needs to be taken over.
  first: [
    'src/client.tsx',
    'src/app/head.tsx',
    'src/app/later.tsx',
    'src/ui/layout.ts',
    'src/ui/accordion.tsx',
    'src/ui/sticker-art.tsx',
    'styled-system/css/cx.mjs',
  ].map(folder),
  // The start page, which shares little things with the forms.
  home: ['src/pages/home.tsx'].map(folder),
  // The actors, and what lies over the page: right after.
  actors: ['src/app/root.ts', 'src/app/shell/layers.tsx', 'src/app/flows/locale.ts', 'src/services/purse.ts', 'src/services/user.ts'].map(
    folder,
  ),
  // What tools are called, for menus and lists.
  names: [/\/src\/tools\/copy\/(names|[\w-]+\/name)\.ts$/],
  // The page of a tool.
  tool: ['src/pages/tool.tsx'].map(folder),
  // What every dialog stands on, and with it the other parts that Ark brings.
  parts: ['src/ui/dialog.tsx'].map(folder),
  // Little things of ours that pages share with the forms, so that none of them brings the forms along.
  shared: [
    /\/lucide-react\/dist\/esm\/icons\//,
    ...[
      'src/ui/field.tsx',
      'src/ui/progress.tsx',
      'src/app/flows/safety.ts',
      'src/services/clipboard.ts',
      'src/services/generation.ts',
      'src/services/stream.ts',
      'src/tools/use-offer.ts',
      'src/tools/given-inputs.ts',
      'src/tools/examples.ts',
      'contract/media-types.ts',
      'contract/tools/index.ts',
    ].map(folder),
  ],
  // The form of a tool.
  forms: ['src/tools/workbench.tsx'].map(folder),
};

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
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunksOf(chunks) }] },
          },
    },
  },
  // Bundled as a whole for the build; while developing, packages that are no modules must stay as they are.
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
