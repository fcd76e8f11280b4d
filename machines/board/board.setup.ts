import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { BoardOrder, BoardQuery } from './board.actors.ts';
import type { BoardContext, BoardLook, BoardPage, BoardTypes } from './board.types.ts';

export const nothingListed: BoardContext = { board: 'jobs', filter: {}, listed: {}, page: null, act: null, fields: {}, refusal: null };

const pageOf = (look: BoardLook): BoardPage | null => (typeof look === 'object' ? look : null);

/** The query for the first page. */
export const firstPage = ({ context: { board, filter } }: { context: BoardContext }): BoardQuery => ({ board, filter, cursor: null });
/** The query for the page after those that are listed. */
export const nextPage = ({ context: { board, filter, page } }: { context: BoardContext }): BoardQuery => ({
  board,
  filter,
  cursor: required(page, 'page').next,
});
/** The act that was filled in. */
export const orderOf = ({ context: { board, act, fields } }: { context: BoardContext }): BoardOrder => ({
  board,
  act: required(act, 'act'),
  fields,
});

export const boardSetup = setup({
  types: {} as BoardTypes,
  actors: {
    list: port<BoardLook, BoardQuery>('list'),
    listMore: port<BoardLook, BoardQuery>('listMore'),
    act: port<string | null, BoardOrder>('act'),
  },
})
  .extend({
    guards: {
      isPage: (_, look: BoardLook) => pageOf(look) !== null,
      isMissing: (_, look: BoardLook) => look === 'missing',
      isLocked: (_, look: BoardLook) => look === 'locked',
      isDone: (_, refusal: string | null) => refusal === null,
      hasMore: ({ context }) => context.page?.next != null,
    },
  })
  .extend({
    actions: {
      forget: assign(nothingListed),
      assignBoard: assign(({ event }) => ({ ...nothingListed, board: asserted(event, 'board.shown').board })),
      assignFilter: assign(({ event }) => ({ filter: asserted(event, 'filter.chosen').filter })),
      assignPage: assign(({ context }, look: BoardLook) => ({ page: pageOf(look), listed: context.filter })),
      restoreFilter: assign(({ context }) => ({ filter: context.listed })),
      appendPage: assign(({ context }, look: BoardLook) => {
        const { items, groups } = required(context.page, 'page');
        const more = required(pageOf(look), 'page');
        return { page: { items: [...items, ...more.items], next: more.next, ...(groups && { groups }) } };
      }),
      assignAct: assign(({ event }) => ({ act: asserted(event, 'act.chosen').act, fields: {}, refusal: null })),
      assignFields: assign(({ event }) => ({ fields: asserted(event, 'act.submitted').fields, refusal: null })),
      assignRefusal: assign((_, refusal: string | null) => ({ refusal })),
      clearAct: assign({ act: null, fields: {}, refusal: null }),
      emitUnanswered: emit(unanswered),
    },
  });
