import { assign, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { Inspected } from './inspection.actors.ts';
import type { InspectionAnswer, InspectionTypes } from './inspection.types.ts';

/** A SHA-256 as people paste it: spaces and capitals do not count. */
const digestOf = (text: string): string => text.trim().toLowerCase();
const none = { file: null, digest: null, faulty: false, findings: null, refusal: null };

/** Looking into any file, or asking about its digest: was it made here, and does it say so itself? */
export const inspectionMachine = setup({
  types: {} as InspectionTypes,
  actors: {
    inspect: port<InspectionAnswer, Inspected>('inspect'),
  },
  actions: {
    noteFile: assign((_, { file }: { file: FileFacts }) => ({ ...none, file })),
    noteDigest: assign((_, { digest }: { digest: string }) => ({ ...none, digest: digestOf(digest) })),
    noteFault: assign({ ...none, faulty: true }),
    noteAnswer: assign((_, { answer }: { answer: InspectionAnswer }) =>
      'findings' in answer ? { findings: answer.findings, refusal: null } : { refusal: answer.refusal },
    ),
    forgetFile: assign(none),
  },
  guards: {
    isDigest: (_, { digest }: { digest: string }) => /^[0-9a-f]{64}$/.test(digestOf(digest)),
    isTold: (_, { answer }: { answer: InspectionAnswer }) => 'findings' in answer,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is looked into.',
  context: none,
  initial: 'waiting',
  on: {
    'file.given': { target: '.inspecting', actions: { type: 'noteFile', params: ({ event }) => ({ file: event.file }) } },
    'digest.given': [
      {
        guard: { type: 'isDigest', params: ({ event }) => ({ digest: event.digest }) },
        target: '.inspecting',
        actions: { type: 'noteDigest', params: ({ event }) => ({ digest: event.digest }) },
      },
      { target: '.waiting', actions: 'noteFault' },
    ],
  },
  states: {
    waiting: { description: 'A file or its digest is awaited.' },
    inspecting: {
      description: 'The server looks into the file.',
      invoke: {
        id: 'inspect',
        src: 'inspect',
        input: ({ context }) => ({ file: context.file, digest: context.digest }),
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
