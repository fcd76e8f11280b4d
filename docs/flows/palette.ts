import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    paletteMemory: fromCallback(() => {}),
  },
  actions: {
    addColor: () => {},
    assignColors: () => {},
    storeColors: () => {},
  },
}).createMachine({
  id: 'palette',
  description: 'The recently picked colors.',
  context: {
    colours: ['#FFFFFF', '#000000', '#7A5CF6', '#F0489B', '#FF8A5C', '#FFC93C', '#3ED6A8', '#1C62C4', '#C9C4DC'],
  },
  initial: 'open',
  invoke: {
    id: 'paletteMemory',
    src: 'paletteMemory',
  },
  states: {
    open: {
      description: 'The colors are shown and can be picked.',
      on: {
        'colour.picked': {
          actions: ['addColor', 'storeColors'],
        },
        'colours.recalled': {
          actions: 'assignColors',
        },
      },
    },
  },
});
