import { fromCallback, type EventObject } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { uploadActors, type UploadServices } from '../upload/upload.actors.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import type { RestoredEvent, SavedJob } from './form.types.ts';

export type FormServices = UploadServices & {
  /** The submit that a reload interrupted; null when there is none. */
  recallJob(tool: string): SavedJob | null;
};

/** Reports the saved submit of a tool once, when the page opens. */
const recallJob = (services: FormServices): Listener<RestoredEvent, { tool: string }> =>
  fromCallback<EventObject, { tool: string }>(({ input, sendBack }) => {
    const saved = services.recallJob(input.tool);
    if (saved) sendBack({ type: 'submit.restored', saved } satisfies RestoredEvent);
  });

/** The actors of a form: its uploads, and the submit from an earlier page load. */
export const formActors = (services: FormServices) => ({
  recallJob: recallJob(services),
  upload: uploadMachine.provide({ actors: uploadActors(services) }),
});
