import { fromCallback, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Listener } from '../kit/placeholder.ts';
import type { FileFacts, SendingEvent, StoredFile } from './upload.types.ts';

export type UploadServices = {
  /**
   * `POST /api/dash/upload` with the bytes stored under `ref`, or in parts to `/api/dash/uploads`; `onProgress` receives 0 to 1, and
   * `onInterrupted` is called where the line broke and the file goes on by itself. Rejects when there's no answer.
   */
  sendFile(
    ref: string,
    onProgress: (progress: number) => void,
    signal: AbortSignal,
    onInterrupted: () => void,
  ): Promise<Answer<{ item: StoredFile }>>;
};

/** Sends one file while its state is active; leaving the state aborts the request. */
export const sendFile = (services: UploadServices): Listener<SendingEvent, { file: FileFacts }> =>
  fromCallback<EventObject, { file: FileFacts }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const send = (event: SendingEvent) => sendBack(event);
    services
      .sendFile(
        input.file.ref,
        (progress) => send({ type: 'sending.progressed', progress }),
        leaving.signal,
        () => send({ type: 'sending.interrupted' }),
      )
      .then(({ code, msg, data }) =>
        send(code === codes.success && data ? { type: 'sending.stored', item: data.item } : { type: 'sending.refused', code, msg }),
      )
      .catch(() => send({ type: 'sending.broken' }));
    return () => leaving.abort();
  });

/** The actor of an upload, which sends its bytes. */
export const uploadActors = (services: UploadServices) => ({ sendFile: sendFile(services) });
