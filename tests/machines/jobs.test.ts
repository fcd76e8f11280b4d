import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import type { Creation } from '../../machines/creations/creation.ts';
import { jobsActors, type JobsServices } from '../../machines/jobs/jobs.actors.ts';
import { jobsMachine } from '../../machines/jobs/jobs.machine.ts';
import type { JobsEvent } from '../../machines/jobs/jobs.types.ts';
import { selectJobCount, selectJobProgress, selectMade, selectReadyCount } from '../../machines/jobs/jobs.selectors.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';

const item = (id: string, status: Creation['status'], progress = 0, tool: Creation['tool'] = 'ai-text-to-image'): Creation => ({
  id,
  tool,
  engine: 'local',
  status,
  progress,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  createdAt: '2026-11-21T12:00:00Z',
});

function open(path = '/pricing') {
  const time = new SimulatedTime();
  const list = vi.fn<JobsServices['listJobs']>(async () => granted({ items: [], next: null }));
  let click = (): void => {};
  const services: JobsServices = {
    listJobs: list,
    onSubmit(listener) {
      click = listener;
      return () => undefined;
    },
  };
  const notices: object[] = [];
  const actor = createActor(jobsMachine.provide({ actors: jobsActors(services) }), { clock: time.clock });
  actor.on('notice.raised', ({ message }) => notices.push(message));
  actor.start();
  actor.send({ type: 'page.shown', path });
  const lists = (...items: Creation[]) => list.mockResolvedValue(granted({ items, next: null }));
  return { actor, time, list, lists, notices, click: () => click(), sees: () => actor.getSnapshot() };
}

test('no request is made while this browser remembers no submit', async () => {
  const { list, time } = open();
  time.pass(10 * times.jobsInterval);
  await settled();
  expect(list).not.toHaveBeenCalled();
});

test('jobs are counted with their progress while they are under way, and then nobody is asked any more', async () => {
  const { actor, time, list, lists, notices, sees } = open();
  lists(item('a', 'running', 0.5), item('b', 'queued'), item('old', 'succeeded', 1));
  actor.send({ type: 'job.began' });
  await settled();
  expect([selectJobCount(sees()), selectJobProgress(sees())]).toEqual([2, 0.25]);
  lists(item('a', 'cancelled'), item('b', 'cancelled'));
  time.pass(times.jobsInterval);
  await settled();
  time.pass(10 * times.jobsInterval);
  expect([selectJobCount(sees()), selectJobProgress(sees()), list.mock.calls.length]).toEqual([0, 0, 2]);
  // Who cancelled a job knows how it ended.
  expect([notices, selectReadyCount(sees())]).toEqual([[], 0]);
});

test.each([
  ['ai-text-to-image', '/pricing', [{ key: 'jobReady' }], 1],
  ['ai-text-to-image', '/ai-text-to-image', [], 0],
  ['ai-text-to-image', '/my-creations', [], 0],
  // An effect is made on a page below that of the effects.
  ['ai-effect', '/ai-effect/create', [], 0],
  ['ai-effect', '/ai-text-to-image', [{ key: 'jobReady' }], 1],
  ['ai-text-to-image', '/ai-effect/create', [{ key: 'jobReady' }], 1],
])('a result of %s that arrives on %s is announced once, where the page does not show it', async (tool, path, reported, ready) => {
  const { actor, lists, notices, sees, time } = open(path);
  lists(item('a', 'running', 0, tool));
  actor.send({ type: 'job.began' });
  await settled();
  lists(item('a', 'succeeded', 1, tool));
  actor.send({ type: 'job.ended', id: 'a' });
  await settled();
  time.pass(times.jobsInterval);
  await settled();
  expect([notices, selectReadyCount(sees())]).toEqual([reported, ready]);
});

test('a submit in another tab is noticed, its failure is announced, and opening the creations clears what is ready', async () => {
  const { actor, lists, notices, click, sees, time } = open();
  lists(item('a', 'running'), item('b', 'running'));
  click();
  await settled();
  lists(item('a', 'failed'), item('b', 'running'));
  time.pass(times.jobsInterval);
  await settled();
  lists(item('a', 'failed'), item('b', 'succeeded'));
  time.pass(times.jobsInterval);
  await settled();
  expect([notices, selectReadyCount(sees())]).toEqual([[{ key: 'jobFailed' }, { key: 'jobReady' }], 1]);
  actor.send({ type: 'page.shown', path: '/pricing' });
  expect(selectReadyCount(sees())).toBe(1);
  actor.send({ type: 'page.shown', path: '/my-creations' });
  expect(selectReadyCount(sees())).toBe(0);
});

