import { expect, it, vi } from 'vitest';
import { countRequest, whenNetworkIdle } from '../../../src/platform/network-idle.ts';

/** What was posted before has been delivered. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

it('is free when nobody waits for an answer', async () => {
  await expect(whenNetworkIdle()).resolves.toBeUndefined();
});

it('is free once the last awaited answer is here or has failed, and a question that follows counts', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked = countRequest(first.promise).then(() => countRequest(second.promise));
  const isFree = vi.fn();
  const free = whenNetworkIdle().then(isFree);
  await turn();
  first.resolve();
  await turn();
  await turn();
  expect(isFree).not.toHaveBeenCalled();
  second.reject(new Error('away'));
  await expect(asked).rejects.toThrow('away');
  await free;
  expect(isFree).toHaveBeenCalledOnce();
});

it('waits no longer than ten seconds for an answer that never comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    void countRequest(new Promise<void>(() => undefined));
    const isFree = vi.fn();
    const free = whenNetworkIdle().then(isFree);
    await turn();
    vi.advanceTimersByTime(9999);
    await turn();
    expect(isFree).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await free;
    expect(isFree).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
