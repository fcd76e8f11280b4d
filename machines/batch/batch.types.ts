import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';

/** One more picture, and how the job of its last press stands. Its form and its job are a generation of their own. */
export type BatchItem = {
  /** Never given twice, so that what is kept of one is not taken for another's. */
  place: number;
  stored: StoredFile | null;
  progress: 'none' | 'working' | 'ended';
};

/** What outlives the page: pictures that the server keeps, and whose they are. Their jobs are remembered by their generations. */
export type SavedItem = { place: number; stored: StoredFile; who?: Who };

export type BatchInput = { tool: string; who: Who | null };

export type BatchContext = { tool: string; who: Who | null; next: number; items: BatchItem[] };

/** A batch of an earlier life of this page, told once at the start. */
export type BatchRecalled = { type: 'batch.recalled'; items: SavedItem[] };

export type BatchEvent =
  | { type: 'pictures.given'; files: FileFacts[] }
  /** The picture of the tool's own form is another one. */
  | { type: 'first.changed' }
  | { type: 'picture.stored'; place: number; stored: StoredFile | null }
  | { type: 'item.removed'; place: number }
  | { type: 'item.changed'; place: number; progress: BatchItem['progress'] }
  /** The form was sent off: its pictures shall follow when it was found right. */
  | { type: 'batch.pressed' }
  | { type: 'form.judged'; accepted: boolean }
  | { type: 'session.changed'; who: Who }
  | BatchRecalled;

/** What the memory is told. */
export type BatchNoted = { type: 'batch.noted'; tool: string; items: SavedItem[] };

export type BatchEmitted =
  | Notice
  | { type: 'items.added'; items: { place: number; file: FileFacts }[] }
  | { type: 'items.recalled'; items: SavedItem[] }
  | { type: 'items.started'; places: number[] }
  | { type: 'items.dropped'; places: number[] };

export type BatchTypes = { context: BatchContext; events: BatchEvent; input: BatchInput; emitted: BatchEmitted };
