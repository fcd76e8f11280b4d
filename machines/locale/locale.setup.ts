import { assign, emit, setup } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { drawnTo, inLocale, localeOf } from './locale.rules.ts';
import type { LocaleTypes, Preference } from './locale.types.ts';

const base = setup({
  types: {} as LocaleTypes,
  actors: {
    readPreference: port<Preference>('readPreference'),
    loadDictionary: port<void, { locale: Locale }>('loadDictionary'),
    storePreference: port<void, { locale: Locale }>('storePreference'),
  },
});

export const localeSetup = base
  .extend({
    guards: {
      isDrawnElsewhere: ({ context }, preference: Preference) => drawnTo(context.href, preference) !== null,
      isUnstored: (_, preference: Preference) => preference.stored === null,
      isOther: ({ context, event }) => asserted(event, 'locale.chosen').locale !== context.locale,
    },
  })
  .extend({
    actions: {
      assignWanted: assign(({ event }) => ({ wanted: asserted(event, 'locale.chosen').locale })),
      assignPreferred: assign(({ context }, preference: Preference) => ({ wanted: drawnTo(context.href, preference) })),
      clearWanted: assign({ wanted: null }),
      assignAddress: assign(({ event }) => {
        const { href } = asserted(event, 'page.entered');
        return { href, locale: localeOf(href) };
      }),
      emitNavigation: emit(({ context }) => ({
        type: 'navigation.wanted',
        href: inLocale(required(context.wanted, 'locale'), context.href),
        replace: true,
      })),
      emitLoadFailure: emit(notice('error', { key: 'localeFailed' })),
    },
  });
