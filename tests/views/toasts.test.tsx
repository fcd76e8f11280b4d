import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import type { NoticeTone } from '../../machines/kit/notice.ts';
import { Toasts } from '../../src/boot/shell/toasts.tsx';
import { freeze, pass, show } from './kit.tsx';

const roles: Record<NoticeTone, string> = { success: 'status', warning: 'status', error: 'alert' };

async function opened() {
  freeze();
  const { root } = await show(<Toasts />);
  return (tone: NoticeTone, text: string) => act(() => root.raise({ type: 'notice.raised', tone, message: { text } }));
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
const sentences = () => [...region().children].map(({ textContent }) => textContent);
const dismissOf = (toast: HTMLElement) => within(toast).getByRole('button', { name: 'Dismiss' });

test.each(Object.entries(roles) as [NoticeTone, string][])('%s is shown as %s', async (tone, role) => {
  const raise = await opened();
  raise(tone, 'Something happened');
  expect(screen.getByRole(role).textContent).toBe('Something happened');
  expect(region().children).toHaveLength(1);
});

test('a sentence of the dictionaries is named by its key', async () => {
  freeze();
  const { root } = await show(<Toasts />);
  act(() => root.raise({ type: 'notice.raised', tone: 'success', message: { key: 'copied' } }));
  expect(screen.getByRole('status').textContent).toBe('Copy successful！');
});

test('three stand at once; the fourth comes when one is dismissed', async () => {
  const raise = await opened();
  for (const text of ['one', 'two', 'three', 'four']) raise('error', text);
  expect(sentences()).toEqual(['one', 'two', 'three']);
  fireEvent.click(dismissOf(screen.getAllByRole('alert')[1]!));
  expect(sentences()).toEqual(['one', 'three', 'four']);
});

test('leave after their time, but not while somebody points at them', async () => {
  const raise = await opened();
  raise('success', 'Read me');
  fireEvent.pointerEnter(region());
  await pass(2 * times.toast);
  expect(sentences()).toEqual(['Read me']);
  fireEvent.pointerLeave(region());
  await pass(times.toast - 1000);
  expect(sentences()).toEqual(['Read me']);
  await pass(2000);
  expect(sentences()).toEqual([]);
});

test('a toast that is dismissed by key does not hold the others for ever', async () => {
  const raise = await opened();
  raise('success', 'one');
  raise('success', 'two');
  const dismiss = dismissOf(screen.getAllByRole('status')[0]!);
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(sentences()).toEqual(['two']);
  await pass(2 * times.toast);
  expect(sentences()).toEqual([]);
});
