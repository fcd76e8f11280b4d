import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readPreference: fromPromise(async () => {}),
    loadDictionary: fromPromise(async () => {}),
    storePreference: fromPromise(async () => {}),
  },
  actions: {
    assignWanted: () => {},
    assignPreferred: () => {},
    clearWanted: () => {},
    assignAddress: () => {},
    emitNavigation: emit({ type: 'navigation.wanted' }),
    emitLoadFailure: emit({ type: 'notice.raised' }),
  },
  guards: {
    isDrawnElsewhere: () => true,
    isUnstored: () => true,
    isOther: () => true,
  },
}).createMachine({
  id: 'locale',
  description: 'The language of the page, and the switch to another.',
  context: {
    locale: 'en',
    href: '/',
    wanted: null,
  },
  initial: 'detecting',
  on: {
    'page.entered': {
      actions: 'assignAddress',
    },
    'locale.chosen': {
      guard: 'isOther',
      target: '.loading',
      actions: 'assignWanted',
    },
  },
  states: {
    detecting: {
      description: 'The cookie and the browser\'s languages are read.',
      invoke: {
        id: 'readPreference',
        src: 'readPreference',
        onDone: [
          {
            guard: 'isDrawnElsewhere',
            target: 'loading',
            actions: 'assignPreferred',
          },
          {
            guard: 'isUnstored',
            target: 'remembering',
          },
          {
            target: 'settled',
          },
        ],
        onError: 'settled',
      },
    },
    remembering: {
      description: 'The language of the first page is stored for the next visit.',
      invoke: {
        id: 'rememberLocale',
        src: 'storePreference',
        onDone: 'settled',
        onError: 'settled',
      },
    },
    settled: {
      description: 'The page is in its language.',
      entry: 'clearWanted',
    },
    loading: {
      description: 'The dictionary of the chosen language is loading; the page stays as it is.',
      invoke: {
        id: 'loadDictionary',
        src: 'loadDictionary',
        onDone: 'storing',
        onError: {
          target: 'settled',
          actions: 'emitLoadFailure',
        },
      },
      on: {
        'locale.chosen': {
          target: 'loading',
          reenter: true,
          actions: 'assignWanted',
        },
      },
    },
    storing: {
      description: 'The choice is stored for a year.',
      exit: 'emitNavigation',
      invoke: {
        id: 'storePreference',
        src: 'storePreference',
        onDone: 'settled',
        onError: 'settled',
      },
    },
  },
});
