import { exactlyWith, sends, sentTo, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { paletteMachine } from './palette.machine.ts';
import { firstColors } from './palette.rules.ts';
import { selectColors } from './palette.selectors.ts';

export const paletteModel = chartModel({
  name: 'palette',
  machine: paletteMachine,
  inputs: [undefined],
  events: { 'colour.picked': [{ colour: '#123456' }, { colour: '#000000' }], 'colours.recalled': [{ colours: ['#ABCDEF'] }] },
  outcomes: {},
  // The order of picked colors does not change the situation.
  project: ({ colours }) => colours.length,
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
    'the color that was picked last is stored first': (way) => {
      const noted = sentTo('paletteMemory', 'colours.noted')(way.at(-1)!) as { colours: readonly string[] } | undefined;
      return noted && noted.colours[0] !== way.at(-1)!.event['colour'] ? 'another color is stored first' : null;
    },
  },
  shows: { open: (snapshot) => selectColors(snapshot).length > 0 },
});
