import type { Who } from '../credits/credits.types.ts';
import type { Creation } from '../creations/creation.ts';

/** What the server did: `kept` was refused, `owed` needs a session that is newer than that of the request. */
export type DeletionAnswer = 'gone' | 'kept' | 'owed';

/** `isOwed`: the session in which the creation was removed has ended. */
export type DeletionInput = { removed: Creation; isOwed: boolean };

export type DeletionEvent = { type: 'session.changed'; who: Who };

/** `restored` goes back into the list; `isBroken` reports that a request got no answer, of which the user has not read yet. */
export type DeletionOutput = { id: string; restored: Creation | null; isBroken: boolean };

export type DeletionTypes = { context: DeletionInput; events: DeletionEvent; input: DeletionInput; output: DeletionOutput };
