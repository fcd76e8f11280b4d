import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';

/** One more picture and the state of its latest job. Form and job belong to a generation of its own. */
export type BatchItem = {
  /** Never reused, so that stored data of one item is not taken for another's. */
  place: number;
  stored: StoredFile | null;
  progress: 'none' | 'working' | 'ended';
};

/** The stored form of an item: an uploaded picture and its owner. The generations store their own jobs. */
export type SavedItem = { place: number; stored: StoredFile; who?: Who };

export type BatchInput = { tool: string; who: Who | null };

export type BatchContext = { tool: string; who: Who | null; next: number; items: BatchItem[] };

/** A batch from an earlier page load, reported once at the start. */
export type BatchRecalled = { type: 'batch.recalled'; items: SavedItem[] };

export type BatchEvent =
  | { type: 'pictures.given'; files: FileFacts[] }
  /** The picture of the tool's own form has changed. */
  | { type: 'first.changed' }
  | { type: 'picture.stored'; place: number; stored: StoredFile | null }
  | { type: 'item.removed'; place: number }
  | { type: 'item.changed'; place: number; progress: BatchItem['progress'] }
  /** The form was submitted: its other pictures follow once it is valid. */
  | { type: 'batch.pressed' }
  | { type: 'form.judged'; accepted: boolean }
  | { type: 'session.changed'; who: Who }
  | BatchRecalled;

/** The fact that the storage listener saves. */
export type BatchNoted = { type: 'batch.noted'; tool: string; items: SavedItem[] };

export type BatchEmitted =
  | Notice
  | { type: 'items.added'; items: { place: number; file: FileFacts }[] }
  | { type: 'items.recalled'; items: SavedItem[] }
  | { type: 'items.started'; places: number[] }
  | { type: 'items.dropped'; places: number[] };

export type BatchTypes = { context: BatchContext; events: BatchEvent; input: BatchInput; emitted: BatchEmitted };
