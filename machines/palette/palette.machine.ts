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
    addColor: assign(({ context, event }) => ({ colors: withColor(context.colors, asserted(event, 'color.picked').color) })),
    assignColors: assign(({ event }) => ({ colors: asserted(event, 'colors.recalled').colors })),
    storeColors: sendTo('paletteMemory', ({ context }): ColorsNoted => ({ type: 'colors.noted', colors: context.colors })),
  },
}).createMachine({
  id: 'palette',
  description: 'The recently picked colors.',
  context: { colors: firstColors },
  invoke: { id: 'paletteMemory', src: 'paletteMemory' },
  initial: 'open',
  states: {
    open: {
      description: 'The colors are shown and can be picked.',
      on: {
        'color.picked': { actions: ['addColor', 'storeColors'] },
        'colors.recalled': { actions: 'assignColors' },
      },
    },
  },
});
