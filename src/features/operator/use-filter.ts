import { useSelector } from '@xstate/react';
import { selectBoardFilter } from '../../../machines/board/board.selectors.ts';
import type { BoardFilter } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';

/** The filter of the board, and a function that changes it; what is undefined is not asked about. */
export function useFilter(): [BoardFilter, (change: Readonly<Record<string, string | undefined>>) => void] {
  const flow = boardFlow(useRoot());
  const filter = useSelector(flow, selectBoardFilter);
  const choose = (change: Readonly<Record<string, string | undefined>>) => {
    const entries = Object.entries({ ...filter, ...change });
    flow.send({
      type: 'filter.chosen',
      filter: Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    });
  };
  return [filter, choose];
}
