import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a build that throws while Panda is loaded fails', () => {
  const failing = `await import('./postcss.config.mjs'); throw new Error('No such page');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', failing], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('No such page');
});
