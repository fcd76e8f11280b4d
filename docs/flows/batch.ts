import { emit, fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    batchMemory: fromCallback(() => {}),
  },
  actions: {
    addItems: () => {},
    recallItems: () => {},
    removeItem: () => {},
    dropEnded: () => {},
    noteStored: () => {},
    noteProgress: () => {},
    noteWho: () => {},
    noteForm: () => {},
    notePressed: () => {},
    forgetPressed: () => {},
    clearItems: () => {},
    keepItems: () => {},
    tellAdded: emit({ type: 'items.added' }),
    tellRecalled: emit({ type: 'items.recalled' }),
    tellStarted: emit({ type: 'items.started' }),
    tellEndedDropped: emit({ type: 'items.dropped' }),
    tellDropped: emit({ type: 'items.dropped' }),
    tellBusy: emit({ type: 'others.changed' }),
    tellFull: emit({ type: 'notice.raised' }),
  },
  guards: {
    isTooMany: () => false,
    mayRecall: () => false,
    isOtherFirst: () => false,
    isEmpty: () => false,
    isFilled: () => false,
    isRemovable: () => false,
    isWorking: () => false,
    isStill: () => false,
    isAccepted: () => false,
    wasUser: () => false,
  },
}).createMachine({
  id: 'batch',
  description: 'Additional pictures for a tool\'s form, each with its own job.',
  context: {
    tool: 'ai-background-remover',
    who: 'visitor',
    slot: 'image',
    dependents: ['mask'],
    next: 1,
    items: [],
    form: null,
    pressed: null,
    first: null,
  },
  initial: 'empty',
  invoke: {
    id: 'batchMemory',
    src: 'batchMemory',
  },
  on: {
    'pictures.given': [
      {
        guard: 'isTooMany',
        actions: ['tellEndedDropped', 'tellAdded', 'addItems', 'keepItems', 'tellFull'],
      },
      {
        actions: ['tellEndedDropped', 'tellAdded', 'addItems', 'keepItems'],
      },
    ],
    'form.shown': [
      {
        guard: 'isOtherFirst',
        actions: ['tellEndedDropped', 'dropEnded', 'keepItems', 'noteForm'],
      },
      {
        actions: 'noteForm',
      },
    ],
    'picture.stored': {
      actions: ['noteStored', 'keepItems'],
    },
    'item.changed': {
      actions: 'noteProgress',
    },
    'item.removed': {
      guard: 'isRemovable',
      actions: ['tellDropped', 'removeItem', 'keepItems'],
    },
    'session.changed': [
      {
        guard: 'wasUser',
        target: '.empty',
        actions: ['clearItems', 'keepItems', 'noteWho'],
      },
      {
        actions: 'noteWho',
      },
    ],
  },
  states: {
    empty: {
      description: 'The form has a single picture.',
      on: {
        'batch.recalled': {
          guard: 'mayRecall',
          actions: ['recallItems', 'tellRecalled'],
        },
      },
      always: {
        guard: 'isFilled',
        target: 'gathered',
      },
    },
    gathered: {
      description: 'There are pictures beside the first one; Generate creates a job for each.',
      entry: 'forgetPressed',
      on: {
        'batch.submitted': 'judging',
      },
      always: [
        {
          guard: 'isEmpty',
          target: 'empty',
        },
        {
          guard: 'isWorking',
          target: 'making',
        },
      ],
    },
    judging: {
      description: 'The form with the first picture is validated; its errors apply to all pictures.',
      entry: 'notePressed',
      on: {
        'form.judged': [
          {
            guard: 'isAccepted',
            target: 'gathered',
            actions: 'tellStarted',
          },
          {
            target: 'gathered',
          },
        ],
      },
      always: {
        guard: 'isEmpty',
        target: 'empty',
      },
    },
    making: {
      description: 'At least one job is running; each ends on its own.',
      entry: {
        type: 'tellBusy',
        params: {
          busy: true,
        },
      },
      exit: {
        type: 'tellBusy',
        params: {
          busy: false,
        },
      },
      always: {
        guard: 'isStill',
        target: 'gathered',
      },
    },
  },
});
