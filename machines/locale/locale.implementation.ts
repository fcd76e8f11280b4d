import { assign, emit } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { drawnTo, inLocale, localeOf } from './locale.rules.ts';
import type { LocaleTypes, Preference } from './locale.types.ts';

export const actions = actionsOf<LocaleTypes>()({
  wantLocale: assign((_, { locale }: { locale: Locale }) => ({ wanted: locale })),
  wantPreference: assign(({ context }, { preference }: { preference: Preference }) => ({ wanted: drawnTo(context.href, preference) })),
  wantNothing: assign({ wanted: null }),
  readPrefix: assign((_, { href }: { href: string }) => ({ href, locale: localeOf(href) })),
  askForPage: emit(({ context }) => ({
    type: 'navigation.wanted',
    href: inLocale(context.wanted ?? context.locale, context.href),
    replace: true,
  })),
  announceFailure: emit(notice('error', { key: 'localeFailed' })),
});

export const guards = guardsOf<LocaleTypes>()({
  isDrawnElsewhere: ({ context }, { preference }: { preference: Preference }) => drawnTo(context.href, preference) !== null,
  isUnstored: (_, { preference }: { preference: Preference }) => preference.stored === null,
  isOther: ({ context }, { locale }: { locale: Locale }) => locale !== context.locale,
});
