/**
 * Checks the packages from the lock files alone: digests, exact versions, origins, licenses, install scripts. It needs no network, and it
 * knows no advisories: `npm audit` asks the registry for those, where there is one.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSupply, locks, type Lock, type Manifest } from './supply/check.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

for (const [folder, manifests] of Object.entries(locks)) {
  const { problems, packages, withoutDigest, licenses } = checkSupply(
    JSON.parse(read(join(folder, 'package-lock.json'))) as Lock,
    Object.fromEntries(manifests.map((path) => [path, JSON.parse(read(path)) as Manifest])),
    read(join(folder, '.npmrc')),
  );
  console.log(
    `${join(folder, 'package-lock.json')}: ${packages} packages; ${withoutDigest} of them binaries for other systems without a digest.`,
  );
  for (const [license, found] of [...licenses].toSorted((a, b) => b[1].length - a[1].length)) console.log(`${found.length}\t${license}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
