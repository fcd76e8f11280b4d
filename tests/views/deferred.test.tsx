import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { Boundary } from '../../src/design/boundary.tsx';
import { Loaded, deferred } from '../../src/platform/deferred.tsx';

const Text = () => <p>the part</p>;

/** A part whose code loads when the test resolves it. */
function slow() {
  const load = Promise.withResolvers<ComponentType>();
  const part = deferred(() => load.promise);
  return { part, ...load };
}

test('replaces the fallback as soon as the code is loaded, and never suspends', async () => {
  const { part: Part, resolve } = slow();
  const Suspended = vi.fn(() => null);
  render(
    <Suspense fallback={<Suspended />}>
      <Loaded part={Part} fallback={<p>coming</p>}>
        <Part />
      </Loaded>
    </Suspense>,
  );
  expect(screen.getByText('coming')).toBeTruthy();
  await act(async () => resolve(Text));
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(screen.queryByText('coming')).toBeNull();
  expect(Suspended).not.toHaveBeenCalled();
});

test('throws to the error boundary when the code does not load, and a retry loads it', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Text);
  const Part = deferred(load);
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  await act(async () => {
    render(
      <Boundary renderInstead={(error, retry) => <button onClick={retry}>{(error as Error).message}</button>}>
        <Loaded part={Part} fallback={null}>
          <Part />
        </Loaded>
      </Boundary>,
    );
  });
  // The fallback is painted before the code is asked for.
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.runOnlyPendingTimersAsync());
  vi.useRealTimers();
  await act(async () => screen.getByRole('button', { name: 'lost' }).click());
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});
