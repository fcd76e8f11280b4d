import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'moderation', root: import.meta.dirname, include: ['tests/**/*.test.ts'] } });
