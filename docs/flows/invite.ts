import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    signIn: fromPromise(async () => {}),
    fetchLink: fromPromise(async () => {}),
    copyText: fromPromise(async () => {}),
    copyByTextArea: fromPromise(async () => {}),
  },
  actions: {
    assignLink: () => {},
    clearLink: () => {},
    emitShareWindow: emit({ type: 'window.requested' }),
    emitDismissed: emit({ type: 'invite.dismissed' }),
    emitNoLink: emit({ type: 'notice.raised' }),
    emitCopied: emit({ type: 'notice.raised' }),
    emitNotCopied: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasLink: () => true,
    isLink: () => true,
    isSignInNeeded: () => true,
    isUser: () => true,
    isSignedIn: () => true,
    isCopied: () => true,
  },
  delays: {
    copiedTime: 2000, // 2 s
  },
}).createMachine({
  id: 'invite',
  description: 'Invites a friend with a personal link.',
  context: {
    link: null,
  },
  initial: 'closed',
  on: {
    'session.changed': {
      target: '.closed',
      actions: ['clearLink', 'emitDismissed'],
    },
    'invite.closed': '.closed',
  },
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'invite.opened': [
          {
            guard: 'hasLink',
            target: 'ready',
          },
          {
            target: 'loading',
          },
        ],
        'session.changed': {
          actions: 'clearLink',
        },
      },
    },
    loading: {
      description: 'The link is loading.',
      tags: 'loading',
      invoke: {
        id: 'fetchLink',
        src: 'fetchLink',
        onDone: [
          {
            guard: 'isLink',
            target: 'ready',
            actions: 'assignLink',
          },
          {
            guard: 'isSignInNeeded',
            target: 'awaitingSignIn',
          },
          {
            target: 'failed',
            actions: 'emitNoLink',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'emitNoLink',
        },
      },
    },
    awaitingSignIn: {
      description: 'Only a signed-in user can invite; the link is fetched after the sign-in.',
      tags: 'loading',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'loading',
          },
          {
            target: 'closed',
            actions: 'emitDismissed',
          },
        ],
      },
      on: {
        'session.changed': {
          guard: 'isUser',
        },
      },
    },
    failed: {
      description: 'The link failed to load; the user can retry.',
      on: {
        'retry.pressed': 'loading',
      },
    },
    ready: {
      description: 'The link can be copied and shared.',
      initial: 'idle',
      on: {
        'copy.pressed': '.copying',
        'share.chosen': {
          actions: 'emitShareWindow',
        },
      },
      states: {
        idle: {
          description: 'The link is shown in its field.',
        },
        copying: {
          description: 'The link is being written to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            onDone: {
              target: 'copied',
              actions: 'emitCopied',
            },
            onError: 'copyingByTextArea',
          },
        },
        copyingByTextArea: {
          description: 'The clipboard is unavailable: a hidden text area is tried.',
          invoke: {
            id: 'copyByTextArea',
            src: 'copyByTextArea',
            onDone: [
              {
                guard: 'isCopied',
                target: 'copied',
                actions: 'emitCopied',
              },
              {
                target: 'notCopied',
                actions: 'emitNotCopied',
              },
            ],
            onError: {
              target: 'notCopied',
              actions: 'emitNotCopied',
            },
          },
        },
        copied: {
          description: 'The button says that the link is copied.',
          after: {
            copiedTime: 'idle',
          },
        },
        notCopied: {
          description: 'Copying failed: the link is selected so that the user can copy it.',
        },
      },
    },
  },
});
