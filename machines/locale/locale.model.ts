import { askedOf, asks, emits, onlyWith } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { localeMachine } from './locale.machine.ts';
import { localeOf } from './locale.rules.ts';
import { selectLocale, selectWantedLocale } from './locale.selectors.ts';

export const localeModel = chartModel({
  name: 'locale',
  machine: localeMachine,
  inputs: [{ href: '/' }, { href: '/fr/pricing?tab=year#packs' }],
  events: {
    'locale.chosen': [{ locale: 'en' }, { locale: 'fr' }, { locale: 'ru' }],
    'page.entered': [{ href: '/ru/pricing?tab=year#packs' }],
  },
  outcomes: {
    readPreference: {
      done: [
        { stored: null, detected: 'es' },
        { stored: 'en', detected: 'es' },
        { stored: null, detected: null },
      ],
      error: [new Error('cookies are blocked')],
    },
    loadDictionary: { done: [undefined], error: [new Error('offline')] },
    storePreference: { done: [undefined], error: [new Error('cookies are blocked')] },
  },
  invariants: {
    'the language is that of the prefix': (snapshot) => selectLocale(snapshot) === localeOf(snapshot.context.href),
  },
  rules: {
    'the page changes its language once the choice is stored': onlyWith(
      emits('navigation.wanted'),
      (step) => !asks('storePreference')(step),
      'the page is asked for before the choice is stored',
    ),
    'what is loaded is what was chosen': (way) => {
      const asked = askedOf('loadDictionary')(way.at(-1)!) as { locale: string } | undefined;
      const { gesture, event } = way.at(-1)!;
      return asked && gesture === 'locale.chosen' && asked.locale !== event['locale'] ? 'another language is loaded' : null;
    },
  },
  shows: {
    detecting: (snapshot) => selectWantedLocale(snapshot) === null,
    remembering: (snapshot) => selectWantedLocale(snapshot) === null,
    settled: (snapshot) => selectWantedLocale(snapshot) === null,
    loading: (snapshot) => selectWantedLocale(snapshot) !== null,
    storing: (snapshot) => selectWantedLocale(snapshot) !== null,
  },
});
