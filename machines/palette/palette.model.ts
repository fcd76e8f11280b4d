import { exactlyWith, sends, sentTo, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { paletteMachine } from './palette.machine.ts';
import { firstColors } from './palette.rules.ts';
import { selectColors } from './palette.selectors.ts';

export const paletteModel = chartModel({
  name: 'palette',
  machine: paletteMachine,
  inputs: [undefined],
  events: {
    'color.picked': [{ color: '#123456' }, { color: firstColors[1]!.toLowerCase() }, { color: '#abcdef' }],
    'colors.recalled': [{ colors: ['#ABCDEF'] }],
  },
  outcomes: {},
  // Older colors do not change the situation.
  project: ({ colors }) => [colors.length, colors[0]],
  invariants: {
    'there are never more than at first': (snapshot) => selectColors(snapshot).length <= firstColors.length,
    'no color is there twice': (snapshot) => new Set(selectColors(snapshot)).size === selectColors(snapshot).length,
  },
  rules: {
    'a color that is picked is stored, and nothing else': exactlyWith(
      took('color.picked'),
      sends('paletteMemory', 'colors.noted'),
      'a color is not stored',
    ),
    'what is stored is the picked color before the others, once': (way) => {
      const noted = sentTo('paletteMemory', 'colors.noted')(way.at(-1)!);
      const expected = way.reduce<readonly string[]>((colors, { gesture, event }) => {
        if (gesture === 'colors.recalled') return event['colors'] as string[];
        if (gesture !== 'color.picked') return colors;
        const picked = String(event['color']).toUpperCase();
        return [picked, ...colors.filter((color) => color !== picked)].slice(0, firstColors.length);
      }, firstColors);
      return noted && JSON.stringify(noted['colors']) !== JSON.stringify(expected) ? 'other colors are stored' : null;
    },
  },
  shows: { open: (snapshot) => selectColors(snapshot).length > 0 },
});
