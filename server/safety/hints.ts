/** What two nets hint about nudity in files that others see or have reported: for the operator alone, and never a reason to refuse. */
import type { Engine, EngineResult } from '@iridia/engine';
import { is, number, openRecord, type Infer } from '../../contract/structs/schema.ts';
import type { Services } from '../core/services.ts';
import type { StoredOutput } from '../db/schema.ts';
import { engineFor, lookAtFile } from '../detection/detect.ts';
import { openMemory, type Memory } from '../detection/memory.ts';
import { FileGone } from '../storage/fetch.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Hints about files by their key; kept nowhere else. */
    readonly hintMemory: HintMemory;
  }
}

const hint = openRecord({ photograph: number(), explicit: number(), suggestive: number() });
/** Likelihoods from 0 to 1, as the nets state them. */
export type Hint = Infer<typeof hint>;
export type HintMemory = Memory<Hint>;
/** Creates an empty memory. */
export const openHintMemory = (): HintMemory => openMemory(2000);

export type Hinting = Pick<Services, 'config' | 'disk' | 'engines' | 'hintMemory' | 'log'>;
type File = Pick<StoredOutput, 'key' | 'type'>;

/** Milliseconds that the operator waits for one page's hints; what isn't looked at by then is when the page is opened again. */
const longestLooking = 15_000;

const read = ({ notes }: EngineResult): Hint => {
  if (!is(notes, hint)) throw new Error('The engine gave no hint');
  return notes;
};

async function lookAt(services: Hinting, engine: Engine, key: string, signal: AbortSignal): Promise<void> {
  try {
    const stored = { key, name: key.slice(key.lastIndexOf('/') + 1) };
    services.hintMemory.set(key, await lookAtFile(services, engine, stored, { capability: 'nudity.find', locale: 'en', signal }, read));
  } catch (error) {
    if (!signal.aborted && !(error instanceof FileGone))
      services.log.warn('a file could not be looked at for the operator', { key, error });
  }
}

/** Resolves to the hints that there are by the key of a file; empty when the operator has turned them off or no engine gives them. */
export async function hintsFor(services: Hinting, files: readonly File[], timeLimit = longestLooking): Promise<ReadonlyMap<string, Hint>> {
  const engine = services.config.nudityHints ? engineFor(services, 'nudity.find') : undefined;
  if (!engine) return new Map();
  const keys = [...new Set(files.filter(({ type }) => /^(?:image|video)\//.test(type)).map(({ key }) => key))];
  const signal = AbortSignal.timeout(timeLimit);
  for (const key of keys) if (!services.hintMemory.get(key) && !signal.aborted) await lookAt(services, engine, key, signal);
  return new Map(
    keys.flatMap((key) => {
      const found = services.hintMemory.get(key);
      return found ? [[key, found]] : [];
    }),
  );
}

/** The strongest likelihood in a hint. */
export const strengthOf = ({ photograph, explicit, suggestive }: Hint): number => Math.max(photograph, explicit, suggestive);
