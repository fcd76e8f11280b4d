import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'tables', root: import.meta.dirname, include: ['tests/**/*.test.ts'] } });
