import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readShare: fromPromise(async () => {}),
    share: fromPromise(async () => {}),
    unshare: fromPromise(async () => {}),
    copyLink: fromPromise(async () => {}),
  },
  actions: {
    noteLink: () => {},
    forgetLink: () => {},
    announceCopied: () => {},
    announceNotCopied: () => {},
    announceShareFailed: () => {},
    announceStopped: () => {},
    announceStopFailed: () => {},
  },
  guards: {
    isShared: () => true,
    isCopied: () => true,
    isStopped: () => true,
  },
}).createMachine({
  id: 'share',
  description: 'Whether a creation is shown to whoever has its link.',
  context: {
    id: 'a',
    link: null,
  },
  initial: 'unasked',
  on: {
    'session.changed': {
      target: '.unasked',
      actions: 'forgetLink',
    },
  },
  states: {
    unasked: {
      description: 'It is not known whether the creation is shared.',
      on: {
        'share.shown': 'asking',
        'share.pressed': 'sharing',
      },
    },
    asking: {
      description: 'The server is asked whether it is shared; a press need not wait for that.',
      invoke: {
        id: 'readShare',
        src: 'readShare',
        onDone: [
          {
            guard: 'isShared',
            target: 'shared',
            actions: 'noteLink',
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
      description: 'Nobody else can see it.',
      on: {
        'share.pressed': 'sharing',
      },
    },
    sharing: {
      description: 'The server makes the link, or tells the one that there is.',
      invoke: {
        id: 'share',
        src: 'share',
        onDone: [
          {
            guard: 'isShared',
            target: 'copying',
            actions: 'noteLink',
          },
          {
            target: 'unshared',
            actions: 'announceShareFailed',
          },
        ],
        onError: {
          target: 'unasked',
          actions: 'announceShareFailed',
        },
      },
    },
    copying: {
      description: 'The clipboard is given the link.',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        onDone: [
          {
            guard: 'isCopied',
            target: 'shared',
            actions: 'announceCopied',
          },
          {
            target: 'shared',
            actions: 'announceNotCopied',
          },
        ],
        onError: {
          target: 'shared',
          actions: 'announceNotCopied',
        },
      },
    },
    shared: {
      description: 'Whoever has the link sees it; the link stands there, to be copied again or taken back.',
      on: {
        'share.pressed': 'copying',
        'share.revoked': 'revoking',
      },
    },
    revoking: {
      description: 'The server takes the link back.',
      invoke: {
        id: 'unshare',
        src: 'unshare',
        onDone: [
          {
            guard: 'isStopped',
            target: 'unshared',
            actions: ['forgetLink', 'announceStopped'],
          },
          {
            target: 'shared',
            actions: 'announceStopFailed',
          },
        ],
        onError: {
          target: 'shared',
          actions: 'announceStopFailed',
        },
      },
    },
  },
});
