import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { imageMachine } from '../../machines/image/image.machine.ts';
import type { ImageEvent, ImageReport } from '../../machines/image/image.types.ts';

const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 9 };

/** An image and all that it reports to the batch that spawned it. */
function open(kept: typeof stored | null = null) {
  const reports: ImageReport[] = [];
  const batch = setup({
    types: {} as { events: ImageReport },
    actors: { image: imageMachine },
    actions: { assignReport: ({ event }) => void reports.push(event) },
  }).createMachine({
    invoke: { id: 'image', src: 'image', input: { place: 3, stored: kept } },
    on: { '*': { actions: 'assignReport' } },
  });
  const { image } = createActor(batch).start().getSnapshot().children;
  return { reports: () => reports.splice(0), send: (event: ImageEvent) => image?.send(event) };
}

test('an image reports its file and its job at once, and every change to either', () => {
  const { reports, send } = open();
  expect(reports()).toEqual([
    { type: 'job.reported', place: 3, progress: 'none' },
    { type: 'file.reported', place: 3, stored: null, isLost: false },
  ]);
  send({ type: 'item.changed', place: 3, progress: 'working' });
  send({ type: 'image.stored', place: 3, stored, isLost: false });
  send({ type: 'item.changed', place: 3, progress: 'ended' });
  expect(reports()).toEqual([
    { type: 'job.reported', place: 3, progress: 'working' },
    { type: 'file.reported', place: 3, stored, isLost: false },
    { type: 'job.reported', place: 3, progress: 'ended' },
  ]);
});

test('an image from an earlier page load counts as stored from the start', () => {
  expect(open(stored).reports()).toContainEqual({ type: 'file.reported', place: 3, stored, isLost: false });
});

test('an upload that is lost is reported as lost until it is tried again', () => {
  const { reports, send } = open();
  reports();
  send({ type: 'image.stored', place: 3, stored: null, isLost: true });
  send({ type: 'image.stored', place: 3, stored: null, isLost: false });
  expect(reports()).toEqual([
    { type: 'file.reported', place: 3, stored: null, isLost: true },
    { type: 'file.reported', place: 3, stored: null, isLost: false },
  ]);
});
