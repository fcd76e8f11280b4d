import { lazy, Suspense } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anonymousCredit } from '../../../contract/structs/calls/credits.ts';
import { listTemplates } from '../../../contract/structs/calls/templates.ts';
import { tools } from '../../../contract/facts/tools/index.ts';
import { selectDialog } from '../../../machines/dialogs/dialogs.selectors.ts';
import { DialogHost } from '../../../src/boot/shell/dialog-host.tsx';
import { freshnessServices } from '../../../src/actors/freshness.ts';
import { routeOf } from '../../../src/routing/routes.ts';
import { Broken } from '../../../src/boot/shell/broken.tsx';
import { FreshnessBar } from '../../../src/boot/shell/freshness-bar.tsx';
import { Guard } from '../../../src/boot/shell/guard.tsx';
import Footer from '../../../src/boot/shell/footer.tsx';
import Layers from '../../../src/boot/shell/layers.tsx';
import Rail from '../../../src/boot/shell/rail.tsx';
import { TopBar } from '../../../src/boot/shell/top-bar.tsx';
import { slides } from '../../../src/features/discover/slides.ts';
import { loadWords } from '../../../src/platform/words.ts';
import { Preview } from '../../../src/design/preview.tsx';
import { loadThirdParty } from '../../../src/platform/third-party.ts';
import { granted, Held, refusal } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { Server } from '../server.ts';
import siteStatus from '../../../copy/en/pages/siteStatus.ts';

beforeAll(async () => {
  await loadWords('en', ['explore', 'templates', 'toolCards']);
});

