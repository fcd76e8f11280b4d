import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { Acts, Confirmed, ConsoleStep, NewFactor, OperatorContext, OperatorTypes, Overview } from './operator.types.ts';

export const nothingKnown: OperatorContext = { factor: null, code: '', refusal: null, recovery: null, overview: null };

/** The line from which the record goes on; an open console has read its beginning. */
export const lastLine = ({ overview }: OperatorContext): string => required(required(overview, 'overview').acts.next, 'next line');

export const operatorSetup = setup({
  types: {} as OperatorTypes,
  actors: {
    askStep: port<ConsoleStep | null>('askStep'),
    setUp: port<NewFactor | null>('setUp'),
    confirm: port<Confirmed, { code: string }>('confirm'),
    prove: port<string | null, { code: string }>('prove'),
    read: port<Overview | null>('read'),
    readMore: port<Acts | null, { before: string }>('readMore'),
  },
  guards: {
    isStep: (_, { step, wanted }: { step: ConsoleStep | null; wanted: ConsoleStep }) => step === wanted,
    isThere: (_, answer: unknown) => answer !== null,
    isConfirmed: (_, answer: Confirmed) => 'recovery' in answer,
    isProved: (_, refusal: string | null) => refusal === null,
    hasMore: ({ context }) => context.overview?.acts.next != null,
  },
  actions: {
    forget: assign(nothingKnown),
    assignFactor: assign((_, factor: NewFactor | null) => ({ factor })),
    assignCode: assign(({ event }) => ({ code: asserted(event, 'code.submitted').code, refusal: null })),
    assignRefusal: assign((_, refusal: string | null) => ({ refusal, code: '' })),
    assignConfirmed: assign((_, answer: Confirmed) => ({
      ...nothingKnown,
      ...('recovery' in answer ? { recovery: answer.recovery } : { refusal: answer.refusal }),
    })),
    assignOverview: assign((_, overview: Overview | null) => ({ ...nothingKnown, overview })),
    appendActs: assign(({ context }, more: Acts | null) => {
      const { figures, acts } = required(context.overview, 'overview');
      const { items, next } = required(more, 'acts');
      return { overview: { figures, acts: { items: [...acts.items, ...items], next } } };
    }),
    emitUnanswered: emit(unanswered),
  },
});
