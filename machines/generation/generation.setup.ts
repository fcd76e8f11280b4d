import { and, assign, emit, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { areSameInputs, withFile } from '../form/form.rules.ts';
import { formMachine } from '../form/form.machine.ts';
import type { FormEvent } from '../form/form.types.ts';
import type { jobMachine } from '../job/job.machine.ts';
import type { JobEvent, JobOutput, MemoryEvent } from '../job/job.types.ts';
import { asserted } from '../kit/asserted.ts';
import { chartPort, listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { resultMachine } from '../result/result.machine.ts';
import type { ResultEvent, ResultOutput } from '../result/result.types.ts';
import type { CheckInput, FormCheck, GenerationTypes, RestingPhase } from './generation.types.ts';

const base = setup({
  types: {} as GenerationTypes & { children: { form: 'form'; job: 'job'; result: 'result' } },
  actors: {
    form: formMachine,
    checkForm: port<FormCheck, CheckInput>('checkForm'),
    job: chartPort<typeof jobMachine>('job'),
    result: chartPort<typeof resultMachine>('result'),
    keepJob: listenerPort<never>('keepJob'),
    warnOfLeaving: listenerPort<never>('warnOfLeaving'),
  },
});

/** The ports, guards and actions of the generation chart. */
export const generationSetup = base
  .extend({
    guards: {
      isFaulty: (_, check: FormCheck) => 'errors' in check,
      hasSucceeded: (_, { end }: JobOutput) => end === 'succeeded',
      hasFailed: (_, { end }: JobOutput) => end === 'failed',
      isRefused: (_, { end }: JobOutput) => end === 'refused',
      isCancelled: (_, { end }: JobOutput) => end === 'cancelled',
      isCancelledElsewhere: (_, { end }: JobOutput) => end === 'elsewhere',
      isDeclined: (_, { end }: JobOutput) => end === 'declined',
      isReplaced: (_, { end }: ResultOutput) => end === 'replaced',
      isResting: and([stateIn({ flow: 'resting' }), not(stateIn({ flow: { resting: { done: 'deleting' } } }))]),
      // The same submit again is not another one.
      isAnother: ({ context, event }) => {
        const { inputs } = asserted(event, 'queue.requested');
        return context.submitted === null || !areSameInputs(inputs, context.submitted);
      },
      isSameAgain: ({ context: { order, submission }, event }) => {
        const { saved } = asserted(event, 'job.restored');
        return order === null && saved.jobId === null && areSameInputs(saved.inputs, required(submission, 'submission').inputs);
      },
      isCurrent: or([stateIn({ flow: { resting: 'form' } }), 'isSameAgain']),
      // A visitor who signs in keeps the job; anyone who comes after a user must not see it.
      wasUser: ({ context }) => context.who === 'user',
    },
  })
  .extend({
    actions: {
      assignUser: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
      assignSubmission: assign(({ event }) => {
        const { submission } = asserted(event, 'submit.requested');
        return { submission, submitted: submission.inputs };
      }),
      assignOrder: assign(({ context }, check: FormCheck) => {
        if ('errors' in check) return {};
        const { amount } = required(context.submission, 'submission');
        const order = { tool: context.form.tool.slug, inputs: check.inputs, key: check.key, amount, jobId: null };
        return { order, places: check.places };
      }),
      fillFiles: assign(({ context, event }) => {
        const { names } = asserted(event, 'files.stored');
        const order = required(context.order, 'order');
        const inputs = context.places.reduce(
          (filled, { slot, path }) => withFile(filled, path, required(names[slot], 'file name')),
          order.inputs,
        );
        return { order: { ...order, inputs }, submitted: inputs };
      }),
      restoreOrder: assign(({ event }) => {
        const { saved, amount } = asserted(event, 'job.restored');
        const { tool, inputs, idempotencyKey: key, jobId } = saved;
        return { order: { tool, inputs, key, amount, jobId }, submitted: null };
      }),
      assignSent: assign(({ context }) => ({ submitted: context.order?.inputs ?? null })),
      assignOutcome: assign((_, { end: _end, ...outcome }: JobOutput) => ({ outcome })),
      assignUnchecked: assign(({ context }) => {
        const { inputs, amount } = required(context.submission, 'submission');
        return { outcome: { inputs, amount, job: null, failure: { code: null } } };
      }),
      clearOutcome: assign({ outcome: null }),
      enqueueAccepted: enqueueActions(({ event, enqueue }) => {
        if (!asserted(event, 'submit.requested').submission.isAlone) enqueue.emit({ type: 'submit.accepted' });
      }),
      emitValidated: emit({ type: 'submit.validated' }),
      emitBusy: emit({ type: 'work.began' }),
      emitIdle: emit((_, { phase }: { phase: RestingPhase }) => ({ type: 'work.ended' as const, phase })),
      raiseDue: raise({ type: 'submit.unblocked' }),
      raiseDropped: raise({ type: 'queue.dropped' }),
      forgetJob: sendTo('keepJob', ({ context }): MemoryEvent => ({ type: 'job.forgotten', tool: context.form.tool.slug })),
      submitForm: sendTo('form', (): FormEvent => ({ type: 'form.submitted' })),
      resubmitForm: sendTo('form', (): FormEvent => ({ type: 'form.resubmitted' })),
      clearForm: sendTo('form', (): FormEvent => ({ type: 'form.cleared' })),
      rejectSubmit: sendTo('form', (_, check: FormCheck): FormEvent => ({
        type: 'submit.rejected',
        errors: 'errors' in check ? check.errors : {},
      })),
      awaitFiles: sendTo('form', (_, check: FormCheck): FormEvent => ({
        type: 'files.awaited',
        places: 'places' in check ? check.places : [],
      })),
      endWait: sendTo('form', (): FormEvent => ({ type: 'wait.ended' })),
      restoreForm: sendTo('form', ({ event }): FormEvent => ({
        type: 'form.restored',
        inputs: asserted(event, 'job.restored').saved.inputs,
      })),
      cancelJob: sendTo('job', (): JobEvent => ({ type: 'cancel.clicked' })),
      retryJob: sendTo('job', (): JobEvent => ({ type: 'retry.clicked' })),
      giveUpJob: sendTo('job', (): JobEvent => ({ type: 'result.dismissed' })),
      dismissResult: sendTo('result', (): ResultEvent => ({ type: 'result.dismissed' })),
      replaceResult: sendTo('result', (): ResultEvent => ({ type: 'result.replaced' })),
      leaveResult: sendTo('result', (): ResultEvent => ({ type: 'page.left' })),
    },
  });
