import { chartModel } from '../chart/model.ts';
import { noteMachine } from './note.machine.ts';

export const noteModel = chartModel<typeof noteMachine>({
  name: 'note',
  machine: noteMachine,
  inputs: [undefined],
  events: {
    'text.changed': [{ text: 'milk' }, { text: '' }],
    'note.saved': [{}],
  },
  outcomes: {
    saveNote: { done: [{ refused: null }, { refused: 'tooLong' }], error: [new Error('offline')] },
  },
  invariants: {
    'an empty note is never on its way': (snapshot) => !snapshot.matches('saving') || snapshot.context.text !== '',
  },
  shows: {
    writing: () => true,
    saving: ({ context }) => context.problem === null,
    saved: ({ context }) => context.problem === null,
  },
});
