import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { generationSetup } from './generation.setup.ts';

/** The page of a tool: its form, the job of the last submit, and its result. */
export const generationMachine = generationSetup.createMachine({
  id: 'generation',
  description: 'The page of a tool: its form, the job of the last submit, and its result.',
  context: ({ input: { who = null, ...form } }) => ({
    form,
    who,
    submission: null,
    places: [],
    order: null,
    submitted: null,
    outcome: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'keepJob', src: 'keepJob' },
    { id: 'form', src: 'form', input: ({ context }) => context.form },
  ],
  states: {
    flow: {
      description: 'What the page makes.',
      initial: 'resting',
      on: {
        'session.changed': [
          {
            guard: 'wasUser',
            target: '.resting.form',
            actions: ['forgetJob', 'clearOutcome', 'endWait', 'clearForm', 'raiseDropped', 'assignUser'],
          },
          { actions: 'assignUser' },
        ],
        // It comes when its job can be followed. Anything submitted meanwhile is newer, unless it is the same once more: both would be paid.
        'job.restored': { guard: 'isCurrent', target: '.working', actions: ['restoreOrder', 'restoreForm'] },
      },
      states: {
        resting: {
          description: 'Nothing is in flight; the form can be submitted.',
          initial: 'form',
          on: { 'submit.requested': { guard: 'isResting', target: 'checking', actions: ['assignSubmission', 'enqueueAccepted'] } },
          states: {
            form: {
              description: 'The user fills in the form.',
              tags: 'resting',
              entry: [{ type: 'emitIdle', params: { phase: 'form' } }, 'raiseDue'],
            },
            done: {
              description: 'The job succeeded and its result is shown, or was removed and can be restored.',
              tags: 'done',
              initial: 'kept',
              invoke: {
                id: 'result',
                src: 'result',
                input: ({ context }) => ({ tool: context.form.tool.slug, id: required(context.outcome?.job, 'job').id }),
                onDone: [
                  { guard: { type: 'isReplaced', params: output }, target: '#generation.flow.checking' },
                  { target: 'form', actions: 'clearOutcome' },
                ],
              },
              on: {
                'again.clicked': { actions: 'resubmitForm' },
                'result.dismissed': { actions: 'dismissResult' },
                'page.left': { actions: 'leaveResult' },
              },
              states: {
                kept: {
                  description: 'The result still exists.',
                  tags: 'resting',
                  entry: [{ type: 'emitIdle', params: { phase: 'done' } }, 'raiseDue'],
                  on: {
                    'deletion.began': 'deleting',
                    'submit.requested': { actions: ['assignSubmission', 'enqueueAccepted', 'replaceResult'] },
                  },
                },
                deleting: {
                  description: 'The result is being deleted.',
                  tags: 'busy',
                  entry: 'emitBusy',
                  on: { 'deletion.failed': 'kept' },
                },
              },
            },
            ended: {
              description: 'The submit has no result.',
              tags: ['resting', 'repeatable'],
              initial: 'refused',
              on: {
                'retry.clicked': { actions: 'resubmitForm' },
                'result.dismissed': { target: 'form', actions: 'clearOutcome' },
              },
              states: {
                refused: {
                  description: 'The submit was refused before any credits were charged; the reason is shown beside the form.',
                  tags: 'refused',
                  entry: [{ type: 'emitIdle', params: { phase: 'refused' } }, 'raiseDue'],
                },
                failed: {
                  description: 'The job failed and its credits were refunded; the reason and a retry are shown.',
                  tags: ['failed', 'refunded'],
                  entry: [{ type: 'emitIdle', params: { phase: 'failed' } }, 'raiseDue'],
                },
                cancelled: {
                  description: 'The job was canceled and its credits were refunded.',
                  tags: ['cancelled', 'refunded'],
                  entry: [{ type: 'emitIdle', params: { phase: 'cancelled' } }, 'raiseDue'],
                },
              },
            },
          },
        },
        checking: {
          description: "The form is validated by the tool's rules; another submit is ignored.",
          tags: ['checking', 'cancellable', 'busy'],
          entry: 'emitBusy',
          invoke: {
            id: 'checkForm',
            src: 'checkForm',
            input: ({ context }) => {
              const { values, slots, shown, inputs, amount, isWhole } = required(context.submission, 'submission');
              return { tool: context.form.tool.slug, values, slots, shown, inputs: isWhole ? inputs : null, amount };
            },
            onDone: [
              {
                guard: { type: 'isFaulty', params: output },
                target: 'resting.form',
                actions: { type: 'rejectSubmit', params: output },
              },
              {
                target: 'uploading',
                actions: [{ type: 'assignOrder', params: output }, 'emitValidated', { type: 'awaitFiles', params: output }],
              },
            ],
            // No automatic retry when validation could not run.
            onError: { target: 'resting.ended.refused', actions: ['assignUnchecked', 'raiseDropped'] },
          },
          on: { 'cancel.clicked': 'resting.form' },
        },
        uploading: {
          // A submit is ignored from here until the job has ended: a second one would pay twice.
          description: 'The submit waits for files that are still uploading.',
          tags: ['uploading', 'cancellable', 'busy'],
          // Until it is remembered, a submit is lost with its page.
          invoke: { id: 'warnOfLeaving', src: 'warnOfLeaving' },
          on: {
            'files.stored': { target: 'working', actions: 'fillFiles' },
            'files.lost': 'resting.form',
            'cancel.clicked': { target: 'resting.form', actions: 'endWait' },
          },
        },
        working: {
          description: 'The job of the submit is requested, followed, or canceled.',
          tags: 'working',
          initial: 'busy',
          entry: 'clearOutcome',
          invoke: {
            id: 'job',
            src: 'job',
            input: ({ context }) => required(context.order, 'order'),
            onDone: [
              {
                guard: { type: 'hasSucceeded', params: output },
                target: 'resting.done',
                actions: { type: 'assignOutcome', params: output },
              },
              {
                guard: { type: 'hasFailed', params: output },
                target: 'resting.ended.failed',
                actions: { type: 'assignOutcome', params: output },
              },
              {
                guard: { type: 'isRefused', params: output },
                target: 'resting.ended.refused',
                actions: { type: 'assignOutcome', params: output },
              },
              {
                guard: { type: 'isCancelled', params: output },
                target: 'resting.ended.cancelled',
                actions: { type: 'assignOutcome', params: output },
              },
              // Nothing else starts by itself after a job that was canceled elsewhere, or for which the user did not sign in.
              {
                guard: { type: 'isCancelledElsewhere', params: output },
                target: 'resting.ended.cancelled',
                actions: [{ type: 'assignOutcome', params: output }, 'raiseDropped'],
              },
              { guard: { type: 'isDeclined', params: output }, target: 'resting.form', actions: 'raiseDropped' },
              { target: 'resting.form' },
            ],
          },
          on: { 'cancel.clicked': { actions: 'cancelJob' }, 'submit.sent': { actions: 'assignSent' } },
          states: {
            busy: {
              description: 'The job goes on by itself.',
              tags: 'busy',
              entry: 'emitBusy',
              on: { 'job.unreached': 'unreached' },
            },
            unreached: {
              description: 'The submit did not reach the server; the user decides whether it is sent again.',
              entry: { type: 'emitIdle', params: { phase: 'unreached' } },
              on: {
                'job.resumed': 'busy',
                'retry.clicked': { actions: 'retryJob' },
                'result.dismissed': { actions: 'giveUpJob' },
              },
            },
          },
        },
      },
    },
    queue: {
      description: 'A submit from the home page, which waits while a job runs.',
      initial: 'empty',
      states: {
        empty: {
          description: 'No submit waits.',
          on: { 'queue.requested': { guard: 'isAnother', target: 'waiting' } },
        },
        waiting: {
          description: 'A submit is sent as soon as nothing is in flight, unless the form changes before.',
          tags: 'queued',
          entry: 'raiseDue',
          on: {
            'submit.unblocked': { guard: 'isResting', actions: 'submitForm' },
            'submit.requested': { guard: 'isResting', target: 'empty' },
            'form.touched': 'empty',
            'cancel.clicked': 'empty',
            'queue.dropped': 'empty',
          },
        },
      },
    },
  },
});
