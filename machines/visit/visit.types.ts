import type { Who } from '../credits/credits.types.ts';

export type VisitContext = {
  who: Who | null;
  /** Path of the page on screen, without locale prefix. */
  path: string | null;
};

export type VisitEvent = { type: 'session.changed'; who: Who } | { type: 'page.shown'; path: string };

/** This person is on this page: told when either changes, once both are known. */
export type VisitEmitted = { type: 'page.visited'; who: Who; path: string };

export type VisitTypes = { context: VisitContext; events: VisitEvent; emitted: VisitEmitted };
