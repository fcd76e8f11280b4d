import * as calls from '../../contract/structs/calls/operator.ts';
import { operatorActors, type OperatorServices } from '../../machines/operator/operator.actors.ts';
import { operatorMachine } from '../../machines/operator/operator.machine.ts';
import { callApi } from '../platform/api.ts';
import type { Root } from './root.ts';
import { consoleStep } from './second-step.ts';

/** The calls of the operator's console; its page shows what was refused. */
export const operatorServices: OperatorServices = {
  getConsole: (signal) => callApi(calls.getConsole, { signal, quiet: true }),
  proof: consoleStep,
  getToday: (signal) => callApi(calls.getToday, { signal, quiet: true }),
  listActs: (before, signal) => callApi(calls.listActs, { query: before === undefined ? {} : { before }, signal, quiet: true }),
};

/** The actor of the operator's console. */
export const operatorFlow = (root: Root) =>
  root.keep({ role: 'operator' }, () => ({ logic: operatorMachine.provide({ actors: operatorActors(operatorServices) }) }));
