import { join } from 'node:path';
import type { PlacedPack } from './manifest.ts';

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns whether a path is one that a pattern takes: `*` is any part of a name, `/**` at the end every file below. */
export function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/**')) return path.startsWith(pattern.slice(0, -2));
  return new RegExp(`^${pattern.split('*').map(escaped).join('[^/]*')}$`).test(path);
}

/**
 * Returns the absolute path of the file of a pack that a pipeline names. Throws when the pack has none, or more than one: then the pattern of
 * the registry does not fit the repository any longer.
 */
export function fileOf({ folder, manifest }: Pick<PlacedPack, 'folder' | 'manifest'>, pattern: string): string {
  const found = manifest.files.filter(({ path }) => matches(pattern, path));
  if (found.length !== 1) throw new Error(`The pack “${manifest.name}” has ${found.length} files for ${pattern}, not one.`);
  return join(folder, ...found[0]!.path.split('/'));
}
