import type { listPacks } from '../../contract/structs/calls/packs.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

/** A pack of model weights as the server lists it. */
export type Pack = Infer<(typeof listPacks)['data']>['packs'][number];
export type PackName = Pack['name'];

/** The answer to a look: the packs; `missing` for everyone who may not see them, `locked` for an operator whose console is closed. */
export type Look = readonly Pack[] | 'missing' | 'locked' | null;
/** What is asked of a pack. */
export type PackChange = { name: PackName; change: 'add' | 'pause' | 'remove' };
/** The answer to a change: the packs, or why not. */
export type Changed = { packs: readonly Pack[] } | { refusal: NoticeText };

export type LaunchpadContext = {
  packs: readonly Pack[];
  /** The change that is being confirmed or carried out. */
  change: PackChange | null;
};

export type LaunchpadEvent =
  /** A page that shows the packs is on screen. */
  | { type: 'launchpad.shown' }
  | { type: 'session.changed' }
  | { type: 'retry.requested' }
  | { type: 'pack.added'; name: PackName }
  | { type: 'pack.paused'; name: PackName }
  | { type: 'pack.resumed'; name: PackName }
  | { type: 'pack.removed'; name: PackName }
  /** The packs were read: some may be on their way. */
  | { type: 'packs.read' };

export type LaunchpadTypes = {
  context: LaunchpadContext;
  events: LaunchpadEvent;
  emitted: Notice;
  children: { confirmation: 'confirmation' };
  tags: 'open' | 'confirming' | 'changing';
};
