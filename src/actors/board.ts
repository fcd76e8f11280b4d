import * as jobs from '../../contract/structs/calls/operator-jobs.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { boardActors, type BoardServices } from '../../machines/board/board.actors.ts';
import { boardMachine } from '../../machines/board/board.machine.ts';
import { callApi } from '../platform/api.ts';
import type { Root } from './root.ts';

type JobQuery = Infer<(typeof jobs.listJobs)['query']>;
const jobActs = { cancel: jobs.cancelJob, giveBack: jobs.giveBackJob } as const;

/** The calls of the console's boards; their page shows what was refused. */
export const boardServices: BoardServices = {
  list: ({ filter, cursor }, signal) =>
    // The server judges the filter, which the page took from the choices of the contract.
    callApi(jobs.listJobs, { query: { ...(filter as JobQuery), ...(cursor !== null && { cursor }) }, signal, quiet: true }),
  act: ({ act: { name, subject }, fields: { reason = '' } }) =>
    callApi(jobActs[name as keyof typeof jobActs], { params: { id: subject }, body: { reason }, quiet: true }),
};

/** The actor of the board that the console shows. */
export const boardFlow = (root: Root) =>
  root.keep({ role: 'board' }, () => ({ logic: boardMachine.provide({ actors: boardActors(boardServices) }) }));
