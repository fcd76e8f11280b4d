import type { creation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Page, PagesContext } from '../listing/listing.types.ts';

export type Creation = Infer<typeof creation>;

export type CreationsPage = Page<Creation>;

/** A creation removed from the list, and its index, for as long as that can be undone. */
export type Removed = { item: Creation; index: number };

/** Which of several deletions came about, by id; one that broke off without an answer is kept too, and one that needs a sign-in is owed. */
export type Deletions = { gone: string[]; owed: string[]; kept: string[]; hasBroken: boolean };

/** `filter` is the slug of the tool that the list is filtered by. */
export type CreationsContext = PagesContext & {
  items: Creation[];
  /** The removal that can be undone. */
  removed: Removed | null;
  /** Id of the job that is being canceled. */
  cancelling: string | null;
  /** Removals past their undo that the server has yet to delete. */
  doomed: Removed[];
  /** Ids of what was removed in a session that has ended or ends: `owed` waits until a user is here again, and is then `due`. */
  owed: string[];
  due: string[];
  /** Whether the session has been read, so that a list is asked for once and for the right person. */
  isOwnerKnown: boolean;
};

export type CreationsInput = { tool?: string | null; isOwnerKnown?: boolean };

export type CreationsEvent =
  | { type: 'creations.shown' }
  /** The user came back to this tab. */
  | { type: 'tab.returned' }
  | { type: 'more.requested' }
  | { type: 'retry.pressed' }
  | { type: 'tool.chosen'; tool: string | null }
  | { type: 'creation.removed'; id: string }
  | { type: 'removal.undone' }
  /** The user left the page: pending removals are deleted now. */
  | { type: 'creations.left' }
  /** A removal can no longer be undone. */
  | { type: 'deletion.due' }
  /** The server has answered about deletions; what it kept is in the list again. */
  | { type: 'deletion.settled' }
  | { type: 'job.ended' }
  /** How far jobs under way are, by id. */
  | { type: 'jobs.reported'; underWay: readonly { id: string; progress: number }[] }
  | { type: 'cancel.pressed'; id: string }
  | { type: 'session.changed'; who: Who };

export type CreationsEmitted =
  | Notice
  /** A job was canceled, which returned its credits. */
  | { type: 'credits.refreshRequested' };

export type CreationsTypes = { context: CreationsContext; events: CreationsEvent; input: CreationsInput; emitted: CreationsEmitted };
