import { createActor, fromCallback, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Listener } from '../kit/placeholder.ts';
import { uploadMachine } from './upload.machine.ts';
import { selectUpload } from './upload.selectors.ts';
import type { FileFacts, SendingEvent, StoredFile, UploadEvent, UploadFacts, UploadInput } from './upload.types.ts';

export type UploadServices = {
  /** `POST /api/dash/upload` with the bytes stored under `ref`; `onProgress` receives 0 to 1. Rejects when there is no answer. */
  sendFile(ref: string, onProgress: (progress: number) => void, signal: AbortSignal): Promise<Answer<{ item: StoredFile }>>;
};

/** Sends one file while its state is active; leaving the state aborts the request. */
export const sendFile = (services: UploadServices): Listener<SendingEvent, { file: FileFacts }> =>
  fromCallback<EventObject, { file: FileFacts }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const tell = (event: SendingEvent) => sendBack(event);
    services
      .sendFile(input.file.ref, (progress) => tell({ type: 'sending.progressed', progress }), leaving.signal)
      .then(({ code, msg, data }) =>
        tell(code === codes.success && data ? { type: 'sending.stored', item: data.item } : { type: 'sending.refused', code, msg }),
      )
      .catch(() => tell({ type: 'sending.broken' }));
    return () => leaving.abort();
  });

/** The actor of an upload, which sends its bytes. */
export const uploadActors = (services: UploadServices) => ({ sendFile: sendFile(services) });

export type UploadReported = { type: 'upload.reported'; slot: string; upload: UploadFacts };
export type CarriedUpload = UploadInput & { slot: string };

/** Runs one upload for the chart that owns it: forwards the person's events, reports its state at once and at every change. */
export const carryUpload = (services: UploadServices): Listener<UploadReported, CarriedUpload> =>
  fromCallback<EventObject, CarriedUpload>(({ input, sendBack, receive, self }) => {
    const machine = uploadMachine.provide({ actors: uploadActors(services) });
    const upload = createActor(machine, { input: { file: input.file, kind: input.kind }, parent: self });
    const report = () =>
      sendBack({ type: 'upload.reported', slot: input.slot, upload: selectUpload(upload.getSnapshot()) } satisfies UploadReported);
    const { unsubscribe } = upload.subscribe(report);
    receive((event) => {
      // The end of the upload itself arrives here too.
      if (event.type.startsWith('upload.')) upload.send(event as UploadEvent);
    });
    upload.start();
    return () => {
      unsubscribe();
      // Nothing stops a child of this system automatically, so a running upload is canceled here.
      if (upload.getSnapshot().status === 'active') upload.send({ type: 'upload.cancelled' });
    };
  });
