import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'engine',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A child starts in a second or more on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
