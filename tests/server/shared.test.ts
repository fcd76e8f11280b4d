import { expect, it } from 'vitest';
import { openShared } from '../../server/detection/shared.ts';

const never = (): AbortSignal => new AbortController().signal;

it('does a work once for all who ask for it meanwhile, and again for who comes later', async () => {
  const shared = openShared<number>();
  const [first, second] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const works = [first, second];
  let begun = 0;
  const work = () => works[begun++]!.promise;
  const waiting = Array.from({ length: 5 }, () => shared.wait('a', never(), work));
  expect(begun).toBe(1);
  first.resolve(7);
  expect(await Promise.all(waiting)).toEqual([7, 7, 7, 7, 7]);
  const later = shared.wait('a', never(), work);
  second.resolve(8);
  expect(await later).toBe(8);
});

it('goes on for the others when one leaves, and ends when the last one does; who comes then begins anew', async () => {
  const shared = openShared<number>();
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal): Promise<number> => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')), { once: true }));
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const waits = [one, other].map(({ signal }) => shared.wait('a', signal, work));
  one.abort(new Error('left'));
  await expect(waits[0]).rejects.toThrow('left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  other.abort(new Error('left too'));
  await expect(waits[1]).rejects.toThrow('left too');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const anew = new AbortController();
  const again = shared.wait('a', anew.signal, work);
  expect(signals).toHaveLength(2);
  anew.abort(new Error('left again'));
  await expect(again).rejects.toThrow('left again');
});

it('fails for all who wait, and is tried again by the next one', async () => {
  const shared = openShared<number>();
  const broken = () => Promise.reject(new Error('broken'));
  await expect(Promise.allSettled([shared.wait('a', never(), broken), shared.wait('a', never(), broken)])).resolves.toMatchObject([
    { reason: { message: 'broken' } },
    { reason: { message: 'broken' } },
  ]);
  await expect(shared.wait('a', never(), () => Promise.resolve(1))).resolves.toBe(1);
});
