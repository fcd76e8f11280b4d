import { assign, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { InspectionAnswer, InspectionContext, InspectionEvent } from './inspection.types.ts';

const nothing: FileFacts = { ref: '', name: '', type: '', size: 0 };

/** Looking into any file: was it made here, and does it say so itself? */
export const inspectionMachine = setup({
  types: {
    context: {} as InspectionContext,
    events: {} as InspectionEvent,
  },
  actors: {
    inspectFile: port<InspectionAnswer, { file: FileFacts }>('inspectFile'),
  },
  actions: {
    noteFile: assign((_, { file }: { file: FileFacts }) => ({ file, findings: null, refusal: null })),
    noteAnswer: assign((_, { answer }: { answer: InspectionAnswer }) =>
      'findings' in answer ? { findings: answer.findings, refusal: null } : { refusal: answer.refusal },
    ),
    forgetFile: assign({ file: null, findings: null, refusal: null }),
  },
  guards: {
    isTold: (_, { answer }: { answer: InspectionAnswer }) => 'findings' in answer,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is looked into.',
  context: { file: null, findings: null, refusal: null },
  initial: 'waiting',
  on: {
    'file.given': { target: '.inspecting', actions: { type: 'noteFile', params: ({ event }) => ({ file: event.file }) } },
  },
  states: {
    waiting: { description: 'A file is awaited.' },
    inspecting: {
      description: 'The server looks into the file.',
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
        input: ({ context }) => ({ file: context.file ?? nothing }),
        onDone: [
          {
            guard: { type: 'isTold', params: ({ event }) => ({ answer: event.output }) },
            target: 'told',
            actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'failed', actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: 'failed',
      },
      on: { 'another.requested': { target: 'waiting', actions: 'forgetFile' } },
    },
    told: {
      description: 'What the file says is shown.',
      on: { 'another.requested': { target: 'waiting', actions: 'forgetFile' } },
    },
    failed: {
      description: 'The file could not be looked into; another try or another file is offered.',
      on: { 'retry.pressed': 'inspecting', 'another.requested': { target: 'waiting', actions: 'forgetFile' } },
    },
  },
});
