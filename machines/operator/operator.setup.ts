import { assign, emit, setup } from 'xstate';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import type { SecondStepOutput } from '../secondStep/secondStep.types.ts';
import type { Acts, ConsoleStep, OperatorContext, OperatorTypes, Overview } from './operator.types.ts';

export const nothingKnown: OperatorContext = { overview: null };

/** The line from which the record goes on; an open console has read its beginning. */
export const lastLine = ({ overview }: OperatorContext): string => required(required(overview, 'overview').acts.next, 'next line');

export const operatorSetup = setup({
  types: {} as OperatorTypes,
  actors: {
    askStep: port<ConsoleStep | null>('askStep'),
    secondStep: secondStepMachine,
    read: port<Overview | null>('read'),
    readMore: port<Acts | null, { before: string }>('readMore'),
  },
  guards: {
    isStep: (_, { step, wanted }: { step: ConsoleStep | null; wanted: ConsoleStep }) => step === wanted,
    isThere: (_, answer: unknown) => answer !== null,
    isPassed: (_, { passed }: SecondStepOutput) => passed,
    hasMore: ({ context }) => context.overview?.acts.next != null,
  },
  actions: {
    forget: assign(nothingKnown),
    assignOverview: assign((_, overview: Overview | null) => ({ overview })),
    appendActs: assign(({ context }, more: Acts | null) => {
      const { figures, acts } = required(context.overview, 'overview');
      const { items, next } = required(more, 'acts');
      return { overview: { figures, acts: { items: [...acts.items, ...items], next } } };
    }),
    emitUnanswered: emit(unanswered),
  },
});
