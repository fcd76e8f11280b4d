/** Why a reload would lose work: a job is being submitted, a payment is open, or a form is filled in. */
export type Work = 'sending' | 'payment' | 'form';

export type FreshnessContext = {
  /** The build running in this tab. */
  build: string;
  /** The latest build, when it is known to be different. */
  latest: string | null;
  /** A newer build that the person dismissed. */
  declined: string | null;
  /** The address to load: the one whose chunk failed, or null for the current page. */
  href: string | null;
  work: readonly Work[];
};

export type FreshnessInput = { build: string };

export type FreshnessEvent =
  /** The tab returned from the background or from sleep. */
  | { type: 'tab.returned' }
  /** The preload-error event of spec §8. */
  | { type: 'chunk.failed'; href: string | null }
  | { type: 'work.began'; work: Work }
  | { type: 'work.ended'; work: Work }
  | { type: 'reload.accepted' }
  | { type: 'reload.declined' };

export type FreshnessTypes = { context: FreshnessContext; events: FreshnessEvent; input: FreshnessInput };
