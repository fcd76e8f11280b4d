import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { sectionOf } from '../../contract/facts/sections.ts';
import { navigationActors, type NavigationServices } from '../../machines/navigation/navigation.actors.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { hashOf, homeFrom, isSamePage, loginFrom, ownPath, pathOf } from '../../machines/navigation/navigation.rules.ts';
import {
  selectHref,
  selectIsTraveling,
  selectMarkedPath,
  selectMarkedSection,
  selectPath,
  selectReason,
  selectSection,
  selectStatus,
} from '../../machines/navigation/navigation.selectors.ts';
import type { NavigationEmitted, NavigationEvent } from '../../machines/navigation/navigation.types.ts';
import type { ReturnPathEmitted, ReturnPathEvent } from '../../machines/returnPath/returnPath.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { onFacts } from './nested.ts';

describe('the section key (spec §4)', () => {
  test.each([
    ['/video-face-swap', 'video_faceswap'],
    ['/multiple-face-swap-video', 'video_faceswap'],
    ['/ai-face-swap', 'image_faceswap'],
    ['/multiple-face-swap', 'image_faceswap'],
    ['/ai-gif-face-swap', 'gif_faceswap'],
    ['/multiple-face-swap-gif', 'gif_faceswap'],
    ['/text-to-video-ai', 'text_to_video'],
    ['/image-to-video-ai', 'image_to_video'],
    ['/ai-voice-cloning', 'text_to_audio'],
    ['/trump-ai-voice-generator', 'text_to_audio'],
    ['/ai-text-to-image', 'text_to_image'],
    ['/ai-image-to-image', 'image_to_image'],
    ['/ai-image-enhancer', 'ai_tools'],
    ['/ai-background-changer', 'ai_tools'],
    ['/ai-background-remover', 'ai_tools'],
    ['/video-watermark-remover', 'ai_tools'],
    ['/video-background-remover', 'ai_tools'],
    ['/ai-watermark-remover', 'ai_tools'],
    ['/', 'home'],
    ['/home', 'home'],
    ['/ai-effect', 'ai_effect'],
    ['/ai-effect/create', 'ai_effect'],
    ['/my-creations', 'my_creations'],
    ['/settings', 'settings'],
    ['/ai-tools', 'ai_tools'],
    ['/ai-sticker-maker', 'ai_sticker_maker'],
    ['/gif-face-swap', 'gif_face_swap'],
    ['/ai-text-to-audio', 'ai_text_to_audio'],
    ['/ai-french-kiss-video-generator', 'ai_french_kiss_video_generator'],
    ['/template', 'template'],
    ['/template/home', 'template_home'],
    ['/template/ai-face-swap', 'template_model'],
  ])('%s → %s', (path, section) => expect(sectionOf(path)).toBe(section));
});

