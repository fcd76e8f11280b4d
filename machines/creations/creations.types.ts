import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Who } from '../credits/credits.types.ts';
import type { Creation } from './creation.ts';
import type { DeletionOutput } from '../deletion/deletion.types.ts';
import type { Job } from '../job/job.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Page, PagesContext } from '../listing/listing.types.ts';

/** `tools`: with the first page, those that the user has creations of. */
export type CreationsPage = Page<Creation> & { tools?: string[] | undefined };

/** `filter` is the slug of the tool that the list is filtered by. */
export type CreationsContext = PagesContext & {
  items: Creation[];
  /** Slugs of the tools that the list can be filtered by. */
  tools: readonly string[];
  /** The removal that can be undone. */
  removed: Creation | null;
  /** Id of the job that is being canceled. */
  cancelling: string | null;
  /** Ids of what the server has yet to delete; each has a chart `deletion` of its own. */
  deleting: readonly string[];
  /** Ids of what it has deleted: a page that was asked for before may still list them. */
  gone: readonly string[];
  /** Whether the session has been read, so that a list is asked for once and for the right person. */
  isOwnerKnown: boolean;
};

export type CreationsInput = { tool?: string | null; isOwnerKnown?: boolean };

export type CreationsEvent =
  | { type: 'creations.shown' }
  /** The user came back to this tab. */
  | { type: 'tab.returned' }
  | { type: 'more.requested' }
  | { type: 'retry.clicked' }
  | { type: 'tool.chosen'; tool: string | null }
  | { type: 'creation.removed'; id: string }
  | { type: 'removal.undone' }
  /** The user left the page: a pending removal is deleted now. */
  | { type: 'creations.left' }
  /** What was removed is in the list again. */
  | { type: 'creation.restored' }
  | { type: 'job.ended' }
  /** How far jobs under way are, by id. */
  | { type: 'jobs.reported'; underWay: readonly { id: string; progress: number }[] }
  | { type: 'cancel.clicked'; id: string }
  | { type: 'session.changed'; who: Who }
  | DoneActorEvent<DeletionOutput, `deletion.${string}`>
  | DoneActorEvent<Job | null, `cancelJob.${string}`>
  | ErrorActorEvent<unknown, `cancelJob.${string}`>;

export type CreationsEmitted =
  | Notice
  /** A job was canceled, which returned its credits. */
  | { type: 'credits.refreshRequested' }
  /** The server has deleted it. */
  | { type: 'creation.deleted'; id: string };

export type CreationsTypes = { context: CreationsContext; events: CreationsEvent; input: CreationsInput; emitted: CreationsEmitted };
