import { setup } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './locale.implementation.ts';
import { localeOf } from './locale.rules.ts';
import type { LocaleTypes, Preference } from './locale.types.ts';

/** The language: from the URL prefix, detected once, stored in a cookie, switched without leaving the page (spec §2, §4, §9). */
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
  description: 'The language of the page, and the switch to another.',
  context: ({ input }) => ({ locale: localeOf(input.href), href: input.href, wanted: null }),
  initial: 'detecting',
  on: {
    'page.entered': { actions: 'readPrefix' },
    // In any state: a choice counts even while the stored preference is being read.
    'locale.chosen': { guard: 'isOther', target: '.loading', actions: 'wantLocale' },
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
            actions: { type: 'wantPreference', params: output },
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
      entry: 'wantNothing',
    },
    loading: {
      description: 'The dictionary of the chosen language is loading; the page stays as it is.',
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
      description: 'The choice is stored for a year.',
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
