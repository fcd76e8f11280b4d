/** For developers: commits, sizes and hashes of packs in place, written into the registry, so that every other machine must get the same. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Pack, Pins } from '@iridia/engine/packs';
import { lockIn } from './check.ts';
import { placeOf } from './folders.ts';

const pinsPath = resolve(import.meta.dirname, '../../packages/engine/packs/registry/pins.json');

/** Writes the pins of packs in place, and returns their names. Rejects with a `PackFault` for one that is not. */
export async function pinPacks(models: string, wanted: readonly Pack[], path: string = pinsPath): Promise<string[]> {
  const pins = JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, Pins>>;
  for (const { name, sources } of wanted) {
    const { files } = await lockIn(placeOf(models, name));
    pins[name] = Object.fromEntries(
      sources
        .filter((source) => !('archive' in source))
        .map(({ repo }) => {
          const own = files.filter((file) => file.repo === repo);
          return [
            repo,
            { commit: own[0]!.commit, files: Object.fromEntries(own.map(({ path: at, size, sha256 }) => [at, { size, sha256 }])) },
          ];
        }),
    );
  }
  await writeFile(path, `${JSON.stringify(pins, null, 2)}\n`);
  return wanted.map(({ name }) => name);
}
