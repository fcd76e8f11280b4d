import { emit, sendTo, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import type { MemoryEvent } from '../job/job.types.ts';
import { notice } from '../kit/notice.ts';
import { parentOf } from '../kit/parent.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { ResultReport, ResultTypes } from './result.types.ts';

const base = setup({
  types: {} as ResultTypes,
  actors: {
    deleteJob: port<boolean, { id: string }>('deleteJob'),
    keepJob: listenerPort<never>('keepJob'),
  },
  delays: { undoTime: times.undoTime },
});

/** The ports, guards and actions of the result chart. */
export const resultSetup = base.extend({ guards: { isDeleted: (_, deleted: boolean) => deleted } }).extend({
  actions: {
    forgetJob: sendTo('keepJob', ({ context }): MemoryEvent => ({ type: 'job.forgotten', tool: context.tool })),
    emitDeleted: emit(({ context }) => ({ type: 'creation.deleted' as const, id: context.id })),
    emitDeletedNotice: emit(notice('success', { key: 'creationDeleted' })),
    emitKeptNotice: emit(notice('error', { key: 'creationKept' })),
    reportDeletion: sendTo(parentOf, (): ResultReport => ({ type: 'deletion.began' })),
    reportFailure: sendTo(parentOf, (): ResultReport => ({ type: 'deletion.failed' })),
  },
});