describe('addresses of our own', () => {
  test.each(['/', '/fr/pricing?tab=year#packs', '/a/../b', '/search?next=https://evil.example'])('%s is one', (href) => {
    expect(ownPath(href)).toBe(href);
  });

  test.each([
    null,
    '',
    'pricing',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    ' /pricing',
  ])('%j is none', (href) => expect(ownPath(href)).toBeNull());

  test('whatever is accepted stays on our origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '\r',
      ' ',
      'evil.example',
      'https',
      'a',
      '%2f',
      '%5c',
      '\u0000',
      '\u007f',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
        ),
        (href) => {
          const accepted = ownPath(href);
          return accepted === null || new URL(accepted, 'https://ours.example').origin === 'https://ours.example';
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('their parts', () => {
    expect([pathOf('/fr/pricing?a=1#b'), pathOf('/fr'), pathOf('/'), pathOf('/free#x')]).toEqual(['/pricing', '/', '/', '/free']);
    expect([hashOf('/a#b'), hashOf('/a#'), hashOf('/a')]).toEqual(['b', null, null]);
    expect([isSamePage('/a?x#b', '/a?x#c'), isSamePage('/a?x', '/a?y'), isSamePage('/a', '/b')]).toEqual([true, false, false]);
    expect([loginFrom('/fr/pricing?a'), loginFrom('/'), homeFrom('/zh/login'), homeFrom('/login')]).toEqual([
      '/fr/login',
      '/login',
      '/zh',
      '/',
    ]);
  });
});

/** A window that shows this page. */
const isOfScreen = (fact: NavigationEmitted | ReturnPathEmitted): fact is NavigationEmitted =>
  ['page.shown', 'query.given', 'address.changed'].includes(fact.type);

/** What the wiring table sends to the chart of the saved path. */
const isForPath = (event: NavigationEvent | ReturnPathEvent): event is Exclude<ReturnPathEvent, { href: string }> =>
  ['return.requested', 'back.requested', 'signIn.ended', 'session.changed'].includes(event.type);

async function open(
  href: string,
  {
    found = true,
    isReturn = false,
    missing = [] as string[],
    rules = {} as Record<string, string>,
    refused = [] as string[],
    saved = null as string | null,
  } = {},
) {
  const facts: (NavigationEmitted | ReturnPathEmitted)[] = [];
  const shown: NavigationEmitted[] = [];
  const storage = { saved };
  let arrive: (href: string) => void = () => {};
  const stop = vi.fn();
  const services = {
    lookUpRule: vi.fn<NavigationServices['lookUpRule']>(async (path) => ({
      redirect: rules[path] ?? null,
      isRefused: refused.includes(path),
    })),
    loadMissing: vi.fn<NavigationServices['loadMissing']>(async () => {}),
    loadPage: vi.fn<NavigationServices['loadPage']>(async (to) => ({ found: !missing.includes(to) })),
    commitLocation: vi.fn<NavigationServices['commitLocation']>(),
    scrollPage: vi.fn<NavigationServices['scrollPage']>(async () => {}),
    leaveSite: vi.fn<NavigationServices['leaveSite']>(),
    savePath: vi.fn<NavigationServices['savePath']>((path) => {
      storage.saved = path;
    }),
    takeSavedPath: vi.fn<NavigationServices['takeSavedPath']>(() => {
      const { saved: path } = storage;
      storage.saved = null;
      return path;
    }),
    goBack: vi.fn<NavigationServices['goBack']>(() => true),
    onTraverse: (listener: typeof arrive) => {
      arrive = listener;
      return stop;
    },
  };
  const actor = createActor(navigationMachine.provide({ actors: navigationActors(services) }), { input: { href, found, isReturn } });
  // What is on screen has tests of its own.
  onFacts(actor, (fact: NavigationEmitted | ReturnPathEmitted) => void (isOfScreen(fact) ? shown.push(fact) : facts.push(fact)));
  actor.start();
  const send = async (event: NavigationEvent | Exclude<ReturnPathEvent, { href: string }>) => {
    if (isForPath(event)) actor.getSnapshot().children.returnPath?.send(event);
    else actor.send(event);
    await settled();
  };
  return {
    actor,
    facts,
    shown,
    services,
    storage,
    stop,
    send,
    go: (to: string, replace?: boolean) => send({ type: 'navigation.requested', href: to, ...(replace !== undefined && { replace }) }),
    traverse: async (to: string) => (arrive(to), settled()),
    sees: () => actor.getSnapshot(),
  };
}

describe('the page on screen is reported', () => {
  const page = (path: string, locale = 'en') => ({ type: 'page.shown', path, locale });
  const query = (path: string, given = '') => ({ type: 'query.given', path, query: given, isReturn: false });
  const address = (href: string) => ({ type: 'address.changed', href });

  test('for the first page as for every other', async () => {
    const { shown, go } = await open('/fr/report?url=a#form');
    expect(shown.splice(0)).toEqual([page('/report', 'fr'), query('/report', 'url=a'), address('/fr/report?url=a#form')]);
    await go('/fr/pricing');
    expect(shown).toEqual([page('/pricing', 'fr'), query('/pricing'), address('/fr/pricing')]);
  });

  test('whether the person has come back to a page: by a reload, or by Back', async () => {
    const { shown, go, traverse } = await open('/ai-text-to-image?prompt=a', { isReturn: true });
    await go('/ai-text-to-image?prompt=b');
    await traverse('/ai-text-to-image?prompt=a');
    const given = shown.filter(({ type }) => type === 'query.given');
    expect(given.map((fact) => ('isReturn' in fact ? [fact.query, fact.isReturn] : []))).toEqual([
      ['prompt=a', true],
      ['prompt=b', false],
      ['prompt=a', true],
    ]);
  });

  test('a page that is not there is none', async () => {
    const { shown } = await open('/nowhere?a=b', { found: false });
    expect(shown.slice(0, 2)).toEqual([page(''), query('', 'a=b')]);
  });

  test('another language is not another query: what was typed over it stays', async () => {
    const { shown, go } = await open('/ai-text-to-image?prompt=a');
    shown.length = 0;
    await go('/es/ai-text-to-image?prompt=a');
    expect(shown.splice(0)).toEqual([page('/ai-text-to-image', 'es'), address('/es/ai-text-to-image?prompt=a')]);
    await go('/es/ai-text-to-image?prompt=b');
    expect(shown).toContainEqual(query('/ai-text-to-image', 'prompt=b'));
  });

  test('a hash changes the address alone, by a link and by Back', async () => {
    const { shown, go, traverse } = await open('/settings');
    shown.length = 0;
    await go('/settings#history');
    await traverse('/settings');
    expect(shown).toEqual([address('/settings#history'), address('/settings')]);
  });
});

describe('the first page', () => {
  test('stands as the server sent it', async () => {
    const { sees, services } = await open('/fr/ai-face-swap');
    expect([selectHref(sees()), selectPath(sees()), selectSection(sees()), selectStatus(sees())]).toEqual([
      '/fr/ai-face-swap',
      '/ai-face-swap',
      'image_faceswap',
      200,
    ]);
    expect(services.scrollPage).not.toHaveBeenCalled();
  });

  test('a page that is not there is 404 and belongs to no section', async () => {
    const { sees } = await open('/nowhere', { found: false });
    expect([selectStatus(sees()), selectSection(sees())]).toEqual([404, 'home']);
  });
});

describe('going to a page', () => {
  test('its rules, then its code, then its address, then its top', async () => {
    const { go, sees, services, facts } = await open('/');
    await go('/fr/ai-face-swap?x=1');
    expect([selectHref(sees()), selectSection(sees()), selectIsTraveling(sees())]).toEqual([
      '/fr/ai-face-swap?x=1',
      'image_faceswap',
      false,
    ]);
    expect(services.lookUpRule).toHaveBeenCalledExactlyOnceWith('/fr/ai-face-swap', expect.any(AbortSignal));
    expect(services.loadPage).toHaveBeenCalledExactlyOnceWith('/fr/ai-face-swap?x=1', expect.any(AbortSignal));
    expect(services.commitLocation).toHaveBeenCalledExactlyOnceWith('/fr/ai-face-swap?x=1', false);
    expect(services.scrollPage).toHaveBeenCalledExactlyOnceWith(null, false, expect.any(AbortSignal));
    expect(facts).toEqual([{ type: 'page.entered', href: '/fr/ai-face-swap?x=1', section: 'image_faceswap' }]);
    expect(sees().context.pending).toBeNull();
  });

  test('the page before stays on screen while the next one loads', async () => {
    const { go, sees, services } = await open('/pricing');
    services.loadPage.mockReturnValueOnce(new Promise(() => {}));
    await go('/settings');
    expect([selectHref(sees()), selectIsTraveling(sees())]).toEqual(['/pricing', true]);
    expect(services.commitLocation).not.toHaveBeenCalled();
  });

  test('scrolls to the target of its hash', async () => {
    const { go, services } = await open('/');
    await go('/pricing#packs');
    expect(services.scrollPage).toHaveBeenCalledExactlyOnceWith('packs', false, expect.any(AbortSignal));
  });

  test('a hash on the same page loads nothing and enters no page', async () => {
    const { go, sees, services, facts } = await open('/pricing');
    await go('/pricing#packs');
    expect(services.loadPage).not.toHaveBeenCalled();
    expect(services.commitLocation).toHaveBeenCalledExactlyOnceWith('/pricing#packs', false);
    expect(services.scrollPage).toHaveBeenCalledExactlyOnceWith('packs', false, expect.any(AbortSignal));
    expect([selectHref(sees()), facts]).toEqual(['/pricing#packs', []]);
  });

  test('may replace the entry in the history', async () => {
    const { go, services } = await open('/');
    await go('/pricing', true);
    await go('/pricing#packs', true);
    expect(services.commitLocation.mock.calls).toEqual([
      ['/pricing', true],
      ['/pricing#packs', true],
    ]);
  });

  test('the last wish counts', async () => {
    const { actor, go, sees, services } = await open('/');
    actor.send({ type: 'navigation.requested', href: '/pricing' });
    await go('/settings');
    expect(selectHref(sees())).toBe('/settings');
    expect(services.commitLocation).toHaveBeenCalledOnce();
  });

  test('an address that is not ours is not followed', async () => {
    const { go, sees, services } = await open('/');
    await go('//evil.example/');
    expect([selectHref(sees()), selectIsTraveling(sees())]).toEqual(['/', false]);
    expect(services.lookUpRule).not.toHaveBeenCalled();
  });

  test('a page whose own validation fails is 404 at its address', async () => {
    const { go, sees, facts } = await open('/', { missing: ['/nowhere'] });
    await go('/nowhere');
    expect([selectStatus(sees()), selectHref(sees()), selectSection(sees())]).toEqual([404, '/nowhere', 'home']);
    expect(facts).toEqual([{ type: 'page.entered', href: '/nowhere', section: 'home' }]);
    await go('/settings');
    expect([selectStatus(sees()), selectSection(sees())]).toEqual([200, 'settings']);
  });

  test('a page that a check of its rule refuses is 404 at its address, and none of its code is loaded', async () => {
    const { go, sees, services } = await open('/', { refused: ['/fr/nowhere'] });
    await go('/fr/nowhere?a=1');
    expect([selectStatus(sees()), selectHref(sees()), services.loadPage.mock.calls]).toEqual([404, '/fr/nowhere?a=1', []]);
    expect(services.loadMissing).toHaveBeenCalledExactlyOnceWith('/fr/nowhere?a=1');
    await go('/pricing');
    expect(selectStatus(sees())).toBe(200);
  });

  test('a chunk that fails to load is reported, and the page can be retried', async () => {
    const { go, send, sees, services, facts } = await open('/');
    services.loadPage.mockRejectedValueOnce(new Error('gone'));
    await go('/pricing');
    expect([selectStatus(sees()), selectHref(sees())]).toEqual([500, '/']);
    expect(facts).toEqual([{ type: 'chunk.failed', href: '/pricing' }]);
    await send({ type: 'navigation.retried' });
    expect([selectStatus(sees()), selectHref(sees())]).toEqual([200, '/pricing']);
  });

  test('a page that does not load is marked in the menus in place of the one before, with the reason', async () => {
    const { go, sees, services } = await open('/pricing');
    services.loadPage.mockRejectedValueOnce(Object.assign(new Error('no answer'), { reason: 'unreached' }));
    await go('/fr/settings');
    expect([selectReason(sees()), selectMarkedPath(sees()), selectMarkedSection(sees())]).toEqual(['unreached', '/settings', 'settings']);
    await go('/pricing');
    expect([selectReason(sees()), selectMarkedPath(sees()), selectStatus(sees())]).toEqual([null, '/pricing', 200]);
    services.loadPage.mockRejectedValueOnce(new Error('a mistake in its code'));
    await go('/fr/settings');
    expect(selectReason(sees())).toBe('ours');
  });

  test('rules that cannot be had do not stand in the way', async () => {
    const { go, sees, services } = await open('/');
    services.lookUpRule.mockRejectedValueOnce(new Error('offline'));
    await go('/pricing');
    expect(selectHref(sees())).toBe('/pricing');
  });

  test('a scroll that fails leaves the page on screen', async () => {
    const { go, sees, services } = await open('/');
    services.scrollPage.mockRejectedValueOnce(new Error('no such element'));
    await go('/pricing#nothing');
    expect([selectHref(sees()), selectStatus(sees())]).toEqual(['/pricing#nothing', 200]);
  });
});

describe('redirections', () => {
  test('to a page of ours leave the page before where one comes back to it', async () => {
    const { go, sees, services } = await open('/', { rules: { '/old': '/new', '/new': '/newest' } });
    await go('/old');
    expect(selectHref(sees())).toBe('/newest');
    expect(services.commitLocation).toHaveBeenCalledExactlyOnceWith('/newest', false);
  });

  test('replace the entry where the way was to replace it', async () => {
    const { go, traverse, services } = await open('/', { rules: { '/old': '/new' } });
    await go('/old', true);
    await traverse('/old');
    expect(services.commitLocation.mock.calls).toEqual([
      ['/new', true],
      ['/new', true],
    ]);
  });

  test('are those of the language, and keep query and hash', async () => {
    const { go, sees } = await open('/fr', { rules: { '/old': '/new', '/fr/old': '/fr/new', '/fr/older': '/fr/new?tab=2' } });
    await go('/fr/old?from=here#packs');
    expect(selectHref(sees())).toBe('/fr/new?from=here#packs');
    await go('/fr/older?from=here#packs');
    expect(selectHref(sees())).toBe('/fr/new?tab=2');
  });

  test('to another site navigate the window', async () => {
    const { go, sees, services } = await open('/', { rules: { '/status': 'https://status.example/' } });
    await go('/status');
    expect(services.leaveSite).toHaveBeenCalledExactlyOnceWith('https://status.example/');
    expect(selectIsTraveling(sees())).toBe(true);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example/'])('to %s are not followed', async (redirect) => {
    const { go, sees, services } = await open('/', { rules: { '/old': redirect } });
    await go('/old');
    expect(selectHref(sees())).toBe('/old');
    expect(services.leaveSite).not.toHaveBeenCalled();
  });

  test('in a circle end after five', async () => {
    const { go, sees, services } = await open('/', { rules: { '/a': '/b', '/b': '/a' } });
    await go('/a');
    await settled();
    expect(services.lookUpRule).toHaveBeenCalledTimes(6);
    expect(selectHref(sees())).toBe('/b');
    await go('/pricing');
    expect(sees().context.redirects).toBe(0);
  });

  test('when the window cannot leave, the page stays', async () => {
    const { go, sees, services } = await open('/', { rules: { '/status': 'https://status.example/' } });
    services.leaveSite.mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    await go('/status');
    expect([selectHref(sees()), selectIsTraveling(sees()), sees().context.pending]).toEqual(['/', false, null]);
  });
});

describe('back and forward', () => {
  test('load the page and report it', async () => {
    const { traverse, sees, services, facts } = await open('/pricing');
    await traverse('/settings');
    expect([selectHref(sees()), selectSection(sees())]).toEqual(['/settings', 'settings']);
    expect(services.commitLocation).toHaveBeenCalledExactlyOnceWith('/settings', true);
    expect(facts).toEqual([{ type: 'history.traversed' }, { type: 'page.entered', href: '/settings', section: 'settings' }]);
  });

  test('within a page only scroll', async () => {
    const { traverse, sees, services, facts } = await open('/pricing#packs');
    await traverse('/pricing#faq');
    expect([selectHref(sees()), services.loadPage.mock.calls]).toEqual(['/pricing#faq', []]);
    expect(services.scrollPage).toHaveBeenCalledExactlyOnceWith('faq', true, expect.any(AbortSignal));
    expect(facts).toEqual([{ type: 'history.traversed' }]);
  });

  test('are no longer listened to after the actor stops', async () => {
    const { actor, stop } = await open('/');
    actor.stop();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('the path that a sign-in returns to', () => {
  test('401 keeps the full path and leads to /login in the same language', async () => {
    const { send, sees, services } = await open('/fr/settings?tab=2#top');
    await send({ type: 'login.needed' });
    expect(services.savePath).toHaveBeenCalledExactlyOnceWith('/fr/settings?tab=2#top');
    expect(selectHref(sees())).toBe('/fr/login');
  });

  test('401 on /login stays there, and keeps what was kept', async () => {
    const { send, sees, services } = await open('/login');
    await send({ type: 'login.needed' });
    expect([selectHref(sees()), services.savePath.mock.calls]).toEqual(['/login', []]);
  });

  test('20001 keeps the full path and asks for the dialog', async () => {
    const { send, sees, services, facts } = await open('/pricing');
    await send({ type: 'signIn.required' });
    expect(services.savePath).toHaveBeenCalledExactlyOnceWith('/pricing');
    expect([selectHref(sees()), facts]).toEqual(['/pricing', [{ type: 'auth.wanted' }]]);
  });

  test.each([
    ['/fr/settings?tab=2', '/fr/settings?tab=2'],
    [null, '/fr'],
    ['https://evil.example/', '/fr'],
    ['//evil.example/', '/fr'],
  ])('after a sign-in on /fr/login, a saved %s leads to %s', async (saved, expected) => {
    const { send, sees, services } = await open('/fr/login', { saved });
    await send({ type: 'return.requested' });
    expect(selectHref(sees())).toBe(expected);
    expect(services.commitLocation).toHaveBeenCalledExactlyOnceWith(expected, true);
  });

  test('a user who signed in returns to the page that asked for it, and its link fills in nothing again', async () => {
    const { send, shown } = await open('/ai-sticker-maker?prompt=a+dragon');
    await send({ type: 'login.needed' });
    await send({ type: 'return.requested' });
    const given = shown.filter(({ type }) => type === 'query.given');
    expect(given).toEqual([
      { type: 'query.given', path: '/ai-sticker-maker', query: 'prompt=a+dragon', isReturn: false },
      { type: 'query.given', path: '/login', query: '', isReturn: false },
      { type: 'query.given', path: '/ai-sticker-maker', query: 'prompt=a+dragon', isReturn: true },
    ]);
  });

  test('20001 to a call that nobody goes on with refreshes the page once the user is known, and loads nothing else', async () => {
    const { send, shown, services } = await open('/fr/report?number=R-1');
    shown.splice(0);
    await send({ type: 'signIn.required', refresh: true });
    await send({ type: 'signIn.ended', signedIn: true });
    expect(shown).toEqual([]);
    await send({ type: 'session.changed', who: 'user' });
    expect(shown.splice(0)).toEqual([
      { type: 'page.shown', path: '/report', locale: 'fr' },
      { type: 'query.given', path: '/report', query: 'number=R-1', isReturn: true },
    ]);
    await send({ type: 'session.changed', who: 'user' });
    expect([shown, services.loadPage.mock.calls]).toEqual([[], []]);
  });

  test.each([
    ['the call goes on by itself', false, true],
    ['the form was left unsigned', true, false],
  ])('nothing is refreshed when %s', async (_, refresh, signedIn) => {
    const { send, shown } = await open('/pricing');
    shown.splice(0);
    await send({ type: 'signIn.required', refresh });
    await send({ type: 'signIn.ended', signedIn });
    await send({ type: 'session.changed', who: 'user' });
    expect(shown).toEqual([]);
  });

  test('nothing is refreshed for who has gone back meanwhile', async () => {
    const { send, shown } = await open('/pricing');
    shown.splice(0);
    await send({ type: 'signIn.required', refresh: true });
    await send({ type: 'back.requested' });
    await send({ type: 'session.changed', who: 'user' });
    expect(shown).toEqual([]);
  });

  test('blocked storage does not stop a sign-in', async () => {
    const { send, sees, services, facts } = await open('/pricing');
    const blocked = () => {
      throw new Error('blocked');
    };
    services.savePath.mockImplementation(blocked);
    services.takeSavedPath.mockImplementation(blocked);
    await send({ type: 'signIn.required' });
    expect(facts).toEqual([{ type: 'auth.wanted' }]);
    await send({ type: 'login.needed' });
    expect(selectHref(sees())).toBe('/login');
    await send({ type: 'return.requested' });
    expect(selectHref(sees())).toBe('/');
  });

  test('after Google on the page the browser goes back', async () => {
    const { send, services } = await open('/login', { saved: '/settings' });
    await send({ type: 'back.requested' });
    expect(services.goBack).toHaveBeenCalledOnce();
  });

  test('that path is not kept for a later sign-in', async () => {
    const { send, sees, storage } = await open('/login', { saved: '/settings' });
    await send({ type: 'back.requested' });
    expect(storage.saved).toBeNull();
    expect(selectHref(sees())).toBe('/login');
  });

  test('a form that was left unsigned leaves no path for a later one, in whatever language it is seen', async () => {
    const { send, go, storage } = await open('/settings');
    await send({ type: 'login.needed' });
    await go('/fr/login');
    expect(storage.saved).toBe('/settings');
    await go('/fr/pricing');
    expect(storage.saved).toBeNull();
  });

  test('no dialog opens over the form of the page, which serves those who wait for a sign-in', async () => {
    const { send, sees, facts } = await open('/settings');
    await send({ type: 'login.needed' });
    await send({ type: 'signIn.required' });
    expect(selectHref(sees())).toBe('/login');
    expect(facts.map(({ type }) => type)).not.toContain('auth.wanted');
  });

  test('a dialog that was left, with or without a sign-in, leaves no path for a later one', async () => {
    const { send, sees, storage } = await open('/fr/pricing');
    await send({ type: 'signIn.required' });
    expect(storage.saved).toBe('/fr/pricing');
    await send({ type: 'signIn.ended', signedIn: true });
    expect([storage.saved, selectHref(sees())]).toEqual([null, '/fr/pricing']);
    await send({ type: 'navigation.requested', href: '/login' });
    await send({ type: 'return.requested' });
    expect(selectHref(sees())).toBe('/');
  });

  test.each([
    ['there is nothing to go back to', () => false],
    [
      'the browser refuses',
      () => {
        throw new Error('blocked');
      },
    ],
  ])('where %s, the way leads to the saved path', async (_, goBack) => {
    const { send, sees, services } = await open('/login', { saved: '/settings' });
    services.goBack.mockImplementation(goBack);
    await send({ type: 'back.requested' });
    expect(selectHref(sees())).toBe('/settings');
  });
});
