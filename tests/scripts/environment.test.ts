import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { readEnvironment } = (await import(join(import.meta.dirname, '../../scripts/setup/environment.mjs'))) as {
  readEnvironment(folder: string): void;
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'iridia-environment-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env['FROM_FILE'];
  delete process.env['FROM_SHELL'];
});

test('a variable of .env is set, unless the environment already sets it', () => {
  process.env['FROM_SHELL'] = 'shell';
  writeFileSync(join(folder, '.env'), '# FROM_COMMENT=no\nFROM_FILE=file\nFROM_SHELL=file\n');
  readEnvironment(folder);
  expect([process.env['FROM_FILE'], process.env['FROM_SHELL'], process.env['FROM_COMMENT']]).toEqual(['file', 'shell', undefined]);
});

test('a folder without .env changes nothing', () => {
  readEnvironment(folder);
  expect(process.env['FROM_FILE']).toBeUndefined();
});
