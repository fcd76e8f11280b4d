import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'chartkit', root: import.meta.dirname, include: ['**/*.test.{ts,tsx}'] } });
