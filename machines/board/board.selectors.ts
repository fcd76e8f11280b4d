import type { SnapshotFrom } from 'xstate';
import type { boardMachine } from './board.machine.ts';
import type { BoardAct, BoardContents, BoardFilter, BoardName } from './board.types.ts';

export type BoardSnapshot = SnapshotFrom<typeof boardMachine>;

/** Which state the page shows. */
export const selectBoardPhase = (snapshot: BoardSnapshot): 'open' | 'missing' | 'locked' | 'failed' | 'loading' => {
  if (snapshot.hasTag('open')) return 'open';
  const { value } = snapshot;
  return value === 'missing' || value === 'locked' || value === 'failed' ? value : 'loading';
};
/** What a board lists; the caller knows which one is on its page. */
export const selectBoardItems = <B extends BoardName>({ context }: BoardSnapshot): readonly BoardContents[B]['item'][] =>
  context.page?.items ?? none;
/** What a board counts beside its list. */
export const selectBoardGroups = <B extends BoardName>({ context }: BoardSnapshot): BoardContents[B]['groups'] =>
  context.page?.groups ?? none;
export const selectBoardFilter = ({ context }: BoardSnapshot): BoardFilter => context.filter;
/** Whether there is a further page. */
export const selectHasMoreOfBoard = ({ context }: BoardSnapshot): boolean => context.page?.next != null;
/** Whether what is listed is asked for anew. */
export const selectIsBoardRefreshing = (snapshot: BoardSnapshot): boolean => snapshot.hasTag('refreshing');
/** Whether a further page is loading. */
export const selectIsBoardGrowing = (snapshot: BoardSnapshot): boolean => snapshot.hasTag('growing');
/** The act that is being filled in or sent. */
export const selectBoardAct = ({ context }: BoardSnapshot): BoardAct | null => context.act;
/** Whether the act is being sent. */
export const selectIsBoardActing = (snapshot: BoardSnapshot): boolean => snapshot.hasTag('acting');
/** Why the last act was refused. */
export const selectActRefusal = ({ context }: BoardSnapshot): string | null => context.refusal;

const none: never[] = [];
