/** The memory of a submit, which a form clears before it has a job. */
import { fromCallback } from 'xstate';
import type { SavedJob } from '../form/form.types.ts';
import type { Listener } from '../kit/placeholder.ts';
import type { MemoryEvent } from './job.types.ts';

export type MemoryServices = {
  /** Stores a submit so that a reload finds it; must not throw when storage is blocked. */
  rememberJob(saved: SavedJob): void;
  forgetJob(tool: string): void;
};

/** Saves a submit for the next page load, or clears the saved one. */
export const keepJob = (services: MemoryServices): Listener<never> =>
  fromCallback(({ receive }) => {
    receive((command) => {
      const event = command as MemoryEvent;
      if (event.type === 'job.remembered') services.rememberJob(event.saved);
      else services.forgetJob(event.tool);
    });
  });
