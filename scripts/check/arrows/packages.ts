/** The packages of this repository by their import names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from './imports.ts';

type Manifest = { name: string; workspaces?: string[]; exports?: Record<string, string> };

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Maps `@iridia/engine/media` to `packages/engine/media/index.ts`, for every export of every workspace. */
export const ownPackages = (): Packages =>
  Object.fromEntries(
    (manifestOf('.').workspaces ?? []).flatMap((folder) => {
      const { name, exports = {} } = manifestOf(folder);
      return Object.entries(exports).map(([path, file]) => [name + path.slice(1), join(folder, file)]);
    }),
  );