test('a failure in the same report as a result is announced too', async () => {
  const { actor, lists, notices, sees, time } = open();
  lists(item('a', 'running'), item('b', 'running'));
  actor.send({ type: 'job.began' });
  await settled();
  lists(item('a', 'succeeded'), item('b', 'failed'));
  time.pass(times.jobsInterval);
  await settled();
  expect([notices, selectReadyCount(sees())]).toEqual([[{ key: 'jobReady' }, { key: 'jobFailed' }], 1]);
});

test('after a failed read it is asked again', async () => {
  const { actor, list, lists, sees, time } = open();
  list.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'job.began' });
  await settled();
  lists(item('a', 'running'));
  time.pass(times.jobsInterval);
  await settled();
  expect(selectJobCount(sees())).toBe(1);
});

test('what is ready is forgotten with the person', async () => {
  const { actor, lists, sees } = open();
  lists(item('a', 'running'));
  actor.send({ type: 'job.began' });
  await settled();
  lists(item('a', 'succeeded'));
  actor.send({ type: 'job.ended', id: 'a' });
  await settled();
  expect([selectJobCount(sees()), selectReadyCount(sees())]).toEqual([0, 1]);
  actor.send({ type: 'session.changed' });
  expect(selectReadyCount(sees())).toBe(0);
});

const events: readonly JobsEvent[] = [
  { type: 'job.began' },
  { type: 'job.ended', id: 'a' },
  { type: 'jobs.outdated' },
  { type: 'session.changed' },
];

test.each(events.map((event) => [event.type, event] as const))('on %s, a list on its way is asked for anew', async (_, event) => {
  const { actor, list, lists } = open();
  lists(item('a', 'running'));
  actor.send({ type: 'job.began' });
  actor.send(event);
  await settled();
  expect(list).toHaveBeenCalledTimes(2);
});

test('a refused list counts no job, whatever came with it', async () => {
  const { actor, list, sees, time } = open();
  list.mockResolvedValueOnce({ ...refusal('signInNeeded'), data: { items: [item('a', 'running')], next: null } });
  actor.send({ type: 'job.began' });
  await settled();
  time.pass(times.jobsInterval);
  expect([selectJobCount(sees()), list.mock.calls.length]).toEqual([0, 1]);
});

const output: Creation['outputs'][number] = { url: '/files/a.png', type: 'image/png', width: 512, height: 512, duration: null };
const made = (id: string): Creation => ({ ...item(id, 'succeeded', 1), outputs: [output] });
const idsOf = (items: readonly Creation[]) => items.map(({ id }) => id).join('');

test('what this visit made is kept, newest first, without what was made before and what was deleted', async () => {
  const { actor, lists, sees } = open();
  lists(item('a', 'running'), made('old'));
  actor.send({ type: 'job.began' });
  await settled();
  expect(idsOf(selectMade(sees()))).toBe('');
  lists(item('b', 'failed'), made('a'), made('old'));
  // It was not seen under way: it ended before the list came.
  actor.send({ type: 'job.ended', id: 'b' });
  await settled();
  lists(made('c'), item('b', 'failed'), made('a'), made('old'));
  actor.send({ type: 'job.ended', id: 'c' });
  await settled();
  expect(idsOf(selectMade(sees()))).toBe('ca');
  actor.send({ type: 'creation.deleted', id: 'a' });
  expect(idsOf(selectMade(sees()))).toBe('c');
});

test('what a visitor made is shown to the user that the server gives it to, and to nobody else', async () => {
  const { actor, lists, sees } = open();
  lists(made('a'));
  actor.send({ type: 'job.ended', id: 'a' });
  await settled();
  actor.send({ type: 'session.changed' });
  expect(idsOf(selectMade(sees()))).toBe('');
  await settled();
  expect(idsOf(selectMade(sees()))).toBe('a');
  lists(made('other'));
  actor.send({ type: 'session.changed' });
  await settled();
  expect(idsOf(selectMade(sees()))).toBe('');
});
