import { emit, setup } from 'xstate';
import { notice, unanswered } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { DataExportTypes } from './dataExport.types.ts';

/** The export of all data about the user, created once at a time. */
export const dataExportMachine = setup({
  types: {} as DataExportTypes,
  actors: { exportAccount: port<Refusal>('exportAccount') },
  guards: { isDone: (_, refusal: Refusal) => refusal === null },
  actions: {
    emitReady: emit(notice('success', { key: 'dataReady' })),
    emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
    emitUnanswered: emit(unanswered),
  },
}).createMachine({
  id: 'dataExport',
  description: 'The export of all data about the user.',
  initial: 'offered',
  states: {
    offered: { description: 'The export can be requested.', on: { 'export.requested': 'exporting' } },
    exporting: {
      description: 'The export is being created.',
      tags: 'busy',
      invoke: {
        id: 'exportAccount',
        src: 'exportAccount',
        onDone: [
          { guard: { type: 'isDone', params: output }, target: 'offered', actions: 'emitReady' },
          { target: 'offered', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'offered', actions: 'emitUnanswered' },
      },
    },
  },
});
