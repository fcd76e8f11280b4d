import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { times } from '../../contract/facts/times.ts';
import { deleteCreation, getShare, listCreations, shareCreation } from '../../contract/structs/calls/generations.ts';
import { logout } from '../../contract/structs/calls/users.ts';
import { creation as bareCreation } from '../../machines/deletion/deletion.sample.ts';
import type { Creation } from '../../machines/creations/creation.ts';
import CreationsPage from '../../src/features/creations/creations.tsx';
import { granted, Held, refusal } from '../machines/answers.ts';
import { freeze, pass, show, until } from './kit.tsx';
import { serverOf } from './person.ts';
import { Server } from './server.ts';

// As the page's route does before it is shown.

/** Times are the person's own. */
const at = (time: string) => new Date(time).toISOString();
const creation = (id: string, createdAt: string, facts: Partial<Creation> = {}): Creation => ({
  ...bareCreation(id),
  outputs: [{ url: `/files/${id}.png`, type: 'image/png', width: 8, height: 8, duration: null }],
  createdAt: at(createdAt),
  ...facts,
});

const fox = creation('fox', '2026-11-21T11:30:00', { notes: { draft: true } });
const cat = creation('cat', '2026-11-21T00:10:00');
const owl = creation('owl', '2026-11-20T23:50:00');
const old = creation('old', '2026-11-02T08:00:00');
const page = (items: Creation[], next: string | null = null) => granted({ items, next });

async function opened(items: Creation[] | Server) {
  const server = items instanceof Server ? items : new Server();
  if (!(items instanceof Server)) server.answers(listCreations, page(items));
  server.answers(deleteCreation, granted(null));
  return show(<CreationsPage path="/my-creations" />, { server });
}

const images = () =>
  [...document.querySelectorAll('img[alt^="Image"]')].map((image) => /\/files\/(\w+)/.exec(image.getAttribute('src') ?? '')?.[1]);
