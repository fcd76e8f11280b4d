import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'pixels', root: import.meta.dirname, include: ['tests/**/*.test.ts'] } });
