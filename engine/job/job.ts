/**
 * The small face that every engine has (hosted, on the operator's machine, or the built-in one). Files travel as paths, so that a video
 * never has to fit in the server's memory.
 */
import type { Capability } from '../../contract/facts/tools/tool.ts';
import type { Locale } from '../../contract/facts/locales.ts';

export type EngineJob = {
  /** The generation's id: also the idempotency key towards an outside engine. */
  id: string;
  tool: string;
  capability: Capability;
  /** The validated inputs of the tool; the names of files stand in `files` as paths. */
  inputs: Readonly<Record<string, unknown>>;
  /** Absolute paths of the input files by the name of the input. */
  files: Readonly<Record<string, readonly string[]>>;
  locale: Locale;
  /** An empty folder for this job; outputs are written here and the caller removes it. */
  folder: string;
};

export type EngineOutput = {
  path: string;
  type: string;
  width: number | null;
  height: number | null;
  /** Seconds; null for a still. */
  duration: number | null;
};

/** `notes` is what the result says of itself: `{ draft: true, words: [...], unknown: [...], seed }`. */
export type EngineResult = { outputs: EngineOutput[]; notes: Record<string, unknown> };

export type EngineRun = {
  /** Fraction 0..1 of the work that is really done, and the name of what is happening. */
  onProgress: (fraction: number, stage: string) => void;
  /** Aborted when the person cancels or the server stops: the work must stop and nothing of it stay. */
  signal: AbortSignal;
};

export interface Engine {
  readonly name: string;
  offers(capability: Capability): boolean;
  /** Rejects with an `EngineError`. */
  run(job: EngineJob, run: EngineRun): Promise<EngineResult>;
  close(): Promise<void>;
}

/**
 * Why a run ended without a result. `refused`: the input cannot be worked with, the person can change it (`reason` names the message);
 * `failed`: the engine broke; `timeout`; `cancelled`; `away`: not reachable, the next engine may be asked.
 */
export class EngineError extends Error {
  readonly kind: 'refused' | 'failed' | 'timeout' | 'cancelled' | 'away';
  readonly reason: string;
  constructor(kind: EngineError['kind'], reason: string, options?: ErrorOptions) {
    super(`${kind}: ${reason}`, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.reason = reason;
  }
}
