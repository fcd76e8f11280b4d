/** Content Credentials (C2PA): the signed provenance of our results, and of any file that is verified. */
import { fileURLToPath } from 'node:url';
import { createPool, type Pool, type PoolOptions } from '@iridia/engine/process';
import type { Identity } from './identity.ts';

/** `id` is how the manifest's actions refer to it. */
export type Ingredient = { id: string; path: string; type: string; title: string; relationship: 'parentOf' | 'componentOf' };
/** `sourceType`: the IPTC digital source type, which the file states in XMP too. */
export type SignTask = {
  kind: 'sign';
  path: string;
  type: string;
  sourceType: string;
  manifest: object;
  ingredients: Ingredient[];
  identity: Identity;
};
export type CredentialsTask = SignTask | { kind: 'read'; path: string; type: string } | { kind: 'warm' };
export type CredentialsAnswer = { ok: true; store: unknown } | { ok: false; cause: string };

/** File types that can contain Content Credentials. */
export const carriers = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'video/mp4', 'audio/mpeg', 'audio/wav']);

/** Opens a pool for signing or reading credentials. Its process starts lazily. */
export const openCredentials = (options: Partial<PoolOptions> = {}): Pool<CredentialsTask, CredentialsAnswer> =>
  createPool({
    file: fileURLToPath(new URL('./credentials.child.ts', import.meta.url)),
    size: 2,
    timeout: 60_000,
    idle: 120_000,
    memory: { resident: 1200 * 1024 * 1024 },
    ...options,
  });

/** Milliseconds of the processor: ten times what the largest file takes. */
const longestReading = 20_000;

/** Opens the pool that reads the files of strangers, who give way to others once they had much read. */
export const openCredentialsReader = () => openCredentials({ processor: longestReading, priority: 'fair' });

type Store = {
  active_manifest?: string;
  manifests?: Record<string, Manifest>;
  validation_status?: { code: string }[];
  validation_state?: string;
};
type Manifest = {
  title?: string;
  claim_generator_info?: { name?: string; version?: string }[];
  signature_info?: { issuer?: string; common_name?: string; time?: string };
  assertions?: { label: string; data?: { actions?: { action?: string; digitalSourceType?: string; softwareAgent?: unknown }[] } }[];
  ingredients?: { title?: string; relationship?: string }[];
};

/** The credentials as displayed to users. `state`: `Valid` (they match the file), `Trusted` (and a known root signed them), `Invalid`. */
export type Summary = {
  state: string;
  problems: string[];
  signer: string | null;
  generator: string | null;
  actions: { action: string; source: string | null }[];
  ingredients: string[];
};

/** Being untrusted is not a fault of the file, because no one knows the root of an installation that generated its own. */
const untrusted = 'signingCredential.untrusted';

/** Converts a manifest store of the library to a summary of its active manifest; null if there is none. Problems are C2PA status codes. */
export function summarize(value: unknown): Summary | null {
  const store = value as Store | null;
  const manifest = store?.manifests?.[store.active_manifest ?? ''];
  if (!store || !manifest) return null;
  const problems = (store.validation_status ?? []).map(({ code }) => code).filter((code) => code !== untrusted);
  return {
    state: store.validation_state ?? (problems.length > 0 ? 'Invalid' : 'Valid'),
    problems,
    signer: manifest.signature_info?.issuer ?? null,
    generator: manifest.claim_generator_info?.[0]?.name ?? null,
    actions: (manifest.assertions ?? [])
      .filter(({ label }) => label.startsWith('c2pa.actions'))
      .flatMap(({ data }) => data?.actions ?? [])
      .map(({ action = '', digitalSourceType = null }) => ({ action, source: digitalSourceType })),
    ingredients: (manifest.ingredients ?? []).map(({ title = '' }) => title),
  };
}
