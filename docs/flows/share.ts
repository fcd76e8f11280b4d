import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readShare: fromPromise(async () => {}),
    share: fromPromise(async () => {}),
    unshare: fromPromise(async () => {}),
    copyLink: fromPromise(async () => {}),
  },
  actions: {
    assignLink: () => {},
    clearLink: () => {},
    emitCopied: emit({ type: 'notice.raised' }),
    emitNotCopied: emit({ type: 'notice.raised' }),
    emitShareFailed: emit({ type: 'notice.raised' }),
    emitStopped: emit({ type: 'notice.raised' }),
    emitStopFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    isShared: () => true,
    isCopied: () => true,
    isStopped: () => true,
  },
}).createMachine({
  id: 'share',
  description: 'Whether a creation is visible to anyone with its link.',
  context: {
    id: 'a',
    link: null,
  },
  initial: 'asking',
  on: {
    'session.changed': {
      target: '.asking',
      actions: 'clearLink',
    },
  },
  states: {
    unasked: {
      description: 'Whether the creation is shared is unknown.',
      on: {
        'share.pressed': 'sharing',
      },
    },
    asking: {
      description: 'The server is asked whether the creation is shared; a press does not have to wait for it.',
      invoke: {
        id: 'readShare',
        src: 'readShare',
        onDone: [
          {
            guard: 'isShared',
            target: 'shared',
            actions: 'assignLink',
          },
          {
            target: 'unshared',
          },
        ],
        onError: 'unasked',
      },
      on: {
        'share.pressed': 'sharing',
      },
    },
    unshared: {
      description: 'Only the owner can see the creation.',
      on: {
        'share.pressed': 'sharing',
      },
    },
    sharing: {
      description: 'The server creates the link, or returns the existing one.',
      invoke: {
        id: 'share',
        src: 'share',
        onDone: [
          {
            guard: 'isShared',
            target: 'copying',
            actions: 'assignLink',
          },
          {
            target: 'unshared',
          },
        ],
        onError: {
          target: 'unasked',
          actions: 'emitShareFailed',
        },
      },
    },
    copying: {
      description: 'The link is being written to the clipboard.',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        onDone: [
          {
            guard: 'isCopied',
            target: 'shared',
            actions: 'emitCopied',
          },
          {
            target: 'shared',
            actions: 'emitNotCopied',
          },
        ],
        onError: {
          target: 'shared',
          actions: 'emitNotCopied',
        },
      },
    },
    shared: {
      description: 'Anyone with the link can see the creation; the owner can copy or revoke the link.',
      on: {
        'share.pressed': 'copying',
        'share.revoked': 'revoking',
      },
    },
    revoking: {
      description: 'The server is revoking the link.',
      invoke: {
        id: 'unshare',
        src: 'unshare',
        onDone: [
          {
            guard: 'isStopped',
            target: 'unshared',
            actions: ['clearLink', 'emitStopped'],
          },
          {
            target: 'shared',
          },
        ],
        onError: {
          target: 'shared',
          actions: 'emitStopFailed',
        },
      },
    },
  },
});
