import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { Inspected } from './inspection.actors.ts';
import type { InspectionAnswer, InspectionTypes } from './inspection.types.ts';

/** Normalizes a pasted SHA-256: ignores whitespace and case. */
const digestOf = (text: string): string => text.trim().toLowerCase();
const none = { file: null, digest: null, findings: null, refusal: null };

/** Inspects any file or its digest: whether it was made here, and whether it carries credentials that show it. */
export const inspectionMachine = setup({
  types: {} as InspectionTypes,
  actors: {
    inspect: port<InspectionAnswer, Inspected>('inspect'),
  },
  actions: {
    assignFile: assign(({ event }) => ({ ...none, file: asserted(event, 'file.given').file })),
    assignDigest: assign(({ event }) => ({ ...none, digest: digestOf(asserted(event, 'digest.given').digest) })),
    assignAnswer: assign((_, answer: InspectionAnswer) => answer),
    clearRefusal: assign({ refusal: null }),
    clearFile: assign(none),
    emitUnanswered: emit(unanswered),
  },
  guards: {
    isDigest: ({ event }) => /^[0-9a-f]{64}$/.test(digestOf(asserted(event, 'digest.given').digest)),
    hasFindings: (_, answer: InspectionAnswer) => 'findings' in answer,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is inspected.',
  context: none,
  initial: 'waiting',
  on: {
    'file.given': { target: '.inspecting', actions: 'assignFile' },
    'digest.given': [
      { guard: 'isDigest', target: '.inspecting', actions: 'assignDigest' },
      { target: '.faulty', actions: 'clearFile' },
    ],
  },
  states: {
    waiting: { description: 'The page waits for a file or its digest.' },
    faulty: { description: 'What was pasted is not a SHA-256; the page says so, and still waits.' },
    inspecting: {
      description: 'The server inspects the file.',
      entry: 'clearRefusal',
      invoke: {
        id: 'inspect',
        src: 'inspect',
        input: ({ context }) => (context.file ? { file: context.file } : { digest: required(context.digest, 'digest') }),
        onDone: [
          {
            guard: { type: 'hasFindings', params: output },
            target: 'answered',
            actions: { type: 'assignAnswer', params: output },
          },
          { target: 'failed', actions: { type: 'assignAnswer', params: output } },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
      on: { 'another.requested': { target: 'waiting', actions: 'clearFile' } },
    },
    answered: {
      description: 'The findings are shown.',
      on: { 'another.requested': { target: 'waiting', actions: 'clearFile' } },
    },
    failed: {
      description: 'The inspection failed; the user can retry or pick another file.',
      on: { 'retry.clicked': 'inspecting', 'another.requested': { target: 'waiting', actions: 'clearFile' } },
    },
  },
});
