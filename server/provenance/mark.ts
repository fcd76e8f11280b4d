/** Marks every result as synthetic, with its tool, engine and inputs: XMP and signed Content Credentials in the file itself. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { productName } from '../../contract/facts/product.ts';
import type { Tool } from '../../contract/facts/tools/index.ts';
import type { EngineResult } from '@iridia/engine';
import { typeOfKey } from '../../contract/facts/media-types.ts';
import type { Pool } from '@iridia/engine/process';
import type { Services } from '../core/services.ts';
import { carriers, openCredentials, type CredentialsAnswer, type CredentialsTask, type Ingredient } from './credentials.ts';
import { openIdentity, type Identity } from './identity.ts';
import { modelsIn } from './models.ts';
import { sourceTypeOf, sourceTypeUri } from './source-type.ts';
import { takesXmp, withXmp } from './xmp.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Signs Content Credentials. */
    readonly signing: Signing;
  }
}

/** The signing process and the identity, which is created, or read from the operator's files, on first use. */
export type Signing = {
  readonly pool: Pool<CredentialsTask, CredentialsAnswer>;
  readonly identity: () => Promise<Identity>;
  close: () => Promise<void>;
};

/** The process of the pool starts lazily. */
export function openSigning(parts: Pick<Services, 'config' | 'db' | 'clock' | 'secrets'>, pool = openCredentials()): Signing {
  let identity: Promise<Identity> | null = null;
  return { pool, identity: () => (identity ??= openIdentity(parts)), close: () => pool.close() };
}

/** Starts the signing process while the engine works, so that the result does not have to wait for it. */
export function prepareToMark({ signing: { pool, identity } }: Pick<Services, 'signing'>): void {
  // Errors surface when a file is signed.
  void Promise.allSettled([pool.run({ kind: 'warm' }), identity()]);
}

const largest = 300 * 1024 * 1024;

export type Made = {
  id: string;
  /** Whose processes sign it: the accounts take turns. */
  account: string;
  tool: Tool;
  engine: string;
  result: EngineResult;
  files: Readonly<Record<string, readonly string[]>>;
};

const claim = (title: string) => ({ claim_generator_info: [{ name: productName, version: '1' }], title });
const actions = (done: readonly object[]) => [{ label: 'c2pa.actions.v2', data: { actions: done } }];
const opened = ({ id, relationship }: Ingredient) => ({
  action: relationship === 'parentOf' ? 'c2pa.opened' : 'c2pa.placed',
  parameters: { ingredientIds: [id] },
});

/** Names the models that worked on a result, each with its revision. */
const models = (notes: EngineResult['notes']) => {
  const named = modelsIn(notes).map(({ title, revision }) => ({ name: title, revision }));
  return named.length > 0 ? { models: named } : {};
};

/** Builds the manifest with its actions in order: opened the main input, placed the other inputs, created something new. */
function manifestOf({ tool, engine, result }: Made, sourceType: string, title: string, ingredients: readonly Ingredient[]): object {
  const made = {
    action: ingredients.length > 0 ? 'c2pa.edited' : 'c2pa.created',
    digitalSourceType: sourceType,
    softwareAgent: { name: engine },
    parameters: { tool: tool.slug, ...models(result.notes) },
  };
  return { ...claim(title), assertions: actions([...ingredients.map(opened), made]) };
}

/** Returns the input files as ingredients; the first one is the parent of the result. */
function ingredientsOf(files: Made['files']): Ingredient[] {
  const paths = Object.entries(files).flatMap(([input, given]) => given.map((path) => ({ input, path })));
  return paths
    .map(({ input, path }) => ({ path, type: typeOfKey(path).split(';')[0]!, title: input }))
    .filter(({ type }) => carriers.has(type))
    .map((ingredient, index) => ({ ...ingredient, id: `given-${index + 1}`, relationship: index === 0 ? 'parentOf' : 'componentOf' }));
}

type Marked = {
  path: string;
  type: string;
  sourceType: string;
  manifest: (parts: readonly Ingredient[]) => object;
  job: string;
  account: string;
};

/** Marks one file in place. Rejects for a file that should carry credentials and cannot be signed: it must not be handed out as it is. */
async function markFile(
  services: Pick<Services, 'log' | 'signing'>,
  { path, type, sourceType, manifest, job, account }: Marked,
  ingredients: Ingredient[],
): Promise<void> {
  const { pool, identity } = services.signing;
  if (!takesXmp(type)) return;
  const { size } = await stat(path);
  if (size > largest) throw new Error(`A file of ${size} bytes is too large to be signed`);
  // No standard defines yet where credentials go in this file type.
  if (!carriers.has(type)) {
    await writeFile(path, withXmp(await readFile(path), type, { sourceType, creator: productName }));
    return;
  }
  const sign = async (parts: Ingredient[]): Promise<string | null> => {
    const task = {
      kind: 'sign',
      path,
      type,
      sourceType,
      manifest: manifest(parts),
      ingredients: parts,
      identity: await identity(),
    } as const;
    const outcome = await pool.run(task, { groups: [account] });
    if ('death' in outcome) return outcome.death.cause;
    return outcome.answer.ok ? null : outcome.answer.cause;
  };
  const first = await sign(ingredients);
  if (first === null) return;
  // What breaks it is often an input, so the second attempt does without.
  const second = await sign([]);
  if (second !== null) throw new Error(`A result could not be signed: ${second}`);
  services.log.warn('a result was signed at the second attempt, without what it was made from', { job, cause: first });
}

/** Marks the outputs of a job. */
export async function markOutputs(services: Pick<Services, 'log' | 'signing'>, made: Made): Promise<void> {
  const { id, account, tool, engine, result, files } = made;
  const ingredients = ingredientsOf(files);
  const sourceType = sourceTypeUri(sourceTypeOf({ engine, notes: result.notes, tool, hasInput: Object.keys(files).length > 0 }));
  for (const [index, { path, type }] of result.outputs.entries()) {
    const manifest = (parts: readonly Ingredient[]) => manifestOf(made, sourceType, `${tool.slug}-${index + 1}`, parts);
    await markFile(services, { path, type, sourceType, manifest, job: id, account }, ingredients);
  }
}

type File = { path: string; type: string };

/** Marks a converted copy like the result it was made from, which becomes its ingredient together with its credentials. */
export async function markCopy(
  services: Pick<Services, 'log' | 'signing'>,
  {
    id,
    account,
    tool,
    engine,
    notes,
    hasInput,
  }: Pick<Made, 'id' | 'account' | 'tool' | 'engine'> & Pick<EngineResult, 'notes'> & { hasInput: boolean },
  original: File,
  copy: File,
): Promise<void> {
  const sourceType = sourceTypeUri(sourceTypeOf({ engine, notes, tool, hasInput }));
  const ingredient: Ingredient = { ...original, id: 'result', title: tool.slug, relationship: 'parentOf' };
  const manifest = (parts: readonly Ingredient[]) => ({
    ...claim(tool.slug),
    assertions: actions([
      ...parts.map(opened),
      {
        action: parts.length > 0 ? 'c2pa.converted' : 'c2pa.created',
        digitalSourceType: sourceType,
        softwareAgent: { name: engine },
        parameters: models(notes),
      },
    ]),
  });
  await markFile(services, { ...copy, sourceType, manifest, job: id, account }, carriers.has(original.type) ? [ingredient] : []);
}
