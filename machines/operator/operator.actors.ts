import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Acts, Confirmed, ConsoleStep, Figures, NewFactor, Overview } from './operator.types.ts';

export type OperatorServices = {
  /** `GET /api/operator`. */
  getConsole(signal: AbortSignal): Promise<Answer<{ step: Exclude<ConsoleStep, 'missing'> }>>;
  /** `POST /api/operator/factor`. */
  setUpFactor(signal: AbortSignal): Promise<Answer<NewFactor>>;
  /** `POST /api/operator/factor/confirm`. */
  confirmFactor(code: string): Promise<Answer<{ recovery: string[] }>>;
  /** `POST /api/operator/proof`. */
  proveFactor(code: string): Promise<Answer<null>>;
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
  setUp: fromPromise<NewFactor | null>(async ({ signal }) => (await services.setUpFactor(signal)).data),
  confirm: fromPromise<Confirmed, { code: string }>(async ({ input }) => {
    const { data, msg } = await services.confirmFactor(input.code);
    return data ? { recovery: data.recovery } : { refusal: msg };
  }),
  prove: fromPromise<string | null, { code: string }>(async ({ input }) => {
    const { code, msg } = await services.proveFactor(input.code);
    return code === codes.success ? null : msg;
  }),
  read: fromPromise<Overview | null>(async ({ signal }) => {
    const [figures, acts] = await Promise.all([services.getToday(signal), services.listActs(undefined, signal)]);
    return figures.data && acts.data ? { figures: figures.data, acts: acts.data } : null;
  }),
  readMore: fromPromise<Acts | null, { before: string }>(async ({ input, signal }) => (await services.listActs(input.before, signal)).data),
});
