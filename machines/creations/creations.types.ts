import type { creation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

export type Creation = Infer<typeof creation>;

/** A page of the list; `next` is the cursor of the following one, null at the end. */
export type CreationsPage = { items: Creation[]; next: string | null };

/** A creation taken out of the list and the place it had, as long as that can be undone. */
export type Removed = { item: Creation; index: number };

export type CreationsContext = {
  items: Creation[];
  next: string | null;
  /** Slug of the tool the list is narrowed to; null for all. */
  tool: string | null;
  /** Waits for an undo. */
  removed: Removed | null;
  /** Removed for good here, still to be deleted on the server. */
  doomed: Removed[];
};

export type CreationsInput = { tool?: string | null };

export type CreationsEvent =
  | { type: 'creations.shown' }
  | { type: 'more.requested' }
  | { type: 'retry.pressed' }
  | { type: 'tool.chosen'; tool: string | null }
  | { type: 'creation.removed'; id: string }
  | { type: 'removal.undone' }
  /** The page is left: what was removed is deleted now. */
  | { type: 'creations.left' }
  | { type: 'job.ended' }
  | { type: 'session.changed' };

export type CreationsEmitted = Notice;

export type CreationsTypes = { context: CreationsContext; events: CreationsEvent; input: CreationsInput; emitted: CreationsEmitted };
