import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { paletteActors } from '../../machines/palette/palette.actors.ts';
import { paletteMachine } from '../../machines/palette/palette.machine.ts';
import { firstColors } from '../../machines/palette/palette.rules.ts';
import { selectColors } from '../../machines/palette/palette.selectors.ts';

function open(kept: unknown) {
  const rememberColors = vi.fn();
  const actor = createActor(paletteMachine.provide({ actors: paletteActors({ recallColors: () => kept, rememberColors }) })).start();
  return { actor, rememberColors, colors: () => selectColors(actor.getSnapshot()) };
}

test('begins with nine colors; a picked one comes first and the least recent one goes', () => {
  const { actor, rememberColors, colors } = open(null);
  expect(colors()).toEqual(firstColors);
  actor.send({ type: 'color.picked', color: '#12ab34' });
  expect(colors()).toEqual(['#12AB34', ...firstColors.slice(0, 8)]);
  expect(rememberColors).toHaveBeenLastCalledWith(colors());
});

test('picking a known color again moves it to the front, once', () => {
  const { actor, colors } = open(null);
  actor.send({ type: 'color.picked', color: '#000000' });
  expect(colors()).toEqual(['#000000', '#FFFFFF', ...firstColors.slice(2)]);
});

test('is restored as it was; a stored value that does not list colors is ignored', () => {
  expect(open(['#ABCDEF', 7, 'red', '#000000']).colors()).toEqual(['#ABCDEF', '#000000']);
  const ten = Array.from({ length: 10 }, (_, index) => `#00000${index}`);
  expect(open(ten).colors()).toEqual(ten.slice(0, 9));
  for (const kept of ['#ABCDEF', {}, [], ['url(x)'], ['x#ABCDEF'], ['#ABCDEF0'], ['#abcdef']])
    expect(open(kept).colors()).toEqual(firstColors);
});
