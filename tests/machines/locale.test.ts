import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../contract/facts/locales.ts';
import { localeActors, type LocaleServices } from '../../machines/locale/locale.actors.ts';
import { localeMachine } from '../../machines/locale/locale.machine.ts';
import { detectLocale, drawnTo, inLocale, localeOf } from '../../machines/locale/locale.rules.ts';
import { selectLocale, selectWantedLocale } from '../../machines/locale/locale.selectors.ts';
import type { LocaleEmitted } from '../../machines/locale/locale.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';

describe('rules', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'zh-Hant-TW', 'en'], 'zh'],
    [['ES'], 'es'],
    [['de', 'it'], null],
    [[], null],
  ])('a browser in %j speaks %s', (languages, locale) => expect(detectLocale(languages)).toBe(locale));

  test.each([
    ['/', 'en'],
    ['/pricing', 'en'],
    ['/fr', 'fr'],
    ['/ru/pricing?tab=year', 'ru'],
    ['/free', 'en'],
    ['/de/pricing', 'en'],
  ])('%s is in %s', (href, locale) => expect(localeOf(href)).toBe(locale));

  test.each([
    ['/pricing?tab=year#packs', 'fr', '/fr/pricing?tab=year#packs'],
    ['/fr/pricing?tab=year#packs', 'en', '/pricing?tab=year#packs'],
    ['/fr', 'zh', '/zh'],
    ['/zh?x=1', 'en', '/?x=1'],
    ['/#faq', 'es', '/es#faq'],
  ] as const)('%s in %s is %s', (href, locale, expected) => expect(inLocale(locale, href)).toBe(expected));

  test.each([
    ['/', null, 'fr', 'fr'],
    ['/?utm=1', null, 'fr', 'fr'],
    ['/', 'en', 'fr', null],
    ['/', 'ru', 'fr', 'ru'],
    ['/', null, null, null],
    ['/', null, 'en', null],
    ['/pricing', null, 'fr', null],
    ['/es', null, 'fr', null],
  ] as const)('on %s with the cookie %s and a browser in %s the way leads to %s', (href, stored, detected, expected) => {
    expect(drawnTo(href, { stored, detected })).toBe(expected);
  });
});

async function open(href: string, { stored = null as Locale | null, languages = ['en-US'] as readonly string[] } = {}) {
  const facts: LocaleEmitted[] = [];
  const services = {
    storedLocale: vi.fn<LocaleServices['storedLocale']>(() => stored),
    storeLocale: vi.fn<LocaleServices['storeLocale']>(),
    browserLanguages: () => languages,
    loadDictionary: vi.fn<LocaleServices['loadDictionary']>(async () => {}),
  };
  const actor = createActor(localeMachine.provide({ actors: localeActors(services) }), { input: { href } });
  actor.on('*', (fact) => facts.push(fact));
  const start = async () => {
    actor.start();
    await settled();
  };
  return {
    actor,
    facts,
    services,
    start,
    choose: async (locale: Locale) => {
      actor.send({ type: 'locale.chosen', locale });
      await settled();
    },
    sees: () => actor.getSnapshot(),
  };
}

describe('the first page', () => {
  test('keeps its language for the next visit', async () => {
    const { start, sees, services, facts } = await open('/fr/pricing', { languages: ['ru'] });
    await start();
    expect([selectLocale(sees()), facts]).toEqual(['fr', []]);
    expect(services.storeLocale).toHaveBeenCalledExactlyOnceWith('fr');
  });

  test('the start page leads a French browser to French, once the words are there', async () => {
    const { start, sees, services, facts } = await open('/?utm=1', { languages: ['fr-CA'] });
    await start();
    expect(services.loadDictionary).toHaveBeenCalledExactlyOnceWith('fr');
    expect(services.storeLocale).toHaveBeenCalledExactlyOnceWith('fr');
    expect(facts).toEqual([{ type: 'navigation.wanted', href: '/fr?utm=1', replace: true }]);
    expect(selectLocale(sees())).toBe('en');
  });

  test('somebody who chose English stays in English', async () => {
    const { start, services, facts } = await open('/', { stored: 'en', languages: ['fr'] });
    await start();
    expect([facts, services.storeLocale.mock.calls]).toEqual([[], []]);
  });

  test('blocked cookies change nothing', async () => {
    const { start, actor, services, facts } = await open('/', { languages: ['fr'] });
    services.storedLocale.mockImplementation(() => {
      throw new Error('blocked');
    });
    await start();
    expect([facts, actor.getSnapshot().value]).toEqual([[], 'settled']);
  });

  test('a cookie that cannot be kept changes nothing', async () => {
    const { start, actor, services } = await open('/fr');
    services.storeLocale.mockImplementation(() => {
      throw new Error('blocked');
    });
    await start();
    expect(actor.getSnapshot().value).toBe('settled');
  });
});

describe('choosing a language', () => {
  test('loads its words, keeps the choice, and asks for the same page, query and hash', async () => {
    const { start, choose, sees, services, facts } = await open('/pricing?tab=year#packs', { stored: 'en' });
    await start();
    await choose('ru');
    expect(services.loadDictionary).toHaveBeenCalledExactlyOnceWith('ru');
    expect(services.storeLocale).toHaveBeenCalledExactlyOnceWith('ru');
    expect(facts).toEqual([{ type: 'navigation.wanted', href: '/ru/pricing?tab=year#packs', replace: true }]);
    expect(selectWantedLocale(sees())).toBeNull();
  });

  test('the language changes when the page in it has come', async () => {
    const { actor, start, choose, sees } = await open('/pricing', { stored: 'en' });
    await start();
    await choose('ru');
    expect(selectLocale(sees())).toBe('en');
    actor.send({ type: 'page.entered', href: '/ru/pricing' });
    expect(selectLocale(sees())).toBe('ru');
    await choose('en');
    expect(actor.getSnapshot().context.href).toBe('/ru/pricing');
  });

  test('choosing the language of the page changes nothing', async () => {
    const { start, choose, services } = await open('/fr', { stored: 'fr' });
    await start();
    await choose('fr');
    expect(services.loadDictionary).not.toHaveBeenCalled();
  });

  test('the last choice counts', async () => {
    const { actor, start, choose, services, facts } = await open('/', { stored: 'en' });
    await start();
    actor.send({ type: 'locale.chosen', locale: 'ru' });
    expect(selectWantedLocale(actor.getSnapshot())).toBe('ru');
    await choose('zh');
    expect(services.storeLocale).toHaveBeenCalledExactlyOnceWith('zh');
    expect(facts).toEqual([{ type: 'navigation.wanted', href: '/zh', replace: true }]);
  });

  test('a dictionary that fails to load is reported, and the page stays as it is', async () => {
    const { actor, start, choose, services, facts } = await open('/', { stored: 'en' });
    services.loadDictionary.mockRejectedValue(new Error('offline'));
    await start();
    await choose('ru');
    expect(facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'localeFailed' } }]);
    expect([actor.getSnapshot().value, services.storeLocale.mock.calls]).toEqual(['settled', []]);
  });

  test('a cookie that cannot be kept does not stop the choice', async () => {
    const { start, choose, services, facts } = await open('/', { stored: 'en' });
    services.storeLocale.mockImplementation(() => {
      throw new Error('blocked');
    });
    await start();
    await choose('ru');
    expect(facts).toEqual([{ type: 'navigation.wanted', href: '/ru', replace: true }]);
  });
});
