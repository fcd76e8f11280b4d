import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { secondStepActors, type SecondStepServices } from '../secondStep/secondStep.actors.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import type { Acts, ConsoleStep, Figures, Overview } from './operator.types.ts';

export type OperatorServices = {
  /** `POST /api/operator/proof`. */
  proof: SecondStepServices;
  /** `GET /api/operator`. */
  getConsole(signal: AbortSignal): Promise<Answer<{ step: Exclude<ConsoleStep, 'missing'> }>>;
  /** `GET /api/operator/today`. */
  getToday(signal: AbortSignal): Promise<Answer<Figures>>;
  /** `GET /api/operator/acts`, from before a line of the record. */
  listActs(before: string | undefined, signal: AbortSignal): Promise<Answer<Acts>>;
};

/** Opens the console and reads what it shows; null for an answer that another try may change. */
export const operatorActors = (services: OperatorServices) => ({
  askStep: fromPromise<ConsoleStep | null>(async ({ signal }) => {
    const { code, data } = await services.getConsole(signal);
    return code === codes.notFound ? 'missing' : (data?.step ?? null);
  }),
  secondStep: secondStepMachine.provide({ actors: secondStepActors(services.proof) }),
  read: fromPromise<Overview | null>(async ({ signal }) => {
    const [figures, acts] = await Promise.all([services.getToday(signal), services.listActs(undefined, signal)]);
    return figures.data && acts.data ? { figures: figures.data, acts: acts.data } : null;
  }),
  readMore: fromPromise<Acts | null, { before: string }>(async ({ input, signal }) => (await services.listActs(input.before, signal)).data),
});
