/** Loads Lucide's icons individually and without its component machinery: an icon here has a size, a class, and the color of its text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const imported = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';?/g;
const exported = /export\s*\{([^}]*)\}\s*from\s*'\.\/icons\/([\w-]+)\.mjs'/g;

export function lightIcons(root: string): Plugin {
  const index = join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
  /** The file of each icon by each of its names. */
  const files = new Map<string, string>();
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      for (const [, names, file] of (await readFile(index, 'utf8')).matchAll(exported))
        for (const name of names!.split(',')) files.set(name.replace(/^.* as /s, '').trim(), `lucide-react/icons/${file}`);
    },
    // The package's index would link all its icons together.
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes("'lucide-react'")) return null;
      const text = code.replaceAll(imported, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim().split(/\s+as\s+/))
          .filter(([name]) => name && !name.startsWith('type '))
          .map(([name, local]) => {
            const file = files.get(name!);
            if (!file) throw new Error(`Lucide has no icon ${name}`);
            return `import ${local ?? name} from '${file}';`;
          })
          .join(''),
      );
      return { code: text, map: null };
    },
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? join(root, 'src/design/icon.ts') : null,
  };
}
