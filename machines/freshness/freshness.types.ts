/** Why a reload would lose something: a job is being sent, a payment is open, a form is filled in. */
export type Work = 'sending' | 'payment' | 'form';

export type FreshnessContext = {
  /** The build that runs in this tab. */
  build: string;
  /** The build that the site serves, when it is known to be another. */
  latest: string | null;
  /** A newer build that the person does not want yet. */
  declined: string | null;
  /** Where to load the page anew: the address whose chunk did not come, or null for the page on screen. */
  href: string | null;
  work: readonly Work[];
};

export type FreshnessInput = { build: string };

export type FreshnessEvent =
  /** The tab has come back from the background or from sleep. */
  | { type: 'tab.returned' }
  /** The preload-error event of spec §8. */
  | { type: 'chunk.failed'; href: string | null }
  | { type: 'work.began'; work: Work }
  | { type: 'work.ended'; work: Work }
  | { type: 'reload.accepted' }
  | { type: 'reload.declined' };

export type FreshnessTypes = { context: FreshnessContext; events: FreshnessEvent; input: FreshnessInput };
