import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import { drawnTo, inLocale, localeOf } from './locale.rules.ts';
import type { LocaleTypes, Preference } from './locale.types.ts';

export const actions = actionsOf<LocaleTypes>()({
  wantLocale: assign(({ event }) => ({ wanted: asserted(event, 'locale.chosen').locale })),
  wantPreference: assign(({ context }, preference: Preference) => ({ wanted: drawnTo(context.href, preference) })),
  wantNothing: assign({ wanted: null }),
  readPrefix: assign(({ event }) => {
    const { href } = asserted(event, 'page.entered');
    return { href, locale: localeOf(href) };
  }),
  askForPage: emit(({ context }) => ({
    type: 'navigation.wanted',
    href: inLocale(required(context.wanted, 'locale'), context.href),
    replace: true,
  })),
  announceFailure: emit(notice('error', { key: 'localeFailed' })),
});

export const guards = guardsOf<LocaleTypes>()({
  isDrawnElsewhere: ({ context }, preference: Preference) => drawnTo(context.href, preference) !== null,
  isUnstored: (_, preference: Preference) => preference.stored === null,
  isOther: ({ context, event }) => asserted(event, 'locale.chosen').locale !== context.locale,
});
