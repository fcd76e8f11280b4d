/** The packages of this repository, by what others import them as. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from './imports.ts';

type Manifest = { name: string; workspaces?: string[]; exports?: Record<string, string> };

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@iridia/engine/media` → `engine/media/index.ts`, for every workspace and each of its exports. */
export const ownPackages = (): Packages =>
  Object.fromEntries(
    (manifestOf('.').workspaces ?? []).flatMap((folder) => {
      const { name, exports = {} } = manifestOf(folder);
      return Object.entries(exports).map(([path, file]) => [name + path.slice(1), join(folder, file)]);
    }),
  );
