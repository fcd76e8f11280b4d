import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkFiles } from './scripts/build/vite/chunk-files.ts';
import { chunksOf } from './scripts/build/vite/chunks.ts';
import { flows } from './scripts/build/vite/flows.ts';
import { icons } from './scripts/build/vite/icons.ts';
import { inlinedFacts } from './scripts/build/vite/inlined-facts.ts';
import { minified } from './scripts/build/vite/minified.ts';
import { earlyScript } from './scripts/build/vite/early-script.ts';
import { notedImports } from './scripts/build/vite/noted-imports.ts';
import { plainCharts } from './scripts/build/vite/plain-charts.ts';
import { plainPreload } from './scripts/build/vite/plain-preload.ts';
import { storeShim } from './scripts/build/vite/store-shim.ts';
import { thinCalls } from './scripts/build/vite/thin-calls.ts';
import { thinCopy } from './scripts/build/vite/thin-copy.ts';
import { usedReact } from './scripts/build/vite/used-react.ts';
import { usedXstate } from './scripts/build/vite/used-xstate.ts';
import { worker } from './scripts/build/vite/worker.ts';
import { sortStyles } from './scripts/build/vite/sorted-styles.ts';
import { staticStyles } from './scripts/build/vite/static-styles.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = folder('.');

/** What the form of a tool and that of stickers have in common. */
const forms = [
  ...[
    'form-frame',
    'example',
    'own-image',
    'under-image',
    'generate-button',
    'result/result-panel',
    'batch/more-results',
    'fields/file-field',
    'fields/mend-cut-field',
    'fields/more-options',
    'fields/prompt-field',
    'fields/seed-field',
    'fields/samples-later',
  ].map((name) => `src/features/making/${name}.tsx`),
  'src/features/making/fields/question-card.ts',
  'src/features/making/generation/use-offer.ts',
  'src/features/making/generation/upload-size.ts',
  'src/design/region-number.ts',
  'src/features/making/fields/lost-control.tsx',
  'contract/facts/tools/sticker.ts',
].map(folder);

/** The page and the form of a tool, composed from what is known of every tool; that of stickers, which needs nothing of it, comes with its page's. */
const toolForm = [...forms, ...['src/features/making/tool.tsx', 'src/features/making/workbench.tsx'].map(folder)];

/** The chart of the sign-in form, and what both that form and its second step ask the browser. */
const auth = ['src/actors/auth.ts', 'src/platform/passkeys.ts'].map(folder);

/** Imported by views for what they add to a prerendered form or button, which the browser has then in its HTML. */
const prerendered = ['src/features/discover/home/early-ideas.ts', 'src/early/submittable.ts', 'machines/form/form.early.ts'].map(folder);

