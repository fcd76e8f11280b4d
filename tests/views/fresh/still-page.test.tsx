import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStillPage } from '../../../src/design/still-page.ts';

function Layer() {
  useStillPage();
  return null;
}

const isStill = () => document.body.style.overflow === 'hidden';
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test('the page stands still below a layer, from the frame after the one that shows or removes it', async () => {
  const { unmount } = render(<Layer />);
  expect(isStill()).toBe(false);
  await painted();
  expect(isStill()).toBe(true);
  unmount();
  expect(isStill()).toBe(true);
  await painted();
  expect(isStill()).toBe(false);
});

test('the page stands still while one layer takes the place of another', async () => {
  const { rerender, unmount } = render(<Layer key="first" />);
  await painted();
  rerender(<Layer key="second" />);
  await painted();
  expect(isStill()).toBe(true);
  unmount();
  await painted();
  expect(isStill()).toBe(false);
});
