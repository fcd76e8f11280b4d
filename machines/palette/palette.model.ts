import { chartModel } from '../kit/model.ts';
import { paletteMachine } from './palette.machine.ts';
import { firstColours } from './palette.rules.ts';
import { selectColours } from './palette.selectors.ts';

export const paletteModel = chartModel({
  name: 'palette',
  machine: paletteMachine,
  inputs: [undefined],
  events: { 'colour.picked': [{ colour: '#123456' }, { colour: '#000000' }], 'colours.recalled': [{ colours: ['#ABCDEF'] }] },
  outcomes: {},
  // The order of picked colors does not change the situation.
  project: ({ colours }) => colours.length,
  invariants: {
    'there are never more than at first': (snapshot) => selectColours(snapshot).length <= firstColours.length,
    'no colour stands there twice': (snapshot) => new Set(selectColours(snapshot)).size === selectColours(snapshot).length,
  },
  shows: { open: (snapshot) => selectColours(snapshot).length > 0 },
});
