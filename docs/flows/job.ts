import { emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';

export default setup({
  actors: {
    createJob: fromPromise(async () => {}),
    readJob: fromPromise(async () => {}),
    cancelJob: fromPromise(async () => {}),
    followJob: fromCallback(() => {}),
    keepJob: fromCallback(() => {}),
    watchConnection: fromCallback(() => {}),
    signIn: fromPromise(async () => {}),
  },
  actions: {
    resetJob: () => {},
    assignFollowed: () => {},
    countAttempt: () => {},
    resetAttempts: () => {},
    assignJobId: () => {},
    assignRefusal: () => {},
    assignUnreached: () => {},
    assignReport: () => {},
    assignAnswer: () => {},
    rememberJob: () => {},
    forgetJob: () => {},
    emitSimulated: emit({ type: 'cost.simulated' }),
    emitAccepted: emit({ type: 'cost.accepted' }),
    emitReversed: emit({ type: 'cost.reversed' }),
    emitShort: emit({ type: 'credits.short' }),
    emitEnded: emit({ type: 'job.ended' }),
    emitCancelFailed: emit({ type: 'notice.raised' }),
    reportUnreached: () => {},
    reportResumed: () => {},
  },
  guards: {
    hasJobId: () => true,
    isAccepted: () => true,
    isCancelRequested: stateIn({ sending: { cancellation: 'requested' } }),
    isShort: () => true,
    isSignInNeeded: () => true,
    hasAttemptsLeft: () => true,
    isSignedIn: () => true,
    isEndReported: () => true,
    isQueueReported: () => true,
    isJob: () => true,
    isGone: () => true,
    isCancelled: () => true,
    hasStatus: () => true,
  },
  delays: {
    backoff: 1000, // 1 s
    stallLimit: 20000, // 20 s
  },
}).createMachine({
  id: 'job',
  description: 'The job of one submit, from the request to its end.',
  context: {
    tool: 'ai-sticker-maker',
    inputs: {
      prompt: 'a cat',
    },
    key: 'submit-1',
    amount: 1,
    jobId: null,
    job: null,
    left: null,
    failure: null,
    attempts: 0,
    isFollowed: true,
  },
  initial: 'starting',
  invoke: {
    id: 'keepJob',
    src: 'keepJob',
  },
  states: {
    starting: {
      description: 'A submit from an earlier page load may have its job already.',
      always: [
        {
          guard: 'hasJobId',
          target: 'underWay.asking.running',
        },
        {
          target: 'sending',
        },
      ],
    },
    sending: {
      description: 'The server is asked to charge the cost and create the job; a retry under the same key charges nothing twice.',
      type: 'parallel',
      entry: ['resetJob', 'assignFollowed', 'emitSimulated', 'rememberJob'],
      states: {
        request: {
          description: 'The request to the server.',
          initial: 'requesting',
          states: {
            requesting: {
              description: 'The server is asked.',
              initial: 'first',
              invoke: {
                id: 'createJob',
                src: 'createJob',
                onDone: [
                  {
                    guard: 'isAccepted',
                    target: 'accepted',
                    actions: ['assignJobId', 'emitAccepted', 'rememberJob'],
                  },
                  {
                    guard: 'isShort',
                    target: '#job.refused',
                    actions: ['assignRefusal', 'emitReversed', 'forgetJob', 'emitShort'],
                  },
                  {
                    guard: 'isSignInNeeded',
                    target: '#job.signingIn',
                    actions: ['emitReversed', 'forgetJob'],
                  },
                  {
                    target: '#job.refused',
                    actions: ['assignRefusal', 'emitReversed', 'forgetJob'],
                  },
                ],
                onError: [
                  {
                    guard: 'hasAttemptsLeft',
                    target: 'waiting',
                    actions: 'countAttempt',
                  },
                  {
                    target: '#job.unreached',
                    actions: ['assignUnreached', 'emitReversed'],
                  },
                ],
              },
              states: {
                first: {
                  description: 'For the first time.',
                },
                again: {
                  description: 'Once more: the request before may not have arrived.',
                  tags: 'resending',
                },
              },
            },
            accepted: {
              description: 'The server has the job.',
              always: [
                {
                  guard: 'isCancelRequested',
                  target: '#job.cancelling',
                },
                {
                  target: '#job.underWay',
                },
              ],
            },
            waiting: {
              description: 'The server was unreachable; the request is retried after a delay, or as soon as the connection is back.',
              tags: 'resending',
              invoke: {
                id: 'watchConnection',
                src: 'watchConnection',
              },
              on: {
                'connection.returned': 'requesting.again',
              },
              after: {
                backoff: 'requesting.again',
              },
            },
          },
        },
        cancellation: {
          description: 'Whether the user canceled before the job has an id.',
          initial: 'none',
          states: {
            none: {
              description: 'The job is wanted.',
              on: {
                'cancel.pressed': 'requested',
              },
            },
            requested: {
              description: 'The job is canceled as soon as the server has accepted it.',
            },
          },
        },
      },
    },
    unreached: {
      description: 'The server was unreachable several times; whether it accepted the submit is unknown until a retry under the same key.',
      entry: 'reportUnreached',
      exit: 'reportResumed',
      invoke: {
        id: 'watchConnection',
        src: 'watchConnection',
      },
      on: {
        'retry.pressed': 'sending',
        'connection.returned': 'sending',
        'result.dismissed': {
          target: 'withdrawn',
          actions: 'forgetJob',
        },
      },
    },
    signingIn: {
      description: 'The server requires a sign-in; the submit continues after it.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'sending',
          },
          {
            target: 'declined',
          },
        ],
      },
      on: {
        'cancel.pressed': 'withdrawn',
      },
    },
    underWay: {
      description: 'The server has the job.',
      initial: 'following',
      on: {
        'cancel.pressed': 'cancelling',
      },
      states: {
        following: {
          description: 'The server reports the progress of the job.',
          initial: 'queued',
          entry: 'assignFollowed',
          invoke: {
            id: 'followJob',
            src: 'followJob',
          },
          on: {
            'job.reported': [
              {
                guard: 'isEndReported',
                target: '#job.judging',
                actions: 'assignReport',
              },
              {
                guard: 'isQueueReported',
                target: '.queued',
                actions: ['resetAttempts', 'assignReport'],
              },
              {
                target: '.running',
                actions: ['resetAttempts', 'assignReport'],
              },
            ],
            'follow.lost': {
              target: 'waiting',
              actions: 'countAttempt',
            },
          },
          states: {
            queued: {
              description: 'The job is waiting in the queue.',
              tags: 'queued',
              after: {
                stallLimit: '#job.underWay.asking.queued',
              },
            },
            running: {
              description: 'The job is running; its stage and progress are shown.',
              tags: 'running',
              after: {
                stallLimit: '#job.underWay.asking.running',
              },
            },
          },
        },
        asking: {
          description: 'The server is asked for the current state of the job.',
          initial: 'running',
          invoke: {
            id: 'readJob',
            src: 'readJob',
            onDone: [
              {
                guard: 'isJob',
                target: '#job.judging',
                actions: 'assignAnswer',
              },
              {
                guard: 'isGone',
                target: '#job.failed',
                actions: 'assignRefusal',
              },
              {
                target: 'waiting',
                actions: 'countAttempt',
              },
            ],
            onError: {
              target: 'waiting',
              actions: 'countAttempt',
            },
          },
          states: {
            queued: {
              description: 'The waiting job reported nothing for a while.',
              tags: 'queued',
            },
            running: {
              description: 'The running job reported nothing for a while, or is of an earlier page load.',
              tags: 'running',
            },
            lost: {
              description: 'The connection to the job was lost.',
              tags: 'reconnecting',
            },
          },
        },
        waiting: {
          description: 'The connection to the job was lost; the server is asked after an increasing delay, or when the connection is back.',
          tags: 'reconnecting',
          invoke: {
            id: 'watchConnection',
            src: 'watchConnection',
          },
          on: {
            'connection.returned': 'asking.lost',
          },
          after: {
            backoff: 'asking.lost',
          },
        },
      },
    },
    judging: {
      description: 'The last report decides whether the job goes on.',
      always: [
        {
          guard: {
            type: 'hasStatus',
            params: {
              status: 'succeeded',
            },
          },
          target: 'succeeded',
        },
        {
          guard: {
            type: 'hasStatus',
            params: {
              status: 'failed',
            },
          },
          target: 'failed',
        },
        {
          guard: {
            type: 'hasStatus',
            params: {
              status: 'cancelled',
            },
          },
          target: 'cancelledElsewhere',
        },
        {
          guard: {
            type: 'hasStatus',
            params: {
              status: 'running',
            },
          },
          target: 'underWay.following.running',
        },
        {
          target: 'underWay.following.queued',
        },
      ],
    },
    cancelling: {
      description: 'The server is asked to cancel; a job that has just ended keeps its outcome.',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        onDone: [
          {
            guard: 'isCancelled',
            target: 'cancelled',
            actions: 'assignAnswer',
          },
          {
            target: 'judging',
            actions: 'assignAnswer',
          },
        ],
        onError: {
          target: 'underWay.asking.lost',
          actions: 'emitCancelFailed',
        },
      },
    },
    succeeded: {
      description: 'The job has its result.',
      type: 'final',
      entry: {
        type: 'emitEnded',
        params: {
          status: 'succeeded',
        },
      },
    },
    failed: {
      description: 'The job failed and its credits were refunded.',
      type: 'final',
      entry: [
        'emitReversed',
        {
          type: 'emitEnded',
          params: {
            status: 'failed',
          },
        },
        'forgetJob',
      ],
    },
    cancelled: {
      description: 'The user canceled the job and its credits were refunded.',
      type: 'final',
      entry: [
        'emitReversed',
        {
          type: 'emitEnded',
          params: {
            status: 'cancelled',
          },
        },
        'forgetJob',
      ],
    },
    cancelledElsewhere: {
      description: 'The job was canceled in another tab or on another device, and its credits were refunded.',
      type: 'final',
      entry: [
        'emitReversed',
        {
          type: 'emitEnded',
          params: {
            status: 'cancelled',
          },
        },
        'forgetJob',
      ],
    },
    refused: {
      description: 'The server refused the submit before any credits were charged.',
      type: 'final',
    },
    declined: {
      description: 'The user did not sign in.',
      type: 'final',
    },
    withdrawn: {
      description: 'The user gave the submit up before the server had its job.',
      type: 'final',
    },
  },
});
