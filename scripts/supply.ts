/**
 * Checks the packages from the lock file alone: digests, exact versions, origins, licenses, install scripts. It needs no network, and it
 * knows no advisories: `npm audit` asks the registry for those, where there is one.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSupply, type Lock, type Manifest } from './supply/check.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifests = ['package.json', 'engine/package.json'];

const { problems, packages, withoutDigest, licenses } = checkSupply(
  JSON.parse(read('package-lock.json')) as Lock,
  Object.fromEntries(manifests.map((path) => [path, JSON.parse(read(path)) as Manifest])),
  read('.npmrc'),
);
console.log(`${packages} packages; ${withoutDigest} of them binaries for other systems without a digest.`);
for (const [license, found] of [...licenses].toSorted((a, b) => b[1].length - a[1].length)) console.log(`${found.length}\t${license}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
