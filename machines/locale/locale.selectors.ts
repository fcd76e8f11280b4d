import type { SnapshotFrom } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import type { localeMachine } from './locale.machine.ts';

export type LocaleSnapshot = SnapshotFrom<typeof localeMachine>;

/** The language of the page on screen. */
export const selectLocale = ({ context }: LocaleSnapshot): Locale => context.locale;
/** The language that is loading, which the menu marks as busy. */
export const selectWantedLocale = ({ context }: LocaleSnapshot): Locale | null => context.wanted;
