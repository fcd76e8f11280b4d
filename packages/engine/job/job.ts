/**
 * The interface of every engine (hosted, on the operator's machine, or built in). Files are passed as paths, so that a video never has to
 * fit in the server's memory.
 */
import type { Capability } from '../../../contract/facts/tools/tool.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import type { ServedModel } from '../packs/index.ts';

/** One job: a tool with its inputs and files. */
export type EngineJob = {
  /** The generation's id, also the idempotency key for an external engine. */
  id: string;
  tool: string;
  capability: Capability;
  /** The validated inputs of the tool; inputs that are files are in `files` as paths. */
  inputs: Readonly<Record<string, unknown>>;
  /** Absolute paths of the input files by input name. A tool for one or two images lists all in `images`, and the first in `image` too. */
  files: Readonly<Record<string, readonly string[]>>;
  locale: Locale;
  /** An empty folder for the job's outputs; the caller removes it. */
  folder: string;
};

/** One output file: its absolute path, its media type, and its size in pixels (null for a sound). */
export type EngineOutput = {
  path: string;
  type: string;
  width: number | null;
  height: number | null;
  /** Seconds; null for a still. */
  duration: number | null;
};

/** `notes` describes the result, for example `{ draft: true, words: [...], unknown: [...], seed }`. */
export type EngineResult = { outputs: EngineOutput[]; notes: Record<string, unknown> };

/** A part of a sound that is still being made, with what is known of its making. `isFirst`: parts before it belong to a voice that broke off. */
export type EnginePart = EngineResult & { isFirst: boolean };

/** The callbacks of a run. */
export type EngineRun = {
  /** For whom the job is done: quick tasks are shared fairly between these groups, the widest first. */
  groups?: readonly string[];
  /** `fraction` (0 to 1) is the share of the work that is done, `stage` the name of the current step. */
  onProgress: (fraction: number, stage: string) => void;
  /** Called when the job waits for others to end, and when it does no longer; not at all where it begins at once. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Receives what a job that writes adds to its text. */
  onText?: (text: string) => void;
  /** Receives the parts of a sound as they are made, in order: they can be played before the whole is there. Their files go with the job's folder. */
  onPart?: (part: EnginePart) => void;
  /** Aborted when the person cancels or the server stops: the engine stops the work and keeps nothing of it. */
  signal: AbortSignal;
};

/** An engine runs jobs of the capabilities it offers. */
export interface Engine {
  readonly name: string;
  /** The built-in engine wrote its results itself, in a process of its own; the files of every other engine are examined like uploads. */
  readonly isBuiltIn?: true;
  /** Whether the engine can run jobs of this capability. */
  offers(capability: Capability): boolean;
  /** The models that it runs now; absent where the engine does not state. */
  models?(): readonly ServedModel[];
  /** The sentence for the operator about where its models run; null until it was tried, absent where the engine does not state. */
  device?(): string | null;
  /** Rejects with an `EngineError`. */
  run(job: EngineJob, run: EngineRun): Promise<EngineResult>;
  /** Stops all work and resolves when the engine has released its resources. */
  close(): Promise<void>;
}

/**
 * Why a run ended without a result. `refused`: the input is unusable and the person can change it (`reason` names the message); `failed`:
 * the engine broke; `timeout`; `cancelled`; `away`: the engine is unreachable, and the caller may try the next one.
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
