import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchLink: fromPromise(async () => {}),
    copyText: fromPromise(async () => {}),
    copyByTextArea: fromPromise(async () => {}),
  },
  actions: {
    noteLink: () => {},
    forgetLink: () => {},
    openShareWindow: emit({ type: 'window.requested' }),
    tellDismissed: emit({ type: 'invite.dismissed' }),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    announceNoLink: emit({ type: 'notice.raised' }),
    announceCopied: emit({ type: 'notice.raised' }),
    announceNotCopied: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasLink: () => true,
    isLink: () => true,
    isSignInNeeded: () => true,
    isSignIn: () => true,
    isGivenUp: () => true,
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
      actions: ['forgetLink', 'tellDismissed'],
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
          actions: 'forgetLink',
        },
      },
    },
    loading: {
      description: 'The link is loading.',
      invoke: {
        id: 'fetchLink',
        src: 'fetchLink',
        onDone: [
          {
            guard: 'isLink',
            target: 'ready',
            actions: 'noteLink',
          },
          {
            guard: 'isSignInNeeded',
            target: 'awaitingSignIn',
            actions: 'tellSignInNeeded',
          },
          {
            target: 'failed',
            actions: 'announceNoLink',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'announceNoLink',
        },
      },
    },
    awaitingSignIn: {
      description: 'Only a signed-in person can invite; the link is fetched after the sign-in.',
      on: {
        'session.changed': {
          guard: 'isSignIn',
          target: 'loading',
        },
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'closed',
          actions: 'tellDismissed',
        },
      },
    },
    failed: {
      description: 'The link failed to load; the person can retry.',
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
          actions: 'openShareWindow',
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
              actions: 'announceCopied',
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
                actions: 'announceCopied',
              },
              {
                target: 'notCopied',
                actions: 'announceNotCopied',
              },
            ],
            onError: {
              target: 'notCopied',
              actions: 'announceNotCopied',
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
          description: 'Copying failed: the link is selected so that the person can copy it.',
        },
      },
    },
  },
});
