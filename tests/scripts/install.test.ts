import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { refusalOfLink } = (await import(join(import.meta.dirname, '../../scripts/setup/install.mjs'))) as {
  refusalOfLink: (modules: string, reason: string) => string | undefined;
};

describe.skipIf(process.platform === 'win32')('an installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'iridia-install-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const modules = () => join(folder, 'node_modules');

  it('goes into a folder of its own, there or not', () => {
    expect(refusalOfLink(modules(), 'vite is not as package-lock.json says')).toBeUndefined();
    mkdirSync(modules());
    expect(refusalOfLink(modules(), 'vite is not as package-lock.json says')).toBeUndefined();
  });

  it('is refused through a link, with the reason and the place that it would empty', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    symlinkSync(other, modules());
    const refusal = refusalOfLink(modules(), 'vite is not as package-lock.json says');
    expect(refusal).toContain('(vite is not as package-lock.json says)');
    expect(refusal).toContain(`node_modules is a link to ${other}: installing would empty that folder.`);
    rmSync(other, { recursive: true });
    expect(refusalOfLink(modules(), 'node_modules is not there yet')).toContain('a link to a folder that is gone');
  });
});
