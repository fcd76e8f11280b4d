import { assign, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { firstColors, withColor } from './palette.rules.ts';
import type { ColorsNoted, ColorsRecalled, PaletteTypes } from './palette.types.ts';

/** The colors of the picker: nine defaults, then the most recently picked ones, stored in this browser. */
export const paletteMachine = setup({
  types: {} as PaletteTypes,
  actors: { paletteMemory: listenerPort<ColorsRecalled>('paletteMemory') },
  actions: {
    addColor: assign(({ context, event }) => ({ colours: withColor(context.colours, asserted(event, 'colour.picked').colour) })),
    assignColors: assign(({ event }) => ({ colours: asserted(event, 'colours.recalled').colours })),
    storeColors: sendTo('paletteMemory', ({ context }): ColorsNoted => ({ type: 'colours.noted', colours: context.colours })),
  },
}).createMachine({
  id: 'palette',
  description: 'The recently picked colors.',
  context: { colours: firstColors },
  invoke: { id: 'paletteMemory', src: 'paletteMemory' },
  initial: 'open',
  states: {
    open: {
      description: 'The colors are shown and can be picked.',
      on: {
        'colour.picked': { actions: ['addColor', 'storeColors'] },
        'colours.recalled': { actions: 'assignColors' },
      },
    },
  },
});
