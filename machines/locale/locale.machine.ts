import { setup } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './locale.implementation.ts';
import { localeOf } from './locale.rules.ts';
import type { LocaleTypes, Preference } from './locale.types.ts';

/** The language: by prefix, detected once, kept in a cookie, changed without losing the page (spec §2, §4, §9). */
export const localeMachine = setup({
  types: {} as LocaleTypes,
  actors: {
    readPreference: port<Preference>('readPreference'),
    loadDictionary: port<void, { locale: Locale }>('loadDictionary'),
    storePreference: port<void, { locale: Locale }>('storePreference'),
  },
  actions,
  guards,
}).createMachine({
  id: 'locale',
  description: 'The language of the page, and the way to another.',
  context: ({ input }) => ({ locale: localeOf(input.href), href: input.href, wanted: null }),
  initial: 'detecting',
  on: {
    'page.entered': { actions: 'readPrefix' },
    // At any moment: who chooses while the preference is still being read has chosen all the same.
    'locale.chosen': { guard: 'isOther', target: '.loading', actions: 'wantLocale' },
  },
  states: {
    detecting: {
      description: "The cookie and the browser's languages are asked.",
      invoke: {
        id: 'readPreference',
        src: 'readPreference',
        onDone: [
          {
            guard: { type: 'isDrawnElsewhere', params: output },
            target: 'loading',
            actions: { type: 'wantPreference', params: output },
          },
          { guard: { type: 'isUnstored', params: output }, target: 'remembering' },
          { target: 'settled' },
        ],
        onError: 'settled',
      },
    },
    remembering: {
      description: 'The language of the first page is kept for the next visit.',
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
      entry: 'wantNothing',
    },
    loading: {
      description: 'The words of the wanted language are on their way; the page stays as it is.',
      on: {
        'locale.chosen': { target: 'loading', reenter: true, actions: 'wantLocale' },
      },
      invoke: {
        id: 'loadDictionary',
        src: 'loadDictionary',
        input: ({ context }) => ({ locale: required(context.wanted, 'locale') }),
        onDone: 'storing',
        onError: { target: 'settled', actions: 'announceFailure' },
      },
    },
    storing: {
      description: 'The choice is kept for a year.',
      exit: 'askForPage',
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
