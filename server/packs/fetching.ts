/** Packs that this server fetches in the background. What has arrived stays on disk, where the next attempt goes on, also after a restart. */
import type { Pack } from '@iridia/engine/packs';
import type { Services } from '../core/services.ts';
import { addPack, planPack } from './add.ts';
import { PackFault, type FaultKind } from './fault.ts';
import { openHub } from './hub.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Fetches packs of model weights in the background. */
    readonly packFetching: PackFetching;
  }
}

/** Why an attempt ended by itself. */
export type Fault = Exclude<FaultKind, 'stopped'> | 'unexpected';
/** An attempt of this server: bytes on disk, and of all files once the hub has listed them, while it runs; or why it failed. */
export type Attempt = { fetched: number; bytes: number | null; fault: null } | { fault: Fault };

export type PackFetching = {
  /** Begins to fetch a pack, or goes on; nothing happens while it is being fetched. */
  begin(pack: Pack): void;
  /** Stops fetching a pack, and resolves once nothing is written anymore. */
  pause(name: string): Promise<void>;
  /** Returns the attempt that runs or has failed; null where there is none. */
  attemptAt(name: string): Attempt | null;
  close(): Promise<void>;
};

type Running = { controller: AbortController; fetched: number; bytes: number | null; ended: Promise<void> };

/** Opens the background fetches; none runs yet. */
export function openPackFetching({ config, log, clock }: Pick<Services, 'config' | 'log' | 'clock'>): PackFetching {
  const running = new Map<string, Running>();
  const failed = new Map<string, Fault>();

  async function fetchPack(pack: Pack, attempt: Running): Promise<void> {
    const { signal } = attempt.controller;
    const report = (sentence: string) => log.warn('A pack is waiting for its hub', { pack: pack.name, sentence });
    const hub = openHub({ ...config.hub, signal, report });
    try {
      const plan = await planPack(config.packsDir, pack, hub);
      await addPack(plan, {
        models: config.packsDir,
        hub,
        now: clock,
        onProgress: (done, total) => Object.assign(attempt, { fetched: done, bytes: total }),
      });
      log.info('A pack is in place', { pack: pack.name });
    } catch (error) {
      if (signal.aborted) return;
      const fault = error instanceof PackFault && error.kind !== 'stopped' ? error.kind : 'unexpected';
      failed.set(pack.name, fault);
      log.error('A pack could not be fetched', { pack: pack.name, fault, error });
    }
  }

  async function pause(name: string): Promise<void> {
    const attempt = running.get(name);
    attempt?.controller.abort();
    await attempt?.ended;
  }

  return {
    begin(pack) {
      if (running.has(pack.name)) return;
      failed.delete(pack.name);
      const attempt: Running = { controller: new AbortController(), fetched: 0, bytes: null, ended: Promise.resolve() };
      running.set(pack.name, attempt);
      attempt.ended = fetchPack(pack, attempt).finally(() => running.delete(pack.name));
    },
    pause,
    attemptAt(name) {
      const attempt = running.get(name);
      if (attempt) return { fetched: attempt.fetched, bytes: attempt.bytes, fault: null };
      const fault = failed.get(name);
      return fault === undefined ? null : { fault };
    },
    close: async () => void (await Promise.all([...running.keys()].map(pause))),
  };
}
