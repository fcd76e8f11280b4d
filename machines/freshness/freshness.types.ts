/** What a reload would lose: a job that is under way, an open payment, a file in a form, typed text in any field. */
export type Work = 'job' | 'payment' | 'file' | 'text';

/** What a tab stores about its reloads: when the last one was (milliseconds since 1970), and the builds that it left. */
export type ReloadMemory = { readonly at: number; readonly builds: readonly string[] };

/** The tab at the moment in which it would be reloaded. `now` is milliseconds since 1970; `reloads` is null in a tab that never reloaded. */
export type Survey = { readonly now: number; readonly work: readonly Work[]; readonly reloads: ReloadMemory | null };

export type FreshnessContext = {
  /** The build running in this tab. */
  build: string;
  /** The latest build, when it is known to be different. */
  latest: string | null;
  /** A newer build that the user dismissed. */
  declined: string | null;
  /** The address to load: the one whose chunk failed, or null for the current page. */
  href: string | null;
  /** The last survey; null before the first. */
  survey: Survey | null;
};

export type FreshnessInput = { build: string };

export type FreshnessEvent =
  /** The tab returned from the background or from sleep. */
  | { type: 'tab.returned' }
  /** The preload-error event of spec §8. */
  | { type: 'chunk.failed'; href: string | null }
  /** By the user, on a page that lost a part; `href` is where to, null for the current page. */
  | { type: 'reload.requested'; href: string | null }
  | { type: 'reload.accepted' }
  | { type: 'reload.declined' };

export type FreshnessTypes = {
  context: FreshnessContext;
  events: FreshnessEvent;
  input: FreshnessInput;
  tags: 'offering' | 'asking' | 'reloading';
};
