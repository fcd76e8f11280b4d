import { and, emit, fromCallback, fromPromise, not, raise, setup, stateIn } from 'xstate';

export default setup({
  actors: {
    form: fromPromise(async () => {}),
    checkForm: fromPromise(async () => {}),
    job: fromPromise(async () => {}),
    result: fromPromise(async () => {}),
    keepJob: fromCallback(() => {}),
  },
  actions: {
    assignUser: () => {},
    assignSubmission: () => {},
    assignOrder: () => {},
    fillFiles: () => {},
    restoreOrder: () => {},
    assignSent: () => {},
    assignOutcome: () => {},
    assignUnchecked: () => {},
    clearOutcome: () => {},
    enqueueAccepted: emit({ type: 'submit.accepted' }),
    emitValidated: emit({ type: 'submit.validated' }),
    emitBusy: emit({ type: 'work.began' }),
    emitIdle: emit({ type: 'work.ended' }),
    raiseDue: raise({ type: 'submit.unblocked' }),
    raiseDropped: raise({ type: 'queue.dropped' }),
    forgetJob: () => {},
    submitForm: () => {},
    resubmitForm: () => {},
    clearForm: () => {},
    rejectSubmit: () => {},
    awaitFiles: () => {},
    endWait: () => {},
    restoreForm: () => {},
    cancelJob: () => {},
    retryJob: () => {},
    giveUpJob: () => {},
    dismissResult: () => {},
    replaceResult: () => {},
    leaveResult: () => {},
  },
  guards: {
    isFaulty: () => true,
    hasSucceeded: () => true,
    hasFailed: () => true,
    isRefused: () => true,
    isCancelled: () => true,
    isCancelledElsewhere: () => true,
    isDeclined: () => true,
    isReplaced: () => true,
    isResting: and([stateIn({ flow: 'resting' }), not(stateIn({ flow: { resting: { done: 'deleting' } } }))]),
    isAnother: () => true,
    wasUser: () => true,
  },
}).createMachine({
  id: 'generation',
  description: 'The page of a tool: its form, the job of the last submit, and its result.',
  context: {
    form: {
      tool: {
        slug: 'ai-sticker-maker',
        fields: [],
        dependents: {},
        prices: null,
        adult: false,
      },
      cost: 1,
      values: {
        prompt: '',
      },
    },
    who: 'visitor',
    submission: null,
    places: [],
    order: null,
    submitted: null,
    outcome: null,
  },
  type: 'parallel',
  invoke: [
    {
      id: 'keepJob',
      src: 'keepJob',
    },
    {
      id: 'form',
      src: 'form',
    },
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
          {
            actions: 'assignUser',
          },
        ],
      },
      states: {
        resting: {
          description: 'Nothing is in flight; the form can be submitted.',
          initial: 'form',
          on: {
            'submit.requested': {
              guard: 'isResting',
              target: 'checking',
              actions: ['assignSubmission', 'enqueueAccepted'],
            },
          },
          states: {
            form: {
              description: 'The user fills in the form.',
              entry: [
                {
                  type: 'emitIdle',
                  params: {
                    phase: 'form',
                  },
                },
                'raiseDue',
              ],
              on: {
                'job.restored': {
                  target: '#generation.flow.working',
                  actions: ['restoreOrder', 'restoreForm'],
                },
              },
            },
            done: {
              description: 'The job succeeded and its result is shown, or was removed and can be restored.',
              initial: 'kept',
              invoke: {
                id: 'result',
                src: 'result',
                onDone: [
                  {
                    guard: 'isReplaced',
                    target: '#generation.flow.checking',
                  },
                  {
                    target: 'form',
                    actions: 'clearOutcome',
                  },
                ],
              },
              on: {
                'again.pressed': {
                  actions: 'resubmitForm',
                },
                'result.dismissed': {
                  actions: 'dismissResult',
                },
                'page.left': {
                  actions: 'leaveResult',
                },
              },
              states: {
                kept: {
                  description: 'The result still exists.',
                  entry: [
                    {
                      type: 'emitIdle',
                      params: {
                        phase: 'done',
                      },
                    },
                    'raiseDue',
                  ],
                  on: {
                    'deletion.began': 'deleting',
                    'submit.requested': {
                      actions: ['assignSubmission', 'enqueueAccepted', 'replaceResult'],
                    },
                  },
                },
                deleting: {
                  description: 'The result is being deleted.',
                  entry: 'emitBusy',
                  on: {
                    'deletion.failed': 'kept',
                  },
                },
              },
            },
            ended: {
              description: 'The submit has no result.',
              initial: 'refused',
              on: {
                'retry.pressed': {
                  actions: 'resubmitForm',
                },
                'result.dismissed': {
                  target: 'form',
                  actions: 'clearOutcome',
                },
              },
              states: {
                refused: {
                  description: 'The submit was refused before any credits were charged; the reason is shown beside the form.',
                  entry: [
                    {
                      type: 'emitIdle',
                      params: {
                        phase: 'refused',
                      },
                    },
                    'raiseDue',
                  ],
                },
                failed: {
                  description: 'The job failed and its credits were refunded; the reason and a retry are shown.',
                  entry: [
                    {
                      type: 'emitIdle',
                      params: {
                        phase: 'failed',
                      },
                    },
                    'raiseDue',
                  ],
                },
                cancelled: {
                  description: 'The job was canceled and its credits were refunded.',
                  entry: [
                    {
                      type: 'emitIdle',
                      params: {
                        phase: 'cancelled',
                      },
                    },
                    'raiseDue',
                  ],
                },
              },
            },
          },
        },
        checking: {
          description: 'The form is validated by the tool\'s rules; another submit is ignored.',
          entry: 'emitBusy',
          invoke: {
            id: 'checkForm',
            src: 'checkForm',
            onDone: [
              {
                guard: 'isFaulty',
                target: 'resting.form',
                actions: 'rejectSubmit',
              },
              {
                target: 'uploading',
                actions: ['assignOrder', 'emitValidated', 'awaitFiles'],
              },
            ],
            onError: {
              target: 'resting.ended.refused',
              actions: ['assignUnchecked', 'raiseDropped'],
            },
          },
          on: {
            'cancel.pressed': 'resting.form',
          },
        },
        uploading: {
          description: 'The submit waits for files that are still uploading.',
          on: {
            'files.stored': {
              target: 'working',
              actions: 'fillFiles',
            },
            'files.lost': 'resting.form',
            'cancel.pressed': {
              target: 'resting.form',
              actions: 'endWait',
            },
          },
        },
        working: {
          description: 'The job of the submit is requested, followed, or canceled.',
          initial: 'busy',
          entry: 'clearOutcome',
          invoke: {
            id: 'job',
            src: 'job',
            onDone: [
              {
                guard: 'hasSucceeded',
                target: 'resting.done',
                actions: 'assignOutcome',
              },
              {
                guard: 'hasFailed',
                target: 'resting.ended.failed',
                actions: 'assignOutcome',
              },
              {
                guard: 'isRefused',
                target: 'resting.ended.refused',
                actions: 'assignOutcome',
              },
              {
                guard: 'isCancelled',
                target: 'resting.ended.cancelled',
                actions: 'assignOutcome',
              },
              {
                guard: 'isCancelledElsewhere',
                target: 'resting.ended.cancelled',
                actions: ['assignOutcome', 'raiseDropped'],
              },
              {
                guard: 'isDeclined',
                target: 'resting.form',
                actions: 'raiseDropped',
              },
              {
                target: 'resting.form',
              },
            ],
          },
          on: {
            'cancel.pressed': {
              actions: 'cancelJob',
            },
            'submit.sent': {
              actions: 'assignSent',
            },
          },
          states: {
            busy: {
              description: 'The job goes on by itself.',
              entry: 'emitBusy',
              on: {
                'job.unreached': 'unreached',
              },
            },
            unreached: {
              description: 'The submit did not reach the server; the user decides whether it is sent again.',
              entry: {
                type: 'emitIdle',
                params: {
                  phase: 'unreached',
                },
              },
              on: {
                'job.resumed': 'busy',
                'retry.pressed': {
                  actions: 'retryJob',
                },
                'result.dismissed': {
                  actions: 'giveUpJob',
                },
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
          on: {
            'queue.requested': {
              guard: 'isAnother',
              target: 'waiting',
            },
          },
        },
        waiting: {
          description: 'A submit is sent as soon as nothing is in flight, unless the form changes before.',
          entry: 'raiseDue',
          on: {
            'submit.unblocked': {
              guard: 'isResting',
              actions: 'submitForm',
            },
            'submit.requested': {
              guard: 'isResting',
              target: 'empty',
            },
            'form.touched': 'empty',
            'cancel.pressed': 'empty',
            'queue.dropped': 'empty',
          },
        },
      },
    },
  },
});
