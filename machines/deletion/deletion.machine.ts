import { setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import type { DeletionAnswer, DeletionInput, DeletionOutput, DeletionTypes } from './deletion.types.ts';

type Args = { context: DeletionInput };

const idOf = ({ context }: Args) => ({ id: context.removed.id });
const nothing = ({ context }: Args): DeletionOutput => ({ id: context.removed.id, restored: null, isBroken: false });

/** Deletes one creation that can no longer be restored. One that outlives its session waits until a user is signed in again. */
export const deletionMachine = setup({
  types: {} as DeletionTypes,
  actors: { deleteCreation: port<DeletionAnswer, { id: string }>('deleteCreation') },
  guards: {
    isOwn: ({ context }) => !context.isOwed,
    isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
    isGone: (_, answer: DeletionAnswer) => answer === 'gone',
    isRefused: (_, answer: DeletionAnswer) => answer === 'kept',
    needsSignIn: (_, answer: DeletionAnswer) => answer === 'owed',
  },
}).createMachine({
  id: 'deletion',
  description: 'The deletion of one creation on the server.',
  context: ({ input }) => input,
  initial: 'deciding',
  output: ({ event }) => event.output as DeletionOutput,
  states: {
    deciding: {
      description: 'Whether the session in which the creation was removed is still here.',
      always: [{ guard: 'isOwn', target: 'deleting' }, { target: 'owed' }],
    },
    deleting: {
      description: 'The server deletes the creation and its files.',
      initial: 'own',
      on: { 'session.changed': [{ guard: 'isUser', target: '.former' }, { target: 'owed' }] },
      states: {
        own: {
          description: 'What is not deleted goes back into the list.',
          invoke: {
            id: 'deleteOwn',
            src: 'deleteCreation',
            input: idOf,
            onDone: [
              { guard: { type: 'isGone', params: output }, target: '#deletion.gone' },
              // Of what was refused the user reads the reason in the server's words.
              { guard: { type: 'isRefused', params: output }, target: '#deletion.kept' },
              // The end of the session is reported next.
              { target: '#deletion.owed' },
            ],
            onError: '#deletion.broken',
          },
        },
        former: {
          description: 'The next user must not see what was removed in a session that has ended.',
          invoke: {
            id: 'deleteFormer',
            src: 'deleteCreation',
            input: idOf,
            onDone: [{ guard: { type: 'needsSignIn', params: output }, target: '#deletion.owed' }, { target: '#deletion.gone' }],
            onError: '#deletion.lost',
          },
        },
      },
    },
    owed: {
      description: 'The session has ended: the deletion waits until a user is here.',
      on: { 'session.changed': { guard: 'isUser', target: 'deleting.former' } },
    },
    gone: { description: 'The creation does not come back.', type: 'final', output: nothing },
    lost: {
      description: 'The server did not answer about a creation of a session that has ended.',
      type: 'final',
      output: (args: Args): DeletionOutput => ({ ...nothing(args), isBroken: true }),
    },
    kept: {
      description: 'The server refused: the creation is back.',
      type: 'final',
      output: (args: Args): DeletionOutput => ({ ...nothing(args), restored: args.context.removed }),
    },
    broken: {
      description: 'The server did not answer: the creation is back, and the user is told.',
      type: 'final',
      output: ({ context: { removed } }: Args): DeletionOutput => ({ id: removed.id, restored: removed, isBroken: true }),
    },
  },
});