const chunks = {
  // What every page needs to be taken over.
  first: {
    roots: [
      'src/boot/client.tsx',
      'src/routing/head.tsx',
      'src/actors/later.tsx',
      'src/routing/site.ts',
      // Small, and used by pages that have nothing else in common.
      'src/platform/names.ts',
      'src/platform/deferred.tsx',
      'src/design/layout.ts',
      'src/design/pills.ts',
      'src/platform/calm.ts',
      'styled-system/css/cx.mjs',
      'contract/facts/trust.ts',
      ...['check', 'scan-face', 'shield-check'].map((icon) => `node_modules/lucide-react/dist/esm/icons/${icon}.mjs`),
      'src/features/making/generation/shortfall.tsx',
      'src/features/making/explore-button.tsx',
      'src/features/making/about-later.tsx',
      'src/features/making/closing.tsx',
      'src/features/making/latest-later.tsx',
      'src/platform/tool-words.ts',
      // What takes files and words, on the start page, in forms and in the chat.
      'src/design/field.tsx',
      'src/design/load-failed.tsx',
      'src/design/camera-button.tsx',
      'src/design/use-dropped-files.ts',
      'src/design/submit-on-enter.ts',
    ].map(folder),
    onEveryPage: { butAfter: [] },
  },
  // The head of the start page and of stickers.
  hero: { roots: ['src/design/hero.tsx', 'src/design/sticker-art.tsx'].map(folder) },
  tabs: { roots: ['src/design/tabs.tsx'].map(folder) },
  // The start page.
  home: { roots: ['src/features/discover/home.tsx'].map(folder), shares: 'first' },
  // The actors: right after.
  actors: {
    roots: [
      'src/actors/root.ts',
      'src/platform/api.ts',
      // Small, and needed by most pages: a file of its own would weigh more by its headers than by its content.
      'src/platform/site-call.ts',
      'src/platform/unique.ts',
      'contract/facts/entered.ts',
      'contract/structs/calls/safety.ts',
      'contract/facts/statuses.ts',
      'src/platform/page-left.ts',
      'src/actors/delete-creation.ts',
      'machines/signIn/signIn.machine.ts',
      'machines/kit/refusal.ts',
    ].map(folder),
    onEveryPage: { butAfter: ['home'] },
  },
  // What reads the answers of the API: with the first one.
  answers: {
    roots: [
      folder('src/platform/answer.ts'),
      ...['credits', 'session', 'site'].map((name) => `${folder(`contract/structs/calls/${name}.ts`)}?whole`),
    ],
    shares: 'answers',
  },
  // What stands above and around the page, and works without it: last.
  layers: {
    roots: [
      'src/boot/shell/layers.tsx',
      'src/boot/shell/broken.tsx',
      'src/boot/shell/user-menu.tsx',
      'src/boot/shell/footer.tsx',
      'src/boot/shell/tab-bar.tsx',
      'src/boot/shell/rail.tsx',
    ].map(folder),
    shares: 'actors',
  },
  // What answers of the assistant have in common with what stands around the page.
  places: { roots: ['src/routing/page-names.ts', 'node_modules/lucide-react/dist/esm/icons/bot.mjs'].map(folder) },
  // What every dialog stands on.
  dialog: { roots: ['src/design/dialog.tsx'].map(folder) },
  // The charts of the sign-in form and of the plans, which come with the actors.
  auth: { roots: auth },
  buying: { roots: ['src/actors/pricing.ts'].map(folder) },
  // The sign-in form.
  login: { roots: ['src/features/account/login-panel.tsx'].map(folder) },
  // The second step of a sign-in.
  secondStep: { roots: [...auth, ...['src/features/proof/second-step.tsx', 'src/actors/second-step.ts'].map(folder)] },
  // The cards of effects and templates.
  cards: { roots: ['src/features/discover/cover-card.tsx', 'contract/facts/tools/form-path.ts'].map(folder) },
  // The list of effects, and what it has in common with the list of tools.
  lists: {
    roots: ['src/features/discover/effects.tsx', 'src/features/making/examples.ts', 'contract/facts/tools/index.ts'].map(folder),
  },
  // The chart of lists that come in pages.
  listing: { roots: ['src/actors/listing.ts'].map(folder) },
  // The plans and packs.
  plans: { roots: ['src/features/money/pricing-content.tsx'].map(folder) },
  // The form of a tool: one file, since small ones compress worse and each brings its headers.
  forms: { roots: forms },
  toolForm: { roots: toolForm },
  stickerForm: { roots: [...forms, folder('src/features/making/sticker-workbench.tsx')] },
  // What only a model can be asked for.
  painting: { roots: [...forms, folder('src/features/making/fields/painting-field.tsx')] },
  // What a submit is checked with, and its job.
  check: {
    roots: [
      ...toolForm,
      ...['machines/form/form.check.ts', 'contract/structs/inputs/index.ts', 'machines/generation/generation.work.ts'].map(folder),
    ],
  },
  // What gives credits to somebody who lacks some.
  ways: { roots: ['src/features/making/generation/ways-to-credits.tsx'].map(folder) },
  // What assigns faces: its charts weigh less in one file.
  faceRows: { roots: [...toolForm, folder('src/features/making/fields/faces-field.tsx')] },
  // What is offered for a chosen image.
  imageActions: { roots: [...toolForm, folder('src/features/making/image-actions.tsx')] },
  // Parts that Ark brings, each for anyone who uses it.
  tooltip: { roots: ['src/design/tooltip.tsx'].map(folder) },
  popover: { roots: ['src/design/popover.tsx'].map(folder) },
  slider: { roots: ['src/design/slider.tsx'].map(folder) },
  // Small parts of forms and results that other pages use too, which would otherwise load everything that shows a result.
  select: { roots: ['src/design/select.tsx'].map(folder) },
  clipboard: { roots: ['src/platform/clipboard.ts'].map(folder) },
  saving: {
    roots: [
      'src/actors/download.ts',
      'machines/download/download.selectors.ts',
      'src/platform/csv.ts',
      'node_modules/lucide-react/dist/esm/icons/download.mjs',
    ].map(folder),
  },
  notify: { roots: ['src/features/making/result/notify-me.tsx'].map(folder) },
  progress: { roots: ['src/design/progress.tsx'].map(folder) },
  // What shows a job, from its submit on.
  working: { roots: [...toolForm, folder('src/features/making/result/working.tsx')] },
  // What takes words and files from one page to the form of another, which comes with it.
  handOver: { roots: [...forms, ...['src/actors/handOver.ts', 'src/features/making/examples.ts'].map(folder)] },
  // What shows how a job ended.
  results: {
    roots: [
      ...toolForm,
      ...['src/features/making/result/working.tsx', 'src/features/making/result/result.tsx', 'src/features/making/result/failed.tsx'].map(
        folder,
      ),
    ],
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  // What only developers see: without it not one byte of it is built.
  define: { 'import.meta.env.FLOWS': JSON.stringify(command === 'serve' || process.env['FLOWS'] === '1') },
  plugins: [
    staticStyles(root),
    sortStyles(),
    plainPreload(),
    inlinedFacts(),
    thinCalls(),
    thinCopy(),
    usedReact(),
    usedXstate(process.env['FLOWS'] === '1'),
    plainCharts(process.env['FLOWS'] === '1'),
    earlyScript(root),
    chunkFiles(root),
    notedImports(root),
    flows(root),
    worker(root),
    minified(),
    react(),
  ],
  resolve: { alias: [{ find: 'styled-system', replacement: folder('./styled-system') }, icons(root), storeShim] },
  // Packed beforehand, or left to Node, Lucide's files would not reach the alias.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // By a plugin; the styles would otherwise be left as they are, too.
    minify: false,
    cssMinify: 'lightningcss',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/boot/prerender.tsx' : 'src/boot/client.tsx',
      // Neither these packages nor our facts report that their modules do nothing on their own, so what is not used of them would stay.
      treeshake: {
        moduleSideEffects: (id) =>
          !prerendered.includes(id) && !/\/(styled-system|typesafe-i18n|superstruct|contract\/(facts|structs\/calls))\//.test(id),
      },
      output: isSsrBuild
        ? {}
        : {
            // Otherwise the bundler prints once more what was minified.
            minify: false,
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunksOf(chunks, prerendered) }] },
          },
    },
  },
  // Bundled as a whole for the build; while developing, packages that aren't modules must stay as they are.
  ssr: { noExternal: isSsrBuild ? true : ['lucide-react'] },
}));
