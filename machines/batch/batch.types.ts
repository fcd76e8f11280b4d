import type { Who } from '../credits/credits.types.ts';
import type { FormValues, ShownFile } from '../form/form.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { ImageEvent, ImageFacts, ImageReport } from '../image/image.types.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';

/** One more image as its own chart last reported it. A place is never reused, so that stored data of one item is not taken for another's. */
export type BatchItem = { place: number } & ImageFacts;

/** An image that was added, with its place. */
export type PlacedFile = { place: number; file: FileFacts };

/** The stored form of an item: an uploaded image and its owner. The generations store their own jobs. */
export type SavedItem = { place: number; stored: StoredFile; who?: Who };

/** The form that the images share: its values, and its files in any upload state. */
export type SharedForm = { values: FormValues; files: Record<string, ShownFile> };

export type BatchInput = {
  tool: string;
  who: Who | null;
  /** The slot of the form's own image; `dependents` are the fields that belong to that image alone. */
  slot: string;
  dependents: readonly string[];
};

export type BatchContext = BatchInput & {
  next: number;
  items: BatchItem[];
  /** The form as it is now; null until it has changed, while it is as every image's own. */
  form: SharedForm | null;
  /** The values of the last submit: changes made while the form is validated belong to the next one. */
  clicked: FormValues | null;
  /** Ref of the last image in the form's own slot. */
  first: string | null;
};

/** A batch from an earlier page load, reported once at the start. */
export type BatchRecalled = { type: 'batch.recalled'; items: SavedItem[] };

export type BatchEvent =
  | { type: 'images.given'; files: FileFacts[] }
  | ({ type: 'form.shown' } & SharedForm)
  | { type: 'item.removed'; place: number }
  /** Facts of an image's form and job, for its own chart, and what that reports. */
  | ImageEvent
  | ImageReport
  /** There are other images than before. */
  | { type: 'items.changed' }
  /** The form was submitted: its other images follow once it is valid. */
  | { type: 'batch.submitted' }
  | { type: 'form.judged'; accepted: boolean }
  | { type: 'session.changed'; who: Who }
  | BatchRecalled;

/** The fact that the storage listener saves. */
export type BatchNoted = { type: 'batch.noted'; tool: string; items: SavedItem[] };

export type BatchEmitted =
  | Notice
  | { type: 'items.added'; items: PlacedFile[] }
  | { type: 'items.recalled'; items: SavedItem[] }
  /** Each of these images gets its job, with the choices and the other files of the form. */
  | { type: 'items.started'; places: number[]; values: FormValues; files: Record<string, StoredFile> }
  | { type: 'items.dropped'; places: number[] }
  /** Whether one of these images has a running job. */
  | { type: 'others.changed'; busy: boolean };

export type BatchTypes = { context: BatchContext; events: BatchEvent; input: BatchInput; emitted: BatchEmitted; tags: 'busy' };
