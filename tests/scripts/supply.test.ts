import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSupply, locks, type Lock, type LockedPackage, type Manifest } from '../../scripts/check/supply/check.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const settings = read('.npmrc');
const digest = `sha512-${'A'.repeat(86)}==`;
const sound: LockedPackage = { version: '1.0.0', integrity: digest, license: 'MIT' };
const problemsOf = (changes: LockedPackage, manifest: Manifest = {}, npmrc = settings): string[] =>
  checkSupply({ lockfileVersion: 3, packages: { '': {}, 'node_modules/a': { ...sound, ...changes } } }, { 'package.json': manifest }, npmrc)
    .problems;

describe('the packages', () => {
  it.each(Object.entries(locks))('of %s all match the lock file', (folder, files) => {
    const manifests = Object.fromEntries(files.map((path) => [path, JSON.parse(read(path)) as Manifest]));
    const lock = JSON.parse(read(`${folder}/package-lock.json`)) as Lock;
    const { problems, packages } = checkSupply(lock, manifests, read(`${folder}/.npmrc`));
    expect(problems).toEqual([]);
    expect(packages).toBeGreaterThanOrEqual(2);
  });

  it('are found out where something is wrong', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ integrity: `sha1-${'A'.repeat(27)}=` })).toHaveLength(1);
    expect(problemsOf({ integrity: undefined })).toHaveLength(1);
    expect(problemsOf({ integrity: undefined, optional: true, os: ['win32'] })).toEqual([]);
    expect(problemsOf({ resolved: 'https://example.com/a.tgz' })).toHaveLength(1);
    expect(problemsOf({ resolved: 'git+ssh://git@github.com/a/a.git' })).toHaveLength(1);
    expect(problemsOf({ license: 'AGPL-3.0' })).toHaveLength(1);
    expect(problemsOf({ license: undefined })).toHaveLength(1);
    expect(problemsOf({ hasInstallScript: true })).toHaveLength(1);
    for (const range of ['^1.0.0', '~1.0.0', '*', 'latest', '1.x', 'github:a/a', 'file:../a', 'npm:b@^1.0.0'])
      expect(problemsOf({}, { dependencies: { a: range } })).toHaveLength(1);
    for (const range of ['1.0.0', '1.0.0-beta.5', 'npm:@typescript/typescript6@6.0.2'])
      expect(problemsOf({}, { dependencies: { a: range } })).toEqual([]);
    expect(problemsOf({}, {}, 'fund=false')).toHaveLength(2);
  });
});
