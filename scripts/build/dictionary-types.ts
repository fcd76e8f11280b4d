/**
 * Generates the types of the dictionaries, `copy/generated/types.ts`, from the English ones with typesafe-i18n's generator. Git ignores
 * them. The generator expects a folder per namespace, so the dictionaries are copied into that layout for the run. Does nothing when
 * neither a text nor the generator has changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const english = join(root, 'copy', 'en');
const generated = join(root, 'copy', 'generated');
const types = join(generated, 'types.ts');
const fingerprintFile = join(generated, '.inputs');
const generator = join(root, 'node_modules', 'typesafe-i18n');

// The generator locates its compiled files by the sources' common folder, which is correct only when each source also imports a file above
// it.
const above = 'above.ts';

/** A dictionary file reduced to its values, as the generator expects. */
async function asValues(file: string, depth: number): Promise<string> {
  const { default: dictionary } = (await import(pathToFileURL(file).href)) as { default: unknown };
  return `import type { Above } from '${'../'.repeat(depth)}${above}';\nexport default ${JSON.stringify(dictionary)};\n`;
}

const pages = readdirSync(join(english, 'pages'))
  .filter((name) => name.endsWith('.ts'))
  .sort();
const laidOut = new Map([[join('en', 'index.ts'), await asValues(join(english, 'shell.ts'), 1)]]);
for (const page of pages) {
  const namespace = page.slice(0, -'.ts'.length);
  laidOut.set(join('en', namespace, 'index.ts'), await asValues(join(english, 'pages', page), 2));
}

const fingerprint = createHash('sha256')
  .update(JSON.stringify([...laidOut]))
  .update(readFileSync(join(generator, 'package.json')))
  .update(readFileSync(join(root, '.typesafe-i18n.json')))
  .digest('hex');
const isFresh = existsSync(types) && existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint;
if (!isFresh) generate();

function generate(): void {
  rmSync(fingerprintFile, { force: true });
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, above), 'export type Above = never;\n');
  for (const [name, text] of laidOut) {
    mkdirSync(dirname(join(generated, name)), { recursive: true });
    writeFileSync(join(generated, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(generator, 'cli', 'typesafe-i18n.mjs'), '--no-watch'], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(join(generated, 'en'), { recursive: true });
  rmSync(join(generated, above));
  // The generator exits with 0 even when it cannot read a dictionary, and only prints an error.
  if (status !== 0 || stderr !== '' || stdout.includes('ERROR') || !existsSync(types))
    throw new Error(`The types of the dictionaries could not be generated.\n${stdout}${stderr}`);
  writeFileSync(fingerprintFile, fingerprint);
}
