import { defineConfig } from 'vitest/config';

/** The tests that judge one area: `scripts/mutation.ts` names them. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',').filter(Boolean);

export default defineConfig({
  root: process.cwd(),
  test: {
    name: 'mutation',
    environment: 'node',
    include: tests,
    globalSetup: tests.some((file) => file.startsWith('tests/server/')) ? ['tests/server/kit/templates.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