const tileOf = (id: string) => within(document.querySelector(`img[src="/files/${id}.png"]`)!.closest('li')!);
const shown = (...ids: string[]) => until(() => expect(images()).toEqual(ids));
const remove = (id: string) => fireEvent.click(tileOf(id).getByRole('button', { name: 'Delete' }));
const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('the list', () => {
  // First: after a test that holds the time, a page draws no more frames, which a menu needs to close.
  test('has a menu on each of its cards: the other formats of the file, and a link to share', async () => {
    const video = creation('film', '2026-11-21T11:00:00', {
      outputs: [{ url: '/files/film.mp4?e=1', type: 'video/mp4', width: 8, height: 8, duration: 2 }],
    });
    const { server, user } = await opened([video, cat]);
    await shown('cat');
    server.answers(getShare, granted({ url: null }));
    server.answers(shareCreation, granted({ url: 'https://iridia.example/s/abc' }));
    const [ofVideo, ofCat] = screen.getAllByRole('button', { name: /^Download and share: / });
    await user.click(ofVideo!);
    const menu = within(await screen.findByRole('dialog', { name: /^Download and share: / }));
    await menu.findByRole('link');
    expect(menu.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual([
      ['/files/film.mp4?e=1&as=gif', expect.stringMatching(/^ai-sticker-maker-2026-11-\d\d-\d{4}\.gif$/)],
    ]);
    await user.click(menu.getByRole('button', { name: 'Share' }));
    expect((await menu.findByRole<HTMLInputElement>('textbox')).value).toBe('https://iridia.example/s/abc');
    expect(server.requestsOf(shareCreation).map(({ path }) => path)).toEqual(['/api/creations/film/share']);
    await user.click(ofVideo!);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Download and share: / })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(ofVideo));
    await user.click(ofCat!);
    const links = await within(await screen.findByRole('dialog', { name: /^Download and share: / })).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('download'))).toEqual([
      expect.stringMatching(/^ai-sticker-maker-2026-11-\d\d-\d{4}\.jpg$/),
      expect.stringMatching(/^ai-sticker-maker-2026-11-\d\d-\d{4}\.webp$/),
    ]);
  });

  test.each([
    ['a visitor', undefined],
    ['a user', 'T'],
  ])('is asked for once when the page of %s loads', async (_, token) => {
    const server = new Server();
    server.answers(listCreations, page([fox]));
    await show(<CreationsPage path="/my-creations" />, { server, isLate: true, ...(token && { token }) });
    await shown('fox');
    await until(() => expect(server.requestsOf(listCreations)).toHaveLength(1));
    expect(server.requestsOf(listCreations)[0]!.headers.get('token')).toBe(token ?? null);
  });

  test('shows that it is loading, then that it is empty, and where to begin', async () => {
    const server = new Server();
    const answer = new Held<ReturnType<typeof page>>();
    server.answers(listCreations, answer.promise);
    await opened(server);
    expect(screen.getByRole('status', { name: 'Loading your creations' })).toBeTruthy();
    answer.resolve(page([]));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('link', { name: 'Make a sticker' }).getAttribute('href')).toBe('/ai-sticker-maker#make');
  });

  test('is grouped by day, with jobs under way first', async () => {
    freeze('2026-11-21T12:00:00');
    const waiting = creation('new', '2026-11-21T11:59:00', { status: 'queued', progress: 0, outputs: [] });
    const running = creation('run', '2026-11-21T11:58:00', { status: 'running', progress: 0.4, outputs: [] });
    await opened([waiting, running, fox, cat, owl, old]);
    await shown('fox', 'cat', 'owl', 'old');
    const groups = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => [heading.textContent, heading.parentElement!.querySelectorAll('li').length]);
    expect(groups).toEqual([
      ['In progress', 2],
      ['Today', 2],
      ['Yesterday', 1],
      ['November 2, 2026', 1],
    ]);
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '40']);
    expect(screen.getByText('Waiting in line')).toBeTruthy();
  });

  test('marks what the draft engine made, and offers each file', async () => {
    await opened([fox, cat]);
    await shown('fox', 'cat');
    expect(tileOf('fox').queryByText('Composed')).toBeTruthy();
    expect(tileOf('cat').queryByText('Composed')).toBeNull();
    const download = tileOf('cat').getByRole('link', { name: /^Download: / });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      '/files/cat.png',
      'ai-sticker-maker-2026-11-21-0010.png',
    ]);
  });

  test('shows on each card what it is, with its tool, its length and its words', async () => {
    const made = (id: string, tool: string, type: string, duration: number | null, words: string | null): Creation =>
      creation(id, '2026-11-21T11:30:00', {
        tool,
        words,
        choices: words ? { prompt: words, ratio: '9:16' } : {},
        outputs: [{ url: `/files/${id}.${type}`, type, width: 8, height: 8, duration }],
      });
    await opened([
      made('film', 'text-to-video-ai', 'video/mp4', 5.2, 'a boat on the sea'),
      made('sound', 'ai-text-to-audio', 'audio/mpeg', 0.4, 'Good morning'),
      made('gif', 'gif-face-swap', 'image/gif', null, null),
      made('cat', 'ai-text-to-image', 'image/jpeg', null, null),
    ]);
    const at = 'Nov 21, 2026, 11:30 AM';
    expect(await screen.findByRole('button', { name: `Enlarge: Video made on ${at}: Text to video, 5 seconds` })).toBeTruthy();
    expect(await screen.findByRole('group', { name: `Audio made on ${at}: Text to speech, 1 second` })).toBeTruthy();
    expect(screen.getByRole('img', { name: `GIF made on ${at}: GIF face swap` })).toBeTruthy();
    expect(screen.getByRole('img', { name: `Image made on ${at}: Text to image` })).toBeTruthy();
    const remix = screen.getByRole('link', { name: `Remix: Text to video, ${at}` });
    expect(remix.getAttribute('href')).toBe('/text-to-video-ai?prompt=a+boat+on+the+sea&ratio=9%3A16#make');
    const cards = screen.getAllByRole('listitem');
    expect(cards.map((card) => card.textContent!.replace(/^.*?Remix/, ''))).toEqual([
      'Text to videoa boat on the sea11:30 AM',
      expect.stringContaining('0:00Text to speechGood morning11:30 AM'),
      'GIF face swap11:30 AM',
      'Text to image11:30 AM',
    ]);
    expect(within(cards[0]!).getByText('0:05')).toBeTruthy();
  });

  test('names a photo effect, and shows a video where it has become what it is about', async () => {
    const output = { url: '/files/film.mp4', type: 'video/mp4', width: 8, height: 8, duration: 6 };
    await opened([
      creation('film', '2026-11-21T11:30:00', { tool: 'ai-effect', words: null, choices: { effect: 'zombie' }, outputs: [output] }),
    ]);
    expect(await screen.findByText('Photo effects · Zombie')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Remix: Photo effects · Zombie, / })).toBeTruthy();
    // At its start, an effect shows the photo alone.
    expect(document.querySelector('video')!.getAttribute('src')).toBe('/files/film.mp4#t=3.60');
  });

  test.each([
    ['failed', 'Failed'],
    ['cancelled', 'Canceled'],
  ] as const)('explains for a job that %s what became of it and of its credits', async (status, sentence) => {
    await opened([
      creation('bad', '2026-11-21T11:00:00', {
        status,
        words: 'a fox',
        choices: { prompt: 'a fox' },
        outputs: [],
        cost: 2,
        error: { code: 50002, msg: 'The engine gave up.' },
      }),
    ]);
    const card = within((await screen.findByText(sentence)).closest('li')!);
    expect(card.getByText('Sticker maker, a fox')).toBeTruthy();
    expect(card.getByText('The engine gave up.')).toBeTruthy();
    expect(card.getByText('You got your 2 credits back.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/ai-sticker-maker?prompt=a+fox#make');
  });

  test('that fails to load is reported and requested again', async () => {
    const server = new Server();
    server.answers(listCreations, refusal('unavailable'));
    await opened(server);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('We couldn’t load your creations.')).toBeTruthy();
    server.answers(listCreations, page([fox]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await shown('fox');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes on from page to page; a page that cannot be had is asked for again', async () => {
    const server = new Server();
    server.answers(listCreations, page([fox], 'cursor'));
    await opened(server);
    await shown('fox');
    server.answers(listCreations, refusal('unavailable'));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load the rest.');
    server.answers(listCreations, page([cat]));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await shown('fox', 'cat');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('a creation that is deleted', () => {
  const { undoTime } = times;

  test('disappears at once and comes back to its place on undo; the server receives nothing', async () => {
    freeze();
    const { server } = await opened([fox, cat, owl]);
    await shown('fox', 'cat', 'owl');
    remove('cat');
    expect(images()).toEqual(['fox', 'owl']);
    expect(screen.getByText('Deleted.')).toBeTruthy();
    fireEvent.click(undo()!);
    expect(images()).toEqual(['fox', 'cat', 'owl']);
    expect(undo()).toBeNull();
    await pass(2 * undoTime);
    expect(server.requestsOf(deleteCreation)).toEqual([]);
  });

  test('is deleted on the server when the time to undo is over', async () => {
    freeze();
    const { server } = await opened([fox, cat]);
    await shown('fox', 'cat');
    remove('fox');
    await pass(undoTime - 1);
    expect(server.requestsOf(deleteCreation)).toEqual([]);
    await pass(1);
    await until(() => expect(server.requestsOf(deleteCreation).map(({ path }) => path)).toEqual(['/api/creations/fox']));
    expect(undo()).toBeNull();
    expect(images()).toEqual(['cat']);
  });

  test('can be undone when it was the only one', async () => {
    await opened([fox]);
    await shown('fox');
    remove('fox');
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    fireEvent.click(undo()!);
    expect(images()).toEqual(['fox']);
    expect(screen.queryByRole('heading', { name: 'Nothing here yet' })).toBeNull();
  });

  test('is deleted when the page is left', async () => {
    freeze();
    const { server, unmount } = await opened([fox]);
    await shown('fox');
    remove('fox');
    unmount();
    await pass(undoTime);
    await until(() => expect(server.requestsOf(deleteCreation)).toHaveLength(1));
  });

  test('is deleted for the user who signs out, and the session is closed after that', async () => {
    const server = serverOf();
    server.answers(listCreations, page([fox, cat]));
    const answer = new Held<ReturnType<typeof granted<null>>>();
    server.answers(deleteCreation, answer.promise);
    server.answers(logout, granted(null));
    const { root } = await show(<CreationsPage path="/my-creations" />, { server, token: 'T' });
    await shown('fox', 'cat');
    remove('fox');
    act(() => root.session.send({ type: 'signOut.requested' }));
    await until(() =>
      expect(server.requestsOf(deleteCreation).map(({ path, headers }) => [path, headers.get('token')])).toEqual([
        ['/api/creations/fox', 'T'],
      ]),
    );
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(server.requestsOf(logout)).toEqual([]);
    answer.resolve(granted(null));
    await waitFor(() => expect(server.requestsOf(logout).map(({ headers }) => headers.get('token'))).toEqual(['T']));
    await waitFor(() => expect(root.session.getSnapshot().value).toBe('visitor'));
    expect(server.requestsOf(deleteCreation)).toHaveLength(1);
  });

  test('that no answer comes about does not keep the user here', async () => {
    freeze();
    const server = serverOf();
    server.answers(listCreations, page([fox]));
    const answer = new Held<ReturnType<typeof granted<null>>>();
    server.answers(deleteCreation, answer.promise);
    server.answers(logout, granted(null));
    const { root } = await show(<CreationsPage path="/my-creations" />, { server, token: 'T' });
    await shown('fox');
    remove('fox');
    act(() => root.session.send({ type: 'signOut.requested' }));
    await pass(times.lastingTimeout - 1);
    expect(server.requestsOf(logout)).toEqual([]);
    await pass(1);
    await until(() => expect(root.session.getSnapshot().value).toBe('visitor'));
    // The next session of this page does not wait for it.
    answer.resolve(granted(null));
  });

  test('is back when the server does not delete it', async () => {
    freeze();
    const { server, root } = await opened([fox, cat]);
    await shown('fox', 'cat');
    server.answers(deleteCreation, refusal('unavailable', 'Not now.'));
    remove('fox');
    await pass(undoTime);
    await shown('fox', 'cat');
    expect(root.toasts.getSnapshot().context.visible.map(({ message }) => message)).toEqual([{ text: 'Not now.' }]);
  });
});

test('the filter offers what the user has made something with, and asks for one tool alone', async () => {
  const server = new Server();
  server.answers(listCreations, granted({ items: [fox], next: null, tools: ['ai-sticker-maker', 'ai-face-swap'] }));
  await opened(server);
  await shown('fox');
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
  expect([...filter.options].map(({ textContent }) => textContent)).toEqual(['All', 'Face swap', 'Sticker maker']);
  expect(filter.selectedOptions[0]!.textContent).toBe('All');
  server.answers(listCreations, page([cat]));
  fireEvent.change(filter, { target: { value: 'ai-sticker-maker' } });
  await shown('cat');
  expect(filter.selectedOptions[0]!.textContent).toBe('Sticker maker');
  expect(server.requestsOf(listCreations).at(-1)!.query).toEqual({ tool: 'ai-sticker-maker' });
  expect(filter.options).toHaveLength(3);
});
