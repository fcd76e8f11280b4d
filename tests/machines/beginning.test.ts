import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { beginningMachine } from '../../machines/beginning/beginning.machine.ts';
import { selectGoesOnAt, selectIsOffered, selectPlayed, selectIsPlaying } from '../../machines/beginning/beginning.selectors.ts';
import type { BeginningEvent, SoundReport } from '../../machines/beginning/beginning.types.ts';

const parts = [2, 4, 5].map((seconds, index) => ({ url: `/${index + 1}.mp3`, seconds }));

function opened() {
  const played: { url: string; from: number }[] = [];
  const beginning = createActor(
    beginningMachine.provide({
      actors: {
        watchSound: fromCallback(() => undefined),
        playPart: fromCallback(({ input }) => void played.push(input as never)),
      },
    }),
  ).start();
  const report = (count: number, status: SoundReport['status'] = 'making') =>
    beginning.send({ type: 'sound.reported', job: 'a', parts: parts.slice(0, count), status });
  const send = (...events: BeginningEvent[]) => {
    for (const event of events) beginning.send(event);
  };
  return { beginning, played, report, send };
}

test('parts are played one after the other, each when it is there', () => {
  const { beginning, played, report, send } = opened();
  report(1);
  send({ type: 'listen.clicked' }, { type: 'sound.moved', seconds: 2 }, { type: 'sound.ended' });
  expect([played, selectIsPlaying(beginning.getSnapshot())]).toEqual([[{ url: '/1.mp3', from: 0 }], true]);
  report(3);
  send({ type: 'sound.moved', seconds: 4 }, { type: 'sound.ended' });
  expect(played.map(({ url }) => url)).toEqual(['/1.mp3', '/2.mp3', '/3.mp3']);
});

test('a pause keeps the second, also across a part that comes meanwhile', () => {
  const { played, report, send } = opened();
  report(1);
  send({ type: 'listen.clicked' }, { type: 'sound.moved', seconds: 1.5 }, { type: 'pause.clicked' });
  report(2);
  send({ type: 'listen.clicked' });
  expect(played.at(-1)).toEqual({ url: '/1.mp3', from: 1.5 });
});

test('the whole goes on where its beginning was played, and only if somebody was listening', () => {
  const { beginning, report, send } = opened();
  report(2);
  send({ type: 'listen.clicked' }, { type: 'sound.ended' }, { type: 'sound.moved', seconds: 3 });
  report(0, 'made');
  expect([selectGoesOnAt(beginning.getSnapshot(), 'a'), selectGoesOnAt(beginning.getSnapshot(), 'b')]).toEqual([5, null]);
  send({ type: 'sound.taken' });
  expect(selectGoesOnAt(beginning.getSnapshot(), 'a')).toBeNull();
  const silent = opened();
  silent.report(2);
  silent.report(0, 'made');
  expect(selectGoesOnAt(silent.beginning.getSnapshot(), 'a')).toBeNull();
});

test('another engine that takes over makes the sound anew: nothing of the two is mixed', () => {
  const { beginning, played, report, send } = opened();
  report(2);
  send({ type: 'listen.clicked' }, { type: 'sound.ended' });
  const another = { type: 'sound.reported' as const, job: 'a', status: 'making' as const };
  beginning.send({ ...another, parts: [] });
  expect([selectIsOffered(beginning.getSnapshot()), selectPlayed(beginning.getSnapshot())]).toEqual([false, 0]);
  beginning.send({ ...another, parts: [{ url: '/another-1.mp3?s=1', seconds: 3 }] });
  send({ type: 'listen.clicked' });
  expect(played.at(-1)).toEqual({ url: '/another-1.mp3?s=1', from: 0 });
  // A signature that is renewed makes no other sound of it.
  beginning.send({ ...another, parts: ['/another-1.mp3?s=2', '/another-2.mp3'].map((url) => ({ url, seconds: 3 })) });
  expect(selectIsPlaying(beginning.getSnapshot())).toBe(true);
});

test('a failed job ends the sound, and the next job starts at its beginning', () => {
  const { beginning, report, send } = opened();
  report(2);
  send({ type: 'listen.clicked' }, { type: 'sound.ended' });
  report(0, 'lost');
  expect(selectIsPlaying(beginning.getSnapshot())).toBe(false);
  beginning.send({ type: 'sound.reported', job: 'b', parts: parts.slice(0, 1), status: 'making' });
  expect(selectPlayed(beginning.getSnapshot())).toBe(0);
});
