import type { creation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';
import type { Page, PagesContext } from '../listing/listing.types.ts';

export type Creation = Infer<typeof creation>;

export type CreationsPage = Page<Creation>;

/** A creation taken out of the list and the place it had, as long as that can be undone. */
export type Removed = { item: Creation; index: number };

/** `filter` is the slug of the tool that the list is narrowed to. */
export type CreationsContext = PagesContext & {
  items: Creation[];
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
