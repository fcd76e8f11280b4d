import type { Notice } from '../kit/notice.ts';

/** The job that made the result, and its tool's slug. */
export type ResultInput = { tool: string; id: string };

export type ResultContext = ResultInput;

/** Whether the form comes back, or a new submit takes the place of the result. */
export type ResultOutput = { end: 'dismissed' | 'replaced' };

export type ResultEvent =
  | { type: 'result.dismissed' }
  /** Deletes the job, its files, and its entry in the list of creations, once it can no longer be undone. */
  | { type: 'result.deleted' }
  | { type: 'removal.undone' }
  /** A new submit was accepted. */
  | { type: 'result.replaced' }
  /** The user left the page: nothing can be undone any more. */
  | { type: 'page.left' };

/** What a result reports to the generation that invoked it: it is being deleted, or the deletion failed. */
export type ResultReport = { type: 'deletion.began' } | { type: 'deletion.failed' };

export type ResultEmitted = Notice | { type: 'creation.deleted'; id: string };

export type ResultTypes = {
  context: ResultContext;
  events: ResultEvent;
  input: ResultInput;
  output: ResultOutput;
  emitted: ResultEmitted;
  tags: 'removed' | 'deleting';
};
