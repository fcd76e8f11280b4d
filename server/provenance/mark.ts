/** Every result says that it is synthetic, by which tool and engine, and from what: XMP and signed Content Credentials in the file itself. */
import { readFile, writeFile } from 'node:fs/promises';
import { productName } from '../../contract/facts/product.ts';
import type { Tool } from '../../contract/facts/tools/index.ts';
import type { EngineResult } from '@iridia/engine';
import { typeOfKey } from '../../contract/facts/media-types.ts';
import type { Pool } from '@iridia/engine/process';
import type { Services } from '../core/services.ts';
import { carriers, openCredentials, type CredentialsAnswer, type CredentialsTask, type Ingredient } from './credentials.ts';
import { openIdentity, type Identity } from './identity.ts';
import { sourceTypeOf, sourceTypeUri } from './source-type.ts';
import { takesXmp, withXmp } from './xmp.ts';

/** The process that signs, and who signs: made, or read from the operator's files, when something is signed first. */
export type Signing = {
  readonly pool: Pool<CredentialsTask, CredentialsAnswer>;
  readonly identity: () => Promise<Identity>;
  close: () => Promise<void>;
};

/** Opens no process before something is signed. */
export function openSigning(parts: Pick<Services, 'config' | 'db' | 'clock'>): Signing {
  const pool = openCredentials();
  let identity: Promise<Identity> | null = null;
  return { pool, identity: () => (identity ??= openIdentity(parts)), close: () => pool.close() };
}

/** Starts the signing process while the engine works, so that the result does not wait for it. */
export function prepareToMark({ signing: { pool, identity } }: Pick<Services, 'signing'>): void {
  // Failures show when something is signed.
  void Promise.allSettled([pool.run({ kind: 'warm' }), identity()]);
}

const largest = 300 * 1024 * 1024;

export type Made = { id: string; tool: Tool; engine: string; result: EngineResult; files: Readonly<Record<string, readonly string[]>> };

const claim = (title: string) => ({ claim_generator_info: [{ name: productName, version: '1' }], title });
const actions = (done: readonly object[]) => [{ label: 'c2pa.actions.v2', data: { actions: done } }];
const opened = ({ id, relationship }: Ingredient) => ({
  action: relationship === 'parentOf' ? 'c2pa.opened' : 'c2pa.placed',
  parameters: { ingredientIds: [id] },
});

/** What was done, in order: opened what was given, placed what else was given, made something new of it. */
function manifestOf({ tool, engine }: Made, sourceType: string, title: string, ingredients: readonly Ingredient[]): object {
  const made = {
    action: ingredients.length > 0 ? 'c2pa.edited' : 'c2pa.created',
    digitalSourceType: sourceType,
    softwareAgent: { name: engine },
    parameters: { tool: tool.slug },
  };
  return { ...claim(title), assertions: actions([...ingredients.map(opened), made]) };
}

/** The given files, the first of them as what the result was made from. */
function ingredientsOf(files: Made['files']): Ingredient[] {
  const paths = Object.entries(files).flatMap(([input, given]) => given.map((path) => ({ input, path })));
  return paths
    .map(({ input, path }) => ({ path, type: typeOfKey(path).split(';')[0]!, title: input }))
    .filter(({ type }) => carriers.has(type))
    .map((ingredient, index) => ({ ...ingredient, id: `given-${index + 1}`, relationship: index === 0 ? 'parentOf' : 'componentOf' }));
}

type Marked = { path: string; type: string; sourceType: string; manifest: (parts: readonly Ingredient[]) => object; job: string };

/** Marks one file where it lies. A file that cannot be signed is kept all the same, and the log says so. */
async function markFile(
  services: Pick<Services, 'log' | 'signing'>,
  { path, type, sourceType, manifest, job }: Marked,
  ingredients: Ingredient[],
): Promise<void> {
  const { pool, identity } = services.signing;
  if (!takesXmp(type)) return;
  const bytes = await readFile(path);
  if (bytes.length > largest) return;
  await writeFile(path, withXmp(bytes, type, { sourceType, creator: productName }));
  // No standard says yet where the signed credentials of such a file go.
  if (!carriers.has(type)) return;
  const sign = async (parts: Ingredient[]): Promise<string | null> => {
    const outcome = await pool.run({ kind: 'sign', path, type, manifest: manifest(parts), ingredients: parts, identity: await identity() });
    if ('death' in outcome) return outcome.death.cause;
    return outcome.answer.ok ? null : outcome.answer.cause;
  };
  const first = await sign(ingredients);
  const failure = first !== null && ingredients.length > 0 ? await sign([]) : first;
  if (first !== null) services.log.warn('a result was signed without what it was made from', { job, cause: first });
  if (failure !== null) services.log.error('a result could not be signed', { job, cause: failure });
}

/** Marks the outputs of a job. */
export async function markOutputs(services: Pick<Services, 'log' | 'signing'>, made: Made): Promise<void> {
  const { id, tool, engine, result, files } = made;
  const ingredients = ingredientsOf(files);
  const sourceType = sourceTypeUri(sourceTypeOf({ engine, notes: result.notes, tool, hasInput: Object.keys(files).length > 0 }));
  for (const [index, { path, type }] of result.outputs.entries()) {
    const manifest = (parts: readonly Ingredient[]) => manifestOf(made, sourceType, `${tool.slug}-${index + 1}`, parts);
    await markFile(services, { path, type, sourceType, manifest, job: id }, ingredients);
  }
}

type File = { path: string; type: string };

/** Marks a result in another format: it came to be as the result did, which stays its ingredient with what it says of itself. */
export async function markCopy(
  services: Pick<Services, 'log' | 'signing'>,
  { id, tool, engine, notes, hasInput }: Pick<Made, 'id' | 'tool' | 'engine'> & Pick<EngineResult, 'notes'> & { hasInput: boolean },
  original: File,
  copy: File,
): Promise<void> {
  const sourceType = sourceTypeUri(sourceTypeOf({ engine, notes, tool, hasInput }));
  const ingredient: Ingredient = { ...original, id: 'result', title: tool.slug, relationship: 'parentOf' };
  const manifest = (parts: readonly Ingredient[]) => ({
    ...claim(tool.slug),
    assertions: actions([
      ...parts.map(opened),
      { action: parts.length > 0 ? 'c2pa.converted' : 'c2pa.created', digitalSourceType: sourceType, softwareAgent: { name: engine } },
    ]),
  });
  await markFile(services, { ...copy, sourceType, manifest, job: id }, carriers.has(original.type) ? [ingredient] : []);
}
