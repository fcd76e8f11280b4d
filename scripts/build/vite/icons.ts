/** Lucide's own component costs every page 1 kB and its markup a class list per icon, so its drawings are drawn by `src/design/icon.ts`. */
import { join } from 'node:path';

/** An alias for Vite and Vitest: building, developing and testing draw icons with the same code. */
export const icons = (root: string) => ({ find: /^.*\/createLucideIcon\.mjs$/, replacement: join(root, 'src/design/icon.ts') });
