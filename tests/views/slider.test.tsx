import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Slider } from '../../src/design/slider.tsx';
import { write } from '../../src/early/input.ts';

/** As with a chart, the value changes after the event. */
function Length() {
  const [value, setValue] = useState(5);
  const change = (next: number) => queueMicrotask(() => setValue(next));
  return <Slider label="Length" min={3} max={10} step={1} value={value} format={(seconds) => `${seconds} s`} onChange={change} />;
}

test.each(['3', '5', '10'])('a slider that was moved to %s before the page was alive stays there', async (early) => {
  render(<Length />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Length' });
  await act(async () => write(slider, early));
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual([early, `${early} s`]);
});
