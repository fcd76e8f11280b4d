import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { paletteActors } from '../../machines/palette/palette.actors.ts';
import { paletteMachine } from '../../machines/palette/palette.machine.ts';
import { firstColors } from '../../machines/palette/palette.rules.ts';
import { selectColors } from '../../machines/palette/palette.selectors.ts';

function open(kept: unknown) {
  const rememberColors = vi.fn();
  const actor = createActor(paletteMachine.provide({ actors: paletteActors({ recallColors: () => kept, rememberColors }) })).start();
  return { actor, rememberColors, colours: () => selectColors(actor.getSnapshot()) };
}

test('begins with nine colours; the one picked comes first and the one unused for longest goes', () => {
  const { actor, rememberColors, colours } = open(null);
  expect(colours()).toEqual(firstColors);
  actor.send({ type: 'colour.picked', colour: '#12ab34' });
  expect(colours()).toEqual(['#12AB34', ...firstColors.slice(0, 8)]);
  expect(rememberColors).toHaveBeenLastCalledWith(colours());
});

test('picking a known colour again moves it to the front, once', () => {
  const { actor, colours } = open(null);
  actor.send({ type: 'colour.picked', colour: '#000000' });
  expect(colours()).toEqual(['#000000', '#FFFFFF', ...firstColors.slice(2)]);
});

test('comes back as it was left; what is no list of colours is not believed', () => {
  expect(open(['#ABCDEF', 7, 'red', '#000000']).colours()).toEqual(['#ABCDEF', '#000000']);
  const ten = Array.from({ length: 10 }, (_, index) => `#00000${index}`);
  expect(open(ten).colours()).toEqual(ten.slice(0, 9));
  for (const kept of ['#ABCDEF', {}, [], ['url(x)'], ['x#ABCDEF'], ['#ABCDEF0'], ['#abcdef']])
    expect(open(kept).colours()).toEqual(firstColors);
});
