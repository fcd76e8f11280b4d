import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'help', root: import.meta.dirname, include: ['tests/**/*.test.ts'] } });