let isCalm = false;
beforeEach(() => {
  isCalm = false;
  window.matchMedia = ((query: string) => ({
    matches: isCalm && query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  // What jsdom does not draw.
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as never;
  Element.prototype.scrollTo ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

const addressesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!);

describe('the ways of the shell', () => {
  test('footer, rail and bar lead to pages that exist', async () => {
    await show(
      <>
        <TopBar path="/template/ai-effect" section="template_model" />
        <Rail path="/template/ai-effect" section="template_model" />
        <Footer beside={false} />
      </>,
    );
    const footer = addressesIn(screen.getByRole('contentinfo'));
    const own = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!)
      .filter((href) => !/^\/(zh|fr|es|ru)\b/.test(href));
    for (const href of own) expect(routeOf(href.split(/[?#]/)[0]!), href).not.toBeNull();
    for (const path of ['/ai-tools', '/ai-effect', '/template', '/ai-chatbot', '/verify', '/report', '/content-policy', '/operation'])
      expect(footer).toContain(path);
    const rail = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(rail).getByRole('link', { current: 'page' }).textContent).toBe('Templates');
  });

  test.each([
    ['/pricing', 'not offered'],
    ['/', 'offered'],
  ])('on %s the way to more credits is %s beside the balance', async (path, offered) => {
    await show(<TopBar path={path} section="home" />);
    expect(screen.getByTestId('credits')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get more credits' }) !== null).toBe(offered === 'offered');
  });

  test('the menu of tools names each with its cost, once somebody reaches for it', async () => {
    await show(<TopBar path="/" section="home" />);
    const reach = screen.getByRole('button', { name: 'Tools by category' });
    const panel = document.getElementById(reach.getAttribute('popovertarget')!)!;
    expect(panel.querySelectorAll('a')).toHaveLength(0);
    fireEvent.focus(reach);
    await waitFor(() => expect(panel.querySelectorAll('a')).toHaveLength(tools.length));
    expect([...panel.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Images',
      'Video',
      'Faces',
      'Audio',
      'Editing',
      'Fun',
      'Chat',
    ]);
    expect(panel.querySelector('a[href="/text-to-video-ai"]')!.textContent).toContain('2 credits');
  });

  test('on a phone a drawer holds everything, and closes with the way that is taken', async () => {
    await show(
      <>
        <TopBar path="/" section="home" />
        <DialogHost />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(addressesIn(drawer)).toEqual(expect.arrayContaining(['/ai-tools', '/template', '/settings', '/fr', '/ru']));
    fireEvent.click(within(drawer).getByRole('link', { name: 'Templates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the balance in the top bar', () => {
  test('that failed is reported and requested again on click', async () => {
    const server = new Server();
    server.answers(anonymousCredit, refusal('unavailable'));
    await show(<TopBar path="/" section="home" />, { server });
    const retry = await screen.findByRole('button', { name: 'We couldn’t load your balance. Try again.' });
    expect(screen.queryByText('Loading your balance')).toBeNull();
    server.answers(anonymousCredit, granted({ credit_remain: 19 }));
    fireEvent.click(retry);
    expect(await screen.findByText('19 credits')).toBeTruthy();
  });
});

describe('what lies over the page', () => {
  test('shows that the network is away, for as long as it is', async () => {
    await show(<Layers />);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    onLine.mockRestore();
  });

  test('shows that the next page is on its way', async () => {
    const server = new Server();
    server.answers(listTemplates, new Held<never>().promise);
    const { root } = await show(<Layers />, { server });
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => root.navigation.send({ type: 'navigation.requested', href: '/template' }));
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  test('third-party scripts load when the operator configured them, and only then', async () => {
    const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-third-party]')].map(({ src }) => src);
    const quiet = Promise.resolve({ analytics: null, chatWidget: null });
    loadThirdParty(() => quiet);
    await waitFor(() => quiet);
    expect(scripts()).toEqual([]);
    const invited = Promise.resolve({ analytics: 'https://count.test/a.js', chatWidget: 'https://chat.test/w.js' });
    loadThirdParty(() => invited);
    await waitFor(() => expect(scripts()).toEqual(['https://count.test/a.js', 'https://chat.test/w.js']));
    loadThirdParty(() => invited);
    expect(scripts()).toHaveLength(2);
    for (const script of document.querySelectorAll('script[data-third-party]')) script.remove();
  });
});

describe('a page that breaks', () => {
  test('shows 500 with a way on, and the shell stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Bad = () => {
      throw new Error('drawn wrongly');
    };
    await show(
      <>
        <Guard>
          <Bad />
        </Guard>
        <Footer beside={false} />
      </>,
    );
    expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    vi.restoreAllMocks();
  });

  test.each([
    'Failed to fetch dynamically imported module: https://x/chunk.js',
    'error loading dynamically imported module: https://x/chunk.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/chunk.css',
  ])('because a chunk is lost is reported, with a reload: %s', async (message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = lazy(() => Promise.reject(new TypeError(message)));
    await show(
      <Guard>
        <Suspense>
          <Lost />
        </Suspense>
      </Guard>,
    );
    expect(await screen.findByRole('heading', { name: siteStatus.broken.lostTitle })).toBeTruthy();
    expect(screen.getByText(siteStatus.broken.lostBody)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('500')).toBeNull();
    vi.restoreAllMocks();
  });

  test.each([
    ['a part that is lost', () => Promise.reject(new TypeError('Importing a module script failed.')), 'button', 'Try again'],
    ['a page that broke', () => Promise.reject(new Error('broken')), 'button', 'Try again'],
    ['the way home from it', () => Promise.reject(new Error('broken')), 'link', 'Go to the home page'],
  ] as const)('asks before a reload that loses typed text: %s', async (_, load, role, name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(freshnessServices, 'reload').mockImplementation(() => undefined);
    const Lost = lazy(load);
    const { user } = await show(
      <>
        <label>
          Message <textarea name="message" />
        </label>
        <Guard>
          <Suspense>
            <Lost />
          </Suspense>
        </Guard>
        <FreshnessBar />
      </>,
    );
    await user.type(screen.getByLabelText('Message'), 'Dear all');
    const click = async () => user.click(await screen.findByRole(role, { name }));
    await click();
    const question = await screen.findByText('If you reload, you’ll lose what you’ve typed or chosen here.');
    expect(reload).not.toHaveBeenCalled();
    const bar = within(question.closest<HTMLElement>('[role=alert]')!);
    await user.click(bar.getByRole('button', { name: 'Cancel' }));
    expect([screen.queryByText(/If you reload/), reload.mock.calls]).toEqual([null, []]);
    await click();
    await user.click(
      within((await screen.findByText(/If you reload/)).closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Reload' }),
    );
    await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith(role === 'link' ? '/' : null));
    vi.restoreAllMocks();
  });

  test('in a dialog leaves the page behind it, and the dialog can be closed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.doMock('../../../src/features/money/invite-dialog.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { root } = await show(
      <>
        <p>The page</p>
        <DialogHost />
      </>,
    );
    act(() => root.openDialog('invite'));
    await vi.waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBeNull());
    expect(screen.getByText('The page')).toBeTruthy();
    expect(root.toasts.getSnapshot().context.visible.map(({ message }) => message)).toEqual([{ key: 'networkProblem' }]);
    vi.doUnmock('../../../src/features/money/invite-dialog.tsx');
    vi.restoreAllMocks();
  });

  test('is tried again', async () => {
    const retry = vi.fn();
    await show(<Broken reason="ours" onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('exploring', () => {
  async function opened(href = '/ai-face-swap') {
    const shown = await show(<DialogHost />, { href });
    act(() => shown.root.openDialog('explore'));
    return within(await screen.findByRole('dialog', { name: 'Explore more tools' }));
  }

  test('each slide opens its tool in a new tab; the tool of the page is not among them', async () => {
    const dialog = await opened('/ai-hug-generator');
    const links = dialog.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      slides.map(({ slug }) => `/${slug}`).filter((path) => path !== '/ai-hug-generator'),
    );
    for (const link of links) expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    for (const { slug } of slides) expect(routeOf(`/${slug}`)).not.toBeNull();
  });

  test('arrows show the next and the one before; the movement can be stopped', async () => {
    const dialog = await opened();
    const current = () => dialog.getAllByRole('button', { name: /^Tool \d of/ }).findIndex((dot) => dot.hasAttribute('aria-current'));
    expect(current()).toBe(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Next tool' }));
    await waitFor(() => expect(current()).toBe(1));
    fireEvent.click(dialog.getByRole('button', { name: 'Previous tool' }));
    await waitFor(() => expect(current()).toBe(0));
    fireEvent.click(dialog.getByRole('button', { name: 'Previous tool' }));
    await waitFor(() => expect(current()).toBe(slides.length - 1));
    fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(dialog.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  test('nothing moves by itself for who wants less motion', async () => {
    isCalm = true;
    const dialog = await opened('/ai-girl-generator');
    expect(dialog.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});

test('a preview is enlarged on click, and closes by its button or beside the image', async () => {
  await show(
    <Preview src="/files/fox.png" type="image/png" label="A fox">
      <img src="/files/fox.png" alt="A fox" />
    </Preview>,
  );
  const overlay = document.querySelector('dialog')!;
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge: A fox' }));
  expect(overlay.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(overlay.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge: A fox' }));
  fireEvent.click(overlay.querySelector('img')!);
  expect(overlay.open).toBe(true);
  fireEvent.click(overlay);
  expect(overlay.open).toBe(false);
});
