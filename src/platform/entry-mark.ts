/** The mark that an entry of the history gets when its page is first opened here. */

/** Kept in the state of an entry. `before`: how many entries directly before it are known to be ours. */
export type Mark = { before: number; place: string };

export const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'before' in state && 'place' in state && typeof state.before === 'number';

/** Whether the current entry was open before: after a reload, or by back or forward from another site. */
export const isKnownEntry = (): boolean => isMark(history.state);
