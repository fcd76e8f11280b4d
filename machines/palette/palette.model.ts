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
    'colour.picked': [{ colour: '#123456' }, { colour: firstColors[1]!.toLowerCase() }, { colour: '#abcdef' }],
    'colours.recalled': [{ colours: ['#ABCDEF'] }],
  },
  outcomes: {},
  // Older colors do not change the situation.
  project: ({ colours }) => [colours.length, colours[0]],
  invariants: {
    'there are never more than at first': (snapshot) => selectColors(snapshot).length <= firstColors.length,
    'no colour stands there twice': (snapshot) => new Set(selectColors(snapshot)).size === selectColors(snapshot).length,
  },
  rules: {
    'a color that is picked is stored, and nothing else': exactlyWith(
      took('colour.picked'),
      sends('paletteMemory', 'colours.noted'),
      'a color is not stored',
    ),
    'what is stored is the picked color before the others, once': (way) => {
      const noted = sentTo('paletteMemory', 'colours.noted')(way.at(-1)!);
      const expected = way.reduce<readonly string[]>((colours, { gesture, event }) => {
        if (gesture === 'colours.recalled') return event['colours'] as string[];
        if (gesture !== 'colour.picked') return colours;
        const picked = String(event['colour']).toUpperCase();
        return [picked, ...colours.filter((colour) => colour !== picked)].slice(0, firstColors.length);
      }, firstColors);
      return noted && JSON.stringify(noted['colours']) !== JSON.stringify(expected) ? 'other colors are stored' : null;
    },
  },
  shows: { open: (snapshot) => selectColors(snapshot).length > 0 },
});
