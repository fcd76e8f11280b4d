/** Lists of tools that follow from the tools' own files: forms, input structs, and the names and cards of each language. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locales } from '../../../contract/facts/locales.ts';
import { toolSlugs } from '../../../contract/facts/tools/catalog.ts';
import type { ToolTitle } from '../../../copy/types/tool.ts';

const root = join(import.meta.dirname, '../../..');
const heading = '// Collected by scripts/build/collect.ts from the files beside this one; not in git.\n';

const load = async (path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;

/** Files of a folder that may hold tools: all but those that need the collected lists. */
const filesIn = (folder: string): string[] =>
  globSync(`${folder}/*.ts`, { cwd: root })
    .filter((path) => !['index.ts', 'collected.ts'].includes(basename(path)))
    .toSorted();

const isTool = (value: unknown): boolean => typeof value === 'object' && value !== null && 'slug' in value && 'fields' in value;
const areTools = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isTool);

async function forms(): Promise<string> {
  const imports: string[] = [];
  const items: string[] = [];
  for (const path of filesIn('contract/facts/tools')) {
    const found = Object.entries(await load(path)).filter(([, value]) => isTool(value) || areTools(value));
    if (found.length === 0) continue;
    imports.push(`import { ${found.map(([name]) => name).join(', ')} } from './${basename(path)}';`);
    items.push(...found.map(([name, value]) => (isTool(value) ? name : `...${name}`)));
  }
  return `${heading}${imports.join('\n')}\n\nexport const collected = [${items.join(', ')}];\n`;
}

async function structs(): Promise<string> {
  const files = filesIn('contract/structs/inputs').filter((path) =>
    readFileSync(join(root, path), 'utf8').includes('export const inputs = {'),
  );
  const names = files.map((_, at) => `inputs${at}`);
  const imports = files.map((path, at) => `import { inputs as ${names[at]} } from './${basename(path)}';`);
  return `${heading}${imports.join('\n')}\n\nexport const collected = { ${names.map((name) => `...${name}`).join(', ')} };\n`;
}

/** The names or the cards of a language, in menu order. A tool without a file is left out, and then the list does not type-check. */
async function titles(locale: string, key: keyof ToolTitle, type: string): Promise<string> {
  const found: Record<string, string> = {};
  for (const slug of toolSlugs) {
    const path = `copy/${locale}/tools/${slug}.ts`;
    if (existsSync(join(root, path))) found[slug] = ((await load(path))['default'] as ToolTitle)[key];
  }
  return `${heading}import type { ${type} } from '../../types/tool.ts';\n\nconst ${key}s: ${type} = ${JSON.stringify(found, null, 2)};\n\nexport default ${key}s;\n`;
}

/** The collected files, by path. */
export async function collectedTools(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([
    ['contract/facts/tools/collected.ts', await forms()],
    ['contract/structs/inputs/collected.ts', await structs()],
  ]);
  for (const locale of locales) {
    files.set(`copy/${locale}/tools/names.ts`, await titles(locale, 'name', 'ToolNames'));
    files.set(`copy/${locale}/tools/cards.ts`, await titles(locale, 'card', 'ToolCards'));
  }
  return files;
}
