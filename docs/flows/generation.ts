import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    checkForm: fromPromise(async () => {}),
    createJob: fromPromise(async () => {}),
    readJob: fromPromise(async () => {}),
    cancelJob: fromPromise(async () => {}),
    deleteJob: fromPromise(async () => {}),
    followJob: fromCallback(() => {}),
    rememberJob: fromCallback(() => {}),
    watchConnection: fromCallback(() => {}),
    carryUpload: fromCallback(() => {}),
  },
  actions: {
    setField: () => {},
    fillForm: () => {},
    noteReplaced: () => {},
    fillGiven: () => {},
    fillGivenAgain: () => {},
    startUpload: () => {},
    stopUpload: () => {},
    retryUpload: () => {},
    placeFile: () => {},
    removeFile: () => {},
    swapFiles: () => {},
    noteUpload: () => {},
    tellFormChanged: emit({ type: 'form.changed' }),
    tellForm: emit({ type: 'form.shown' }),
    noteAdult: () => {},
    noteAgeNeeded: () => {},
    noteOffer: () => {},
    noteOthers: () => {},
    noteExpected: () => {},
    tellTaken: emit({ type: 'press.taken' }),
    tellWorking: emit({ type: 'work.began' }),
    tellResting: emit({ type: 'work.ended' }),
    markFaces: () => {},
    unmarkFaces: () => {},
    noteErrors: () => {},
    noteLostFiles: () => {},
    notePress: () => {},
    preparePress: () => {},
    recallPress: () => {},
    fillFiles: () => {},
    startAttempts: () => {},
    countAttempt: () => {},
    resetAttempts: () => {},
    wantPress: () => {},
    dropWanted: () => {},
    noteSent: () => {},
    wantCancel: () => {},
    noteJobId: () => {},
    noteRefusal: () => {},
    noteUnreached: () => {},
    noteJob: () => {},
    noteAnsweredJob: () => {},
    noteWho: () => {},
    clearJob: () => {},
    clearFiles: () => {},
    rememberPress: () => {},
    forgetPress: () => {},
    simulateCost: emit({ type: 'cost.simulated' }),
    tellAccepted: emit({ type: 'cost.accepted' }),
    tellReversed: emit({ type: 'cost.reversed' }),
    tellShort: emit({ type: 'credits.short' }),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    tellEnded: emit({ type: 'job.ended' }),
    tellDeleted: emit({ type: 'creation.deleted' }),
    announceDeleted: emit({ type: 'notice.raised' }),
    announceKept: emit({ type: 'notice.raised' }),
    tellCancelFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasGivenValues: () => true,
    isGivenAgain: () => true,
    hasJob: () => true,
    hasSlot: () => true,
    areSettled: () => true,
    isStoredNow: () => true,
    isLostOrTriedAgain: () => true,
    isUploadFailed: () => true,
    areFacesUnmarked: () => true,
    isClosed: () => true,
    isOpen: () => true,
    isFree: () => true,
    isAnotherPress: () => true,
    isPressDue: () => true,
    isAgeUnanswered: () => true,
    isDeleted: () => true,
    isFaulty: () => true,
    hasLostFile: () => true,
    isEveryFileStored: () => true,
    isAccepted: () => true,
    isAcceptedInVain: () => true,
    isShort: () => true,
    isSignInNeeded: () => true,
    hasAttemptsLeft: () => true,
    isSignIn: () => true,
    isGivenUp: () => true,
    wasUser: () => true,
    hasStatus: () => true,
    isJobWithStatus: () => true,
    isGone: () => true,
    isJob: () => true,
  },
  delays: {
    backoff: 1000, // 1 s
    stallLimit: 20000, // 20 s
    undoTime: 12000, // 12 s
  },
}).createMachine({
  id: 'generation',
  description: 'A tool\'s form and the job of its last press.',
  context: {
    tool: 'ai-sticker-maker',
    cost: 1,
    prices: null,
    who: 'visitor',
    values: {
      mode: 'imageText',
      prompt: '',
      effect: 'pixel',
    },
    fields: [
      {
        name: 'prompt',
        kind: 'prompt',
        max: 100,
      },
      {
        name: 'faces',
        kind: 'faces',
        of: 'image',
        max: 1,
      },
      {
        name: 'image',
        kind: 'picture',
        optional: true,
        mostPixels: 1000000,
      },
    ],
    dependents: {
      image: ['mask'],
    },
    uploads: {},
    errors: {},
    key: null,
    sending: {},
    places: [],
    jobId: null,
    job: null,
    left: null,
    failure: null,
    attempts: 0,
    cancelWanted: false,
    adult: false,
    isAdult: false,
    offered: null,
    areOthersBusy: false,
    isTouched: false,
    isRecalled: false,
    isPressWanted: false,
    isProposalExpected: false,
    replaced: null,
  },
  initial: 'draft',
  invoke: {
    id: 'rememberJob',
    src: 'rememberJob',
  },
  on: {
    'field.changed': {
      actions: ['setField', 'tellFormChanged', 'tellForm'],
    },
    'form.filled': {
      actions: ['fillForm', 'tellFormChanged', 'tellForm'],
    },
    'generate.pressed': {
      guard: 'isAgeUnanswered',
      actions: 'noteAgeNeeded',
    },
    'press.wanted': {
      guard: 'isAnotherPress',
      actions: 'wantPress',
    },
    'press.sent': {
      actions: 'noteSent',
    },
    'form.replaced': {
      actions: 'noteReplaced',
    },
    'adult.confirmed': {
      actions: 'noteAdult',
    },
    'offers.known': {
      actions: 'noteOffer',
    },
    'others.changed': {
      actions: 'noteOthers',
    },
    'proposal.expected': {
      actions: 'noteExpected',
    },
    'query.given': [
      {
        guard: 'isGivenAgain',
        actions: ['fillGivenAgain', 'tellForm'],
      },
      {
        guard: 'hasGivenValues',
        actions: ['fillGiven', 'tellFormChanged', 'tellForm'],
      },
    ],
    'faces.found': {
      guard: 'areFacesUnmarked',
      actions: ['markFaces', 'tellFormChanged', 'tellForm'],
    },
    'faces.unmarked': {
      actions: ['unmarkFaces', 'tellFormChanged', 'tellForm'],
    },
    'file.given': {
      actions: ['stopUpload', 'placeFile', 'startUpload', 'tellForm'],
    },
    'file.removed': {
      guard: 'hasSlot',
      actions: ['stopUpload', 'removeFile', 'tellFormChanged', 'tellForm'],
    },
    'file.retried': {
      guard: 'isUploadFailed',
      actions: 'retryUpload',
    },
    'files.swapped': {
      guard: 'areSettled',
      actions: ['swapFiles', 'tellFormChanged', 'tellForm'],
    },
    'upload.reported': [
      {
        guard: 'isStoredNow',
        actions: ['noteUpload', 'tellFormChanged', 'tellForm'],
      },
      {
        guard: 'isLostOrTriedAgain',
        actions: ['noteUpload', 'tellForm'],
      },
      {
        guard: 'hasSlot',
        actions: 'noteUpload',
      },
    ],
    'session.changed': [
      {
        guard: 'wasUser',
        target: '.draft',
        actions: ['forgetPress', 'clearJob', 'clearFiles', 'tellFormChanged', 'tellForm', 'noteWho'],
      },
      {
        actions: 'noteWho',
      },
    ],
  },
  states: {
    draft: {
      description: 'The person fills in the form.',
      entry: {
        type: 'tellResting',
        params: {
          phase: 'form',
        },
      },
      on: {
        'generate.pressed': {
          guard: 'isFree',
          target: 'checking',
          actions: 'tellTaken',
        },
        'press.recalled': [
          {
            guard: 'hasJob',
            target: 'reconnecting.asking',
            actions: ['recallPress', 'tellForm'],
          },
          {
            target: 'spending',
            actions: ['recallPress', 'tellForm'],
          },
        ],
      },
      always: {
        guard: 'isPressDue',
        target: 'checking',
        actions: 'tellTaken',
      },
    },
    checking: {
      description: 'The form is validated by the tool\'s rules; a second press is ignored.',
      entry: ['notePress', 'tellWorking'],
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        onDone: [
          {
            guard: 'isFaulty',
            target: 'draft',
            actions: 'noteErrors',
          },
          {
            target: 'uploading',
            actions: 'preparePress',
          },
        ],
        onError: {
          target: 'refused',
          actions: ['noteUnreached', 'dropWanted'],
        },
      },
      on: {
        'cancel.pressed': {
          target: 'draft',
          actions: 'dropWanted',
        },
      },
    },
    uploading: {
      description: 'The press waits for files that are still uploading.',
      on: {
        'cancel.pressed': {
          target: 'draft',
          actions: 'dropWanted',
        },
      },
      always: [
        {
          guard: 'hasLostFile',
          target: 'draft',
          actions: 'noteLostFiles',
        },
        {
          guard: 'isClosed',
          target: 'draft',
        },
        {
          guard: 'isEveryFileStored',
          target: 'spending',
          actions: 'fillFiles',
        },
      ],
    },
    spending: {
      description: 'The server is asked to charge the cost and create the job; a retry under the same key charges nothing twice.',
      initial: 'sending',
      entry: ['tellWorking', 'startAttempts', 'simulateCost', 'rememberPress'],
      on: {
        'cancel.pressed': {
          actions: ['wantCancel', 'dropWanted'],
        },
      },
      states: {
        sending: {
          description: 'The press is being sent to the server.',
          invoke: {
            id: 'createJob',
            src: 'createJob',
            onDone: [
              {
                guard: 'isAcceptedInVain',
                target: '#generation.cancelling',
                actions: ['noteJobId', 'tellAccepted', 'rememberPress'],
              },
              {
                guard: 'isAccepted',
                target: '#generation.following',
                actions: ['noteJobId', 'tellAccepted', 'rememberPress'],
              },
              {
                guard: 'isShort',
                target: '#generation.refused',
                actions: ['noteRefusal', 'tellReversed', 'forgetPress', 'tellShort'],
              },
              {
                guard: 'isSignInNeeded',
                target: '#generation.awaitingSignIn',
                actions: ['tellReversed', 'forgetPress', 'tellSignInNeeded'],
              },
              {
                target: '#generation.refused',
                actions: ['noteRefusal', 'tellReversed', 'forgetPress'],
              },
            ],
            onError: [
              {
                guard: 'hasAttemptsLeft',
                target: 'waiting',
                actions: 'countAttempt',
              },
              {
                target: '#generation.unreached',
                actions: ['noteUnreached', 'tellReversed'],
              },
            ],
          },
        },
        waiting: {
          description: 'The server was unreachable; the request is retried after a delay, or as soon as the connection is back.',
          invoke: {
            id: 'watchConnection',
            src: 'watchConnection',
          },
          on: {
            'connection.returned': 'sending',
          },
          after: {
            backoff: 'sending',
          },
        },
      },
    },
    unreached: {
      description: 'The server was unreachable several times; whether it accepted the press is unknown until a retry under the same key.',
      entry: {
        type: 'tellResting',
        params: {
          phase: 'unreached',
        },
      },
      invoke: {
        id: 'watchConnection',
        src: 'watchConnection',
      },
      on: {
        'retry.pressed': 'spending',
        'connection.returned': 'spending',
        'result.dismissed': {
          target: 'draft',
          actions: ['forgetPress', 'clearJob'],
        },
      },
    },
    awaitingSignIn: {
      description: 'The server requires a sign-in; the press continues after it.',
      on: {
        'session.changed': {
          guard: 'isSignIn',
          target: 'spending',
          actions: 'noteWho',
        },
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'draft',
          actions: ['clearJob', 'dropWanted'],
        },
        'cancel.pressed': {
          target: 'draft',
          actions: ['clearJob', 'dropWanted'],
        },
      },
    },
    refused: {
      description: 'The press was refused before any credits were charged; the reason is shown beside the form.',
      entry: {
        type: 'tellResting',
        params: {
          phase: 'refused',
        },
      },
      on: {
        'generate.pressed': {
          guard: 'isFree',
          target: 'checking',
          actions: 'tellTaken',
        },
        'retry.pressed': {
          guard: 'isOpen',
          target: 'checking',
        },
        'result.dismissed': {
          target: 'draft',
          actions: 'clearJob',
        },
      },
      always: {
        guard: 'isPressDue',
        target: 'checking',
        actions: 'tellTaken',
      },
    },
    following: {
      description: 'The server has the job and reports its progress.',
      initial: 'queued',
      invoke: {
        id: 'followJob',
        src: 'followJob',
      },
      on: {
        'job.reported': [
          {
            guard: {
              type: 'hasStatus',
              params: {
                status: 'succeeded',
              },
            },
            target: 'done',
            actions: 'noteJob',
          },
          {
            guard: {
              type: 'hasStatus',
              params: {
                status: 'failed',
              },
            },
            target: 'failed',
            actions: 'noteJob',
          },
          {
            guard: {
              type: 'hasStatus',
              params: {
                status: 'cancelled',
              },
            },
            target: 'cancelled',
            actions: ['noteJob', 'dropWanted'],
          },
          {
            guard: {
              type: 'hasStatus',
              params: {
                status: 'queued',
              },
            },
            target: '.queued',
            actions: ['resetAttempts', 'noteJob'],
          },
          {
            target: '.running',
            actions: ['resetAttempts', 'noteJob'],
          },
        ],
        'follow.lost': {
          target: 'reconnecting',
          actions: 'countAttempt',
        },
        'cancel.pressed': {
          target: 'cancelling',
          actions: 'dropWanted',
        },
      },
      states: {
        queued: {
          description: 'The job is waiting in the queue.',
          after: {
            stallLimit: '#generation.reconnecting.asking',
          },
        },
        running: {
          description: 'The job is running; its stage and progress are shown.',
          after: {
            stallLimit: '#generation.reconnecting.asking',
          },
        },
      },
    },
    reconnecting: {
      description: 'The event stream was lost; the server is asked for the current state of the job.',
      initial: 'waiting',
      entry: 'tellWorking',
      on: {
        'cancel.pressed': {
          target: 'cancelling',
          actions: 'dropWanted',
        },
      },
      states: {
        waiting: {
          description: 'Waits with increasing delay, or until the connection is back.',
          invoke: {
            id: 'watchConnection',
            src: 'watchConnection',
          },
          on: {
            'connection.returned': 'asking',
          },
          after: {
            backoff: 'asking',
          },
        },
        asking: {
          description: 'The server is asked for the current state of the job.',
          invoke: {
            id: 'readJob',
            src: 'readJob',
            onDone: [
              {
                guard: {
                  type: 'isJobWithStatus',
                  params: {
                    status: 'succeeded',
                  },
                },
                target: '#generation.done',
                actions: 'noteAnsweredJob',
              },
              {
                guard: {
                  type: 'isJobWithStatus',
                  params: {
                    status: 'failed',
                  },
                },
                target: '#generation.failed',
                actions: 'noteAnsweredJob',
              },
              {
                guard: {
                  type: 'isJobWithStatus',
                  params: {
                    status: 'cancelled',
                  },
                },
                target: '#generation.cancelled',
                actions: ['noteAnsweredJob', 'dropWanted'],
              },
              {
                guard: {
                  type: 'isJobWithStatus',
                  params: {
                    status: 'running',
                  },
                },
                target: '#generation.following.running',
                actions: 'noteAnsweredJob',
              },
              {
                guard: 'isJob',
                target: '#generation.following.queued',
                actions: 'noteAnsweredJob',
              },
              {
                guard: 'isGone',
                target: '#generation.failed',
                actions: 'noteRefusal',
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
        },
      },
    },
    cancelling: {
      description: 'The server is asked to cancel; a job that has just ended keeps its outcome.',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        onDone: [
          {
            guard: {
              type: 'isJobWithStatus',
              params: {
                status: 'cancelled',
              },
            },
            target: 'cancelled',
            actions: 'noteAnsweredJob',
          },
          {
            guard: {
              type: 'isJobWithStatus',
              params: {
                status: 'succeeded',
              },
            },
            target: 'done',
            actions: 'noteAnsweredJob',
          },
          {
            guard: {
              type: 'isJobWithStatus',
              params: {
                status: 'failed',
              },
            },
            target: 'failed',
            actions: 'noteAnsweredJob',
          },
          {
            target: 'reconnecting.asking',
          },
        ],
        onError: {
          target: 'reconnecting.asking',
          actions: 'tellCancelFailed',
        },
      },
    },
    done: {
      description: 'The job succeeded and its result is shown.',
      initial: 'shown',
      entry: 'tellEnded',
      states: {
        shown: {
          description: 'The result stays on screen until the next press, its dismissal or its deletion.',
          initial: 'fitted',
          entry: {
            type: 'tellResting',
            params: {
              phase: 'done',
            },
          },
          on: {
            'generate.pressed': {
              guard: 'isFree',
              target: '#generation.checking',
              actions: 'tellTaken',
            },
            'again.pressed': {
              guard: 'isOpen',
              target: '#generation.checking',
            },
            'result.dismissed': {
              target: '#generation.draft',
              actions: ['forgetPress', 'clearJob'],
            },
            'result.deleted': 'removed',
          },
          always: {
            guard: 'isPressDue',
            target: '#generation.checking',
            actions: 'tellTaken',
          },
          states: {
            fitted: {
              description: 'A picture fits into its frame.',
              on: {
                'zoom.pressed': 'whole',
              },
            },
            whole: {
              description: 'A picture has one of its pixels per pixel of the screen; its frame scrolls.',
              on: {
                'zoom.pressed': 'fitted',
              },
            },
          },
        },
        removed: {
          description: 'The result is off the page and can be restored for a few seconds.',
          on: {
            'removal.undone': 'shown',
            'result.dismissed': 'deleting',
            'page.left': {
              target: 'deleting',
              actions: 'forgetPress',
            },
            'generate.pressed': {
              guard: 'isFree',
              target: 'replacing',
              actions: 'tellTaken',
            },
          },
          after: {
            undoTime: 'deleting',
          },
        },
        replacing: {
          description: 'The removed result is deleted first; then the next press is checked.',
          entry: 'tellWorking',
          invoke: {
            id: 'deleteReplaced',
            src: 'deleteJob',
            onDone: [
              {
                guard: 'isDeleted',
                target: '#generation.checking',
                actions: ['tellDeleted', 'forgetPress'],
              },
              {
                target: '#generation.checking',
                actions: 'announceKept',
              },
            ],
            onError: {
              target: '#generation.checking',
              actions: 'announceKept',
            },
          },
        },
        deleting: {
          description: 'The result is being deleted permanently.',
          entry: 'tellWorking',
          invoke: {
            id: 'deleteJob',
            src: 'deleteJob',
            onDone: [
              {
                guard: 'isDeleted',
                target: '#generation.draft',
                actions: ['tellDeleted', 'announceDeleted', 'forgetPress', 'clearJob'],
              },
              {
                target: 'shown',
              },
            ],
            onError: {
              target: 'shown',
              actions: 'announceKept',
            },
          },
        },
      },
    },
    failed: {
      description: 'The job failed and its credits were refunded; the reason and a retry are shown.',
      entry: [
        'tellReversed',
        'tellEnded',
        'forgetPress',
        {
          type: 'tellResting',
          params: {
            phase: 'failed',
          },
        },
      ],
      on: {
        'generate.pressed': {
          guard: 'isFree',
          target: 'checking',
          actions: 'tellTaken',
        },
        'retry.pressed': {
          guard: 'isOpen',
          target: 'checking',
        },
        'result.dismissed': {
          target: 'draft',
          actions: 'clearJob',
        },
      },
      always: {
        guard: 'isPressDue',
        target: 'checking',
        actions: 'tellTaken',
      },
    },
    cancelled: {
      description: 'The person canceled the job and its credits were refunded.',
      entry: [
        'tellReversed',
        'tellEnded',
        'forgetPress',
        {
          type: 'tellResting',
          params: {
            phase: 'cancelled',
          },
        },
      ],
      on: {
        'generate.pressed': {
          guard: 'isFree',
          target: 'checking',
          actions: 'tellTaken',
        },
        'retry.pressed': {
          guard: 'isOpen',
          target: 'checking',
        },
        'result.dismissed': {
          target: 'draft',
          actions: 'clearJob',
        },
      },
      always: {
        guard: 'isPressDue',
        target: 'checking',
        actions: 'tellTaken',
      },
    },
  },
});
