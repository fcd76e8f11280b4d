import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readPush: fromPromise(async () => {}),
    subscribe: fromPromise(async () => {}),
    renew: fromPromise(async () => {}),
    unsubscribe: fromPromise(async () => {}),
  },
  actions: {
    emitNetworkProblem: emit({ type: 'notice.raised' }),
  },
  guards: {
    isOn: () => true,
    isOff: () => true,
    isBlocked: () => true,
  },
}).createMachine({
  id: 'push',
  description: 'Whether this browser is notified when a job ends.',
  context: {},
  initial: 'reading',
  states: {
    reading: {
      description: 'The browser is asked what it can do, and whether it is subscribed.',
      invoke: {
        id: 'readPush',
        src: 'readPush',
        onDone: [
          {
            guard: 'isOn',
            target: 'renewing',
          },
          {
            guard: 'isOff',
            target: 'off',
          },
          {
            guard: 'isBlocked',
            target: 'blocked',
          },
          {
            target: 'unsupported',
          },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: {
      description: 'This browser has no notifications.',
    },
    blocked: {
      description: 'The browser\'s settings forbid notifications of this site; only the user can change that.',
    },
    off: {
      description: 'Nothing is sent to this browser.',
      on: {
        'push.wanted': 'subscribing',
      },
    },
    subscribing: {
      description: 'The browser asks the user for permission, and its address goes to the server.',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: [
          {
            guard: 'isOn',
            target: 'on',
          },
          {
            guard: 'isBlocked',
            target: 'blocked',
          },
          {
            target: 'off',
          },
        ],
        onError: {
          target: 'off',
          actions: 'emitNetworkProblem',
        },
      },
    },
    renewing: {
      description: 'The server is told again whose browser this is.',
      invoke: {
        id: 'renew',
        src: 'renew',
        onDone: 'on',
        onError: 'on',
      },
      on: {
        'push.unwanted': 'unsubscribing',
        'session.changed': {
          target: 'renewing',
          reenter: true,
        },
      },
    },
    on: {
      description: 'This browser is notified when a job ends.',
      on: {
        'push.unwanted': 'unsubscribing',
        'session.changed': 'renewing',
      },
    },
    unsubscribing: {
      description: 'The browser gives its address up.',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        onDone: 'off',
        onError: {
          target: 'on',
          actions: 'emitNetworkProblem',
        },
      },
    },
  },
});
