import type { UploadKind } from '../../contract/facts/uploads.ts';

/** A file as charts know it: `ref` is the name under which the file service holds its bytes; `sample` means that the site offered it. */
export type FileFacts = { ref: string; name: string; type: string; size: number; sample?: true };

/**
 * The file as the server stores it; `name` goes into the inputs of a job, `original` is what the person calls it, `originalSize` its bytes
 * before the server wrote it anew. Sides are pixels, null when there are none; more than one of `frames` is an image that moves.
 */
export type StoredFile = {
  name: string;
  url: string;
  width: number | null;
  height: number | null;
  type: string;
  size: number;
  frames?: number | undefined;
  /** The end of the file was missing: the share of its rows or seconds, 0 where only details are. */
  missing?: number | undefined;
  /** The first image of a video as a data URL, for a browser that cannot play it. */
  still?: string | undefined;
  /** Whether the server knows it as one of the site's own samples. */
  sample?: boolean | undefined;
  original?: string | undefined;
  originalSize?: number | undefined;
};

/** Why a file is not used: a rule of the contract, with the parameters of the message. `content`: it was sent, and holds something else than its field needs. Sizes are bytes. */
export type FileRefusal =
  | { rule: 'empty' }
  | { rule: 'content'; kind: UploadKind }
  | { rule: 'type'; type: string; accepted: readonly string[] }
  | { rule: 'size'; size: number; limit: number };

/** Why an upload failed: the server's own message, or no answer at all. */
export type UploadFailure = { code: number; msg: string } | { code: null };

/** `slot` is where the form has the file: `image`, `images.0`, `faces.1.image`. */
export type UploadInput = { slot: string; file: FileFacts; kind: UploadKind };

export type UploadContext = UploadInput & {
  /** 0 to 1, of the bytes sent. */
  progress: number;
  refusal: FileRefusal | null;
  failure: UploadFailure | null;
  stored: StoredFile | null;
};

/** Events while a file is being sent. */
export type SendingEvent =
  | { type: 'sending.progressed'; progress: number }
  | { type: 'sending.interrupted' }
  | { type: 'sending.stored'; item: StoredFile }
  | { type: 'sending.refused'; code: number; msg: string }
  | { type: 'sending.broken' };

export type UploadEvent = SendingEvent | { type: 'upload.retried' };

/** An upload as a form has it. */
export type UploadFacts = {
  status: 'sending' | 'stored' | 'refused' | 'failed';
  file: FileFacts;
  progress: number;
  refusal: FileRefusal | null;
  failure: UploadFailure | null;
  stored: StoredFile | null;
  /** The line broke while it was being sent, and it goes on by itself. */
  interrupted?: boolean | undefined;
};

/** What the upload in a slot reports to its form, at once and at every change. */
export type UploadReported = { type: 'upload.reported'; slot: string; upload: UploadFacts };

export type UploadTypes = { context: UploadContext; events: UploadEvent; input: UploadInput; tags: UploadFacts['status'] | 'interrupted' };
