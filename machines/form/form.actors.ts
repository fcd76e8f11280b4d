import { fromCallback, type EventObject } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { uploadActors, type UploadServices } from '../upload/upload.actors.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import type { RestoredEvent, SavedJob } from './form.types.ts';

export type FormServices = UploadServices & {
  /** The submit that a reload interrupted; null when there is none. */
  recallJob(tool: string): SavedJob | null;
};

/** Runs something once a job can be followed; returns the function that takes that back. */
type WhenReady = (act: () => void) => () => void;

/** Reports the saved submit of a tool once, when the page opens. */
const recallJob = (services: FormServices, whenReady: WhenReady): Listener<RestoredEvent, { tool: string }> =>
  fromCallback<EventObject, { tool: string }>(({ input, sendBack }) => {
    const saved = services.recallJob(input.tool);
    return saved ? whenReady(() => sendBack({ type: 'submit.restored', saved } satisfies RestoredEvent)) : undefined;
  });

/** The actors of a form: its uploads, and the submit from an earlier page load. */
export const formActors = (services: FormServices, whenReady: WhenReady) => ({
  recallJob: recallJob(services, whenReady),
  upload: uploadMachine.provide({ actors: uploadActors(services) }),
});
