import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchLink: fromPromise(async () => {}),
    copyText: fromPromise(async () => {}),
    copyByTextArea: fromPromise(async () => {}),
  },
  actions: {
    noteLink: () => {},
    forgetLink: () => {},
    openShareWindow: () => {},
    tellSignInNeeded: () => {},
    announceNoLink: () => {},
    announceCopied: () => {},
    announceNotCopied: () => {},
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
    copiedTime: 2000,
  },
}).createMachine({
  id: 'invite',
  description: 'Inviting a friend by a link of one’s own.',
  context: {
    link: null,
  },
  initial: 'closed',
  on: {
    'session.changed': {
      target: '.closed',
      actions: 'forgetLink',
    },
    'invite.closed': '.closed',
  },
  states: {
    closed: {
      description: 'The dialog is not open.',
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
      },
    },
    loading: {
      description: 'The link is on its way.',
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
      description: 'Only a signed-in person can invite; after signing in the link is fetched.',
      on: {
        'session.changed': {
          guard: 'isSignIn',
          target: 'loading',
        },
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'closed',
        },
      },
    },
    failed: {
      description: 'There is no link; it may be asked for again.',
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
          description: 'The link stands in its field.',
        },
        copying: {
          description: 'The clipboard is given the link.',
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
          description: 'There is no clipboard to write to: a hidden text area is tried.',
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
          description: 'Nothing could copy the link: it is selected, to be copied by hand.',
        },
      },
    },
  },
});
