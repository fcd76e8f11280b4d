/** A board of the console: a filter starts from the first page, further pages are added, and an act that was refused keeps its fields. */
import { settled } from '@iridia/chartkit/paths/headless';
import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { boardActors, type BoardServices } from '../../machines/board/board.actors.ts';
import { boardMachine } from '../../machines/board/board.machine.ts';
import { selectActRefusal, selectBoardAct, selectBoardItems, selectBoardPhase } from '../../machines/board/board.selectors.ts';
import type { BoardEvent, BoardPage } from '../../machines/board/board.types.ts';
import { granted, refusal } from './answers.ts';

const pageOf = (id: string, next: string | null): BoardPage => {
  const times = { at: '2026-11-21T12:00:00.000Z', waited: 4000, ran: null };
  const job = {
    id,
    account: 'u_ann',
    tool: 'ai-sticker-maker',
    engine: null,
    status: 'queued',
    cost: 2,
    credits: 'held',
    ...times,
  } as const;
  return { items: [{ ...job, reason: null, why: null, attempts: 0 }], next, groups: [] };
};
const [first, second] = [pageOf('job-1', 'job-1'), pageOf('job-2', null)];
const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

async function open() {
  const services = {
    list: vi.fn<BoardServices['list']>().mockResolvedValueOnce(granted(first)).mockResolvedValue(granted(second)),
    act: vi.fn<BoardServices['act']>().mockResolvedValue(granted(null)),
  };
  const actor = createActor(boardMachine.provide({ actors: boardActors(services) })).start();
  const receives = async (...events: BoardEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await settled();
    }
    return actor.getSnapshot();
  };
  await receives({ type: 'board.shown', board: 'jobs' });
  return { services, receives };
}

test('a further page is added to what is listed, and a filter starts from the first', async () => {
  const { services, receives } = await open();
  expect(idsOf(selectBoardItems(await receives({ type: 'more.requested' })))).toEqual(idsOf([...first.items, ...second.items]));
  const filtered = await receives({ type: 'filter.chosen', filter: { state: 'failed' } });
  expect(idsOf(selectBoardItems(filtered))).toEqual(idsOf(second.items));
  expect(services.list.mock.calls.map(([query]) => query)).toEqual([
    { board: 'jobs', filter: {}, cursor: null },
    { board: 'jobs', filter: {}, cursor: first.next },
    { board: 'jobs', filter: { state: 'failed' }, cursor: null },
  ]);
});

test('a search that nobody answers leaves what is listed, and its filter', async () => {
  const { services, receives } = await open();
  services.list.mockRejectedValueOnce(new Error('offline'));
  const unanswered = await receives({ type: 'filter.chosen', filter: { search: 'ann@example.com' } });
  expect([selectBoardPhase(unanswered), unanswered.context.filter, idsOf(selectBoardItems(unanswered))]).toEqual([
    'open',
    {},
    idsOf(first.items),
  ]);
});

test('an act that was refused shows why and keeps what was filled in, and one that was done lists anew', async () => {
  const { services, receives } = await open();
  services.act.mockResolvedValueOnce(refusal('notFound', 'This job has already ended.'));
  const fields = { reason: 'Asked for' };
  const refused = await receives(
    { type: 'act.chosen', act: { name: 'cancel', subject: 'job-1', key: 'key-1' } },
    { type: 'act.submitted', fields },
  );
  expect([selectActRefusal(refused), refused.context.fields]).toEqual(['This job has already ended.', fields]);
  const done = await receives({ type: 'act.submitted', fields });
  expect([selectBoardAct(done), services.list.mock.calls.length]).toEqual([null, 2]);
});

test('a console that closed meanwhile shows the way to it, and others than operators meet no page', async () => {
  const { services, receives } = await open();
  services.list.mockResolvedValueOnce(refusal('codeNeeded'));
  const locked = await receives({ type: 'more.requested' });
  expect([selectBoardPhase(locked), selectBoardItems(locked)]).toEqual(['locked', []]);
  services.list.mockResolvedValueOnce(refusal('notFound'));
  expect(selectBoardPhase(await receives({ type: 'board.shown', board: 'jobs' }))).toBe('missing');
});
