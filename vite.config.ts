import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ compiler: true })],
  resolve: { alias: { 'styled-system': folder('./styled-system') } },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: { input: isSsrBuild ? 'src/prerender.tsx' : 'src/client.tsx' },
  },
  // Bundled as a whole for the build; while developing, packages that are no modules must stay as they are.
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
