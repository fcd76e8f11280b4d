import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'draft', root: import.meta.dirname, include: ['tests/**/*.test.ts'], testTimeout: 60_000 } });
