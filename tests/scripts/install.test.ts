import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { adviceFor, cacheOfOurs, refusalOfLink } = (await import(join(import.meta.dirname, '../../scripts/setup/install.mjs'))) as {
  adviceFor: (output: string) => string;
  cacheOfOurs: (cache: string) => string[];
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

  it('is refused when node_modules is a link, with the reason and the folder that it would empty', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    symlinkSync(other, modules());
    const refusal = refusalOfLink(modules(), 'vite is not as package-lock.json says');
    expect(refusal).toContain('(vite is not as package-lock.json says)');
    expect(refusal).toContain(`node_modules is a link to ${other}: installing would empty that folder.`);
    rmSync(other, { recursive: true });
    expect(refusalOfLink(modules(), 'node_modules is not there yet')).toContain('a link to a folder that is gone');
  });

  it('gets a cache in the project where the home folder cannot be written', () => {
    writeFileSync(join(folder, 'home'), '');
    expect(cacheOfOurs(join(folder, 'home', '.npm'))).toEqual(['--cache', expect.stringMatching(/\.cache.npm$/)]);
    expect(cacheOfOurs(join(folder, '.npm'))).toEqual([]);
  });

  it('that fails gets the advice for what npm names, and no guess', () => {
    expect(adviceFor('npm error code EACCES')).toMatch(/may not write/);
    expect(adviceFor('npm error code ENOSPC')).toMatch(/disk is full/);
    expect(adviceFor('npm error code ENOTFOUND registry')).toMatch(/cannot be reached/);
    expect(adviceFor('npm error code EINTEGRITY')).not.toMatch(/network/);
  });
});
