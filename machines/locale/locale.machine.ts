import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { localeOf } from './locale.rules.ts';
import { localeSetup } from './locale.setup.ts';

/** The language: from the URL prefix, detected once, stored in a cookie, switched without leaving the page (spec §2, §4, §9). */
export const localeMachine = localeSetup.createMachine({
  id: 'locale',
  description: 'The language of the page, and the switch to another.',
  context: ({ input }) => ({ locale: localeOf(input.href), href: input.href, wanted: null }),
  initial: 'detecting',
  on: {
    'page.entered': { actions: 'assignAddress' },
    // In any state: a choice counts even while the stored preference is being read.
    'locale.chosen': { guard: 'isOther', target: '.loading', actions: 'assignWanted' },
  },
  states: {
    detecting: {
      description: "The cookie and the browser's languages are read.",
      invoke: {
        id: 'readPreference',
        src: 'readPreference',
        onDone: [
          {
            guard: { type: 'isDrawnElsewhere', params: output },
            target: 'loading',
            actions: { type: 'assignPreferred', params: output },
          },
          { guard: { type: 'isUnstored', params: output }, target: 'remembering' },
          { target: 'settled' },
        ],
        onError: 'settled',
      },
    },
    remembering: {
      description: 'The language of the first page is stored for the next visit.',
      invoke: {
        id: 'rememberLocale',
        src: 'storePreference',
        input: ({ context }) => ({ locale: context.locale }),
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
      on: {
        'locale.chosen': { target: 'loading', reenter: true, actions: 'assignWanted' },
      },
      invoke: {
        id: 'loadDictionary',
        src: 'loadDictionary',
        input: ({ context }) => ({ locale: required(context.wanted, 'locale') }),
        onDone: 'storing',
        onError: { target: 'settled', actions: 'emitLoadFailure' },
      },
    },
    storing: {
      description: 'The choice is stored for a year.',
      exit: 'emitNavigation',
      invoke: {
        id: 'storePreference',
        src: 'storePreference',
        input: ({ context }) => ({ locale: required(context.wanted, 'locale') }),
        onDone: 'settled',
        // Without the cookie the choice lasts as long as the prefix.
        onError: 'settled',
      },
    },
  },
});
