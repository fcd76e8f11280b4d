import type { listPacks } from '../../contract/structs/calls/packs.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

/** The packs of model weights as the server lists them, and whether it knows who asks as an operator. */
export type Listed = Infer<(typeof listPacks)['data']>;
export type Pack = Listed['packs'][number];
export type PackName = Pack['name'];

/** The answer to a look: the packs; `missing` for everyone who may not see them, `locked` for an operator whose console is closed. */
export type Look = Listed | 'missing' | 'locked' | null;
/** What is asked of a pack. */
export type PackChange = { name: PackName; change: 'add' | 'pause' | 'remove' };
/** The answer to a change: the packs, or why not. */
export type Changed = Listed | { refusal: NoticeText };

export type LaunchpadContext = {
  packs: readonly Pack[];
  /** Whether an operator looks at them, to whom the rest of the console is open too. */
  operator: boolean;
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
