import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { configDefaults, defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { writeCollected } from './scripts/build/collect/write.ts';
import { icons } from './scripts/build/vite/icons.ts';
import { faultUnderTest } from './scripts/build/vite/planted-fault.ts';

// A fresh clone has no lists of tools yet, and a tool may just have been added.
await writeCollected();

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that take longest although they are not the largest: begun last, they would be waited for alone. */
const longest =
  /crash|histories|uploads\.(disk|fair|test)|strangers|backup|packs\.command|process|engine\/tests\/(local|motion|speech|effects|packs\.test|diffusion|cutout)/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(({ moduleId }) => longest.test(moduleId)), ...sorted.filter(({ moduleId }) => !longest.test(moduleId))];
  }
}

/** In megabytes. A heap that begins small is cleaned again and again while it grows: a sixth of the work of the units. */
const execArgv = ['--initial-heap-size=1500'];

const views = {
  plugins: [react(), ...faultUnderTest(folder('.'))],
  resolve: { alias: [{ find: 'styled-system', replacement: folder('./styled-system') }, icons(folder('.'))] },
  test: {
    environment: 'jsdom' as const,
    include: ['tests/views/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/views/setup.ts'],
    // Left to Node, Lucide's files would not reach the alias.
    server: { deps: { inline: ['lucide-react'] } },
    testTimeout: 20_000,
    // A page starts in real time on shared cores: `npm test` lists what passed only at the second try.
    retry: 1,
  },
};

export default defineConfig({
  test: {
    // The machines that run this have two cores, and vitest leaves one of them to its own process, which mostly waits.
    maxWorkers: 2,
    // Where a project states `isolate: false`, a worker loads and compiles what is tested once for all its files, which is a quarter of the work.
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: faultUnderTest(folder('.')),
        test: {
          name: 'unit',
          environment: 'node',
          execArgv,
          include: ['tests/{model,machines,contract,scripts}/**/*.test.ts', 'packages/*/**/*.test.{ts,tsx}'],
          // Children and videos: with the server's.
          exclude: [...configDefaults.exclude, 'packages/{draft,engine,moderation}/**'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          execArgv,
          include: ['tests/server/**/*.test.ts', 'packages/{draft,engine,moderation}/tests/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/server/kit/templates.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A child starts in a second or more on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          // Children, files and databases share two cores: `npm test` lists what passed only at the second try.
          retry: 1,
        },
      },
      {
        // A deep run: Mermaid's own parser, with packages of its own; it needs a document to clean texts with.
        test: { name: 'mermaid', environment: 'jsdom', include: ['tests/mermaid/**/*.test.ts'] },
      },
      {
        // A deep run: browsers that are found are walked one after the other.
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          fileParallelism: false,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 100 } },
        },
      },
      {
        // `npm run test:real`: against servers of others, where they are installed.
        test: { name: 'real', environment: 'node', include: ['tests/real/**/*.test.ts'], fileParallelism: false },
      },
      // A page keeps some things for as long as it is open: what shows whether they are there yet is tested on a page of its own.
      { ...views, test: { ...views.test, name: 'views', exclude: ['tests/views/fresh/**'], execArgv, isolate: false } },
      // A context for each of them costs half of a process for each.
      {
        ...views,
        test: { ...views.test, name: 'views of a fresh page', include: ['tests/views/fresh/**/*.test.{ts,tsx}'], pool: 'vmThreads' },
      },
    ],
  },
});
