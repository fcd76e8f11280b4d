import { assign, emit, setup } from 'xstate';
import { port } from '../chart/port.ts';

type NoteContext = { text: string; problem: string | null };
type NoteEvent = { type: 'text.changed'; text: string } | { type: 'note.saved' };
type NoteEmitted = { type: 'note.kept'; text: string };

/** A worked example: a note that is written, saved, and confirmed for a short time. */
export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as NoteEvent,
    emitted: {} as NoteEmitted,
  },
  actors: {
    saveNote: port<{ refused: string | null }, { text: string }>('saveNote'),
  },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text, problem: null })),
    keepProblem: assign((_, params: { problem: string }) => ({ problem: params.problem })),
    forgetProblem: assign({ problem: null }),
    emitKept: emit(({ context }) => ({ type: 'note.kept', text: context.text })),
  },
  guards: {
    hasText: ({ context }) => context.text !== '',
    isRefused: (_, params: { refused: string | null }) => params.refused !== null,
  },
  delays: { confirmation: 4000 },
}).createMachine({
  id: 'note',
  description: 'A note is written and kept.',
  context: { text: '', problem: null },
  initial: 'writing',
  states: {
    writing: {
      description: 'The person writes.',
      on: {
        'text.changed': { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        'note.saved': { guard: 'hasText', target: 'saving', actions: 'forgetProblem' },
      },
    },
    saving: {
      description: 'The note is on its way.',
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ refused: event.output.refused }) },
            target: 'writing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.output.refused ?? '' }) },
          },
          { target: 'saved', actions: 'emitKept' },
        ],
        onError: { target: 'writing', actions: { type: 'keepProblem', params: { problem: 'network' } } },
      },
    },
    saved: {
      description: 'The person reads that the note is kept.',
      after: { confirmation: 'writing' },
    },
  },
});
