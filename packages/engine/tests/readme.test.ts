import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { everyCase } from './kit/depth.ts';

const root = join(import.meta.dirname, '../../..');

it.skipIf(!everyCase)('the example in the README of the engine runs as it stands', async () => {
  const [, example] = /```ts\n([^]*?)```/.exec(readFileSync(join(root, 'packages/engine/README.md'), 'utf8'))!;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', example!], { cwd: root });
  expect(stdout).toContain("understood: [ 'fox', 'sunglasses' ]");
  const [path] = stdout.split(' ');
  expect(existsSync(path!)).toBe(true);
  rmSync(dirname(path!), { recursive: true });
});
