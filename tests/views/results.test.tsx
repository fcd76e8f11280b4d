import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  createGeneration,
  listTools,
  shareCreation,
  unshareCreation,
  type generation as generationStruct,
} from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { toolBySlug, type Tool } from '../../contract/facts/tools/index.ts';
import { jobOf } from '../../machines/generation/generation.selectors.ts';
import { formOf, generationFlow } from '../../src/actors/generation.ts';
import { loadPlayer } from '../../src/design/playable.tsx';
import { OtherFormats } from '../../src/features/making/result/other-formats.tsx';
import { ResultPanel } from '../../src/features/making/result/result-panel.tsx';
import { useGeneration } from '../../src/features/making/generation/use-generation.ts';
import { granted } from '../machines/answers.ts';
import { show, until } from './kit.tsx';
import { Server } from './server.ts';

type Job = Infer<typeof generationStruct>;
type Output = Job['outputs'][number];

function Panel({ tool }: { tool: Tool }) {
  return <ResultPanel generation={useGeneration(tool)} tool={tool} example={null} file={tool.slug} />;
}

/** The result of a tool whose form was filled with these values and this image. */
async function made(slug: string, output: Partial<Output>, { values = {}, notes = {} }: { values?: object; notes?: Job['notes'] } = {}) {
  const tool = toolBySlug(slug)!;
  const server = new Server();
  server.answers(listTools, granted([]));
  server.answers(createGeneration, granted({ id: 'g1', status: 'queued' as const, cost: 1 }));
  server.streams();
  const shown = await show(<Panel tool={tool} />, { server });
  const flow = generationFlow(shown.root, tool);
  const form = formOf(flow);
  const given = {
    name: '01JD.png',
    original: 'Me & my cat.jpeg',
    url: '/files/me.png',
    width: 400,
    height: 300,
    type: 'image/png',
    size: 9,
  };
  const field = tool.fields.find(({ kind }) => kind === 'picture');
  form.send({ type: 'form.filled', values: { ...values }, files: field ? { [field.name]: given } : {} });
  form.send({ type: 'form.submitted' });
  await until(() => expect(server.isFollowed).toBe(true));
  const whole = { url: '/files/r.png?e=1', type: 'image/png', width: 400, height: 300, duration: null, ...output };
  server.reports({
    id: 'g1',
    tool: slug,
    engine: 'local',
    status: 'succeeded',
    progress: 1,
    stage: null,
    cost: 1,
    outputs: [whole],
    notes,
    error: null,
  });
  await screen.findByRole('link', { name: /^Download/ });
  return { ...shown, flow, server };
}

const inOil = { values: { style: 'oil' } };

const panel = () => screen.getByRole('region', { name: 'Result' });
const downloads = () => {
  const link = screen.getByRole('link', { name: /^Download/ });
  return [link.textContent, link.getAttribute('download')];
};

test('an image of the same shape as the input is compared with it', async () => {
  await made('ai-image-to-image', {}, inOil);
  const line = screen.getByRole('slider', { name: 'Before and after' });
  const before = panel().querySelector<HTMLElement>('img[src="/files/me.png"]')!;
  expect(before.style.clipPath).toBe('inset(0px 50% 0px 0px)');
  fireEvent.change(line, { target: { value: '80' } });
  expect(before.style.clipPath).toBe('inset(0px 20% 0px 0px)');
  expect(downloads()).toEqual(['Download PNG', 'Me-my-cat-image-to-image.png']);
});

test('an image added after the result is not compared with it, and the result states that it was made without it', async () => {
  const { flow } = await made('ai-image-to-image', {}, inOil);
  expect(screen.queryByText(/^You’ve added a file since/)).toBeNull();
  const file = { ref: 'new', name: 'other.png', type: 'image/png', size: 9 };
  act(() => formOf(flow).send({ type: 'file.given', slot: 'image', kind: 'picture', file }));
  expect(await screen.findByText('You’ve added a file since then. This result was made without it.')).toBeTruthy();
  expect(screen.queryByRole('slider', { name: 'Before and after' })).toBeNull();
  expect(downloads()).toEqual(['Download PNG', 'ai-image-to-image.png']);
});

test.each([
  ['image-to-video-ai', 'video/mp4', 'video', 'Your video is ready.', ['Download MP4', 'Me-my-cat-image-to-video-ai.mp4']],
  ['ai-text-to-audio', 'audio/mpeg', 'audio', 'Your audio is ready.', ['Download MP3', 'Good-morning-text-to-audio.mp3']],
] as const)('%s is played', async (slug, type, element, sentence, file) => {
  // Its code comes with the first result that is played.
  await loadPlayer();
  await made(slug, { type, url: '/files/r', duration: 3 }, { values: { text: 'Good morning' } });
  await until(() => expect(panel().querySelector(element)).not.toBeNull());
  const player = panel().querySelector(element)!;
  expect([player.getAttribute('src'), player.getAttribute('aria-label')]).toEqual(['/files/r', sentence]);
  const controls = within(within(panel()).getByRole('group', { name: sentence }));
  expect(controls.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(controls.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('0:00 / 0:03');
  expect(screen.getByText(sentence, { selector: '[role=status]' })).toBeTruthy();
  expect(downloads()).toEqual(file);
});

test.each([
  ['a picture of another shape', 'ai-image-to-image', { width: 512, height: 512, type: 'image/jpeg' }, 'Your image is ready.', 'img'],
  ['a picture that is compared', 'ai-image-to-image', {}, 'Your image is ready.', 'img'],
  ['a video', 'image-to-video-ai', { type: 'video/mp4', url: '/files/r', duration: 3 }, 'Your video is ready.', 'video'],
] as const)('%s is enlarged over the page', async (_name, slug, output, sentence, element) => {
  const shown: HTMLDialogElement[] = [];
  // jsdom plays nothing, and has no dialogs that are shown over the page.
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  HTMLDialogElement.prototype.showModal = function show() {
    shown.push(this);
  };
  await made(slug, output, inOil);
  fireEvent.click(screen.getByRole('button', { name: `Enlarge: ${sentence}` }));
  await until(() => expect(shown[0]?.querySelector(element)?.getAttribute('src')).toMatch(/^\/files\//));
  expect(shown[0]!.querySelector('a[download]')?.textContent).toMatch(/^Download (?:JPEG|PNG|MP4)$/);
  // A video was chosen by the sign that it plays.
  if (element === 'video') await until(() => expect(played).toHaveBeenCalled());
});

test('where no dialog can be shown over the page, it is enlarged in a tab of its own', async () => {
  // @ts-expect-error A browser from before 2022.
  delete HTMLDialogElement.prototype.showModal;
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  await made('ai-image-to-image', {}, inOil);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge: Your image is ready.' }));
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^\/files\//), '_blank', 'noopener');
});

test('a result names what it is', async () => {
  const { flow } = await made(
    'ai-text-to-image',
    {},
    { values: { prompt: 'a fox' }, notes: { draft: true, understood: ['fox'], seed: 7 } },
  );
  expect(within(panel()).getByText('Composed, not generated')).toBeTruthy();
  expect(within(panel()).getByText('Shown: fox')).toBeTruthy();
  formOf(flow).send({ type: 'field.changed', name: 'seed', value: 7 });
  fireEvent.click(screen.getByRole('button', { name: /^Make another/ }));
  await until(() =>
    expect(jobOf(flow.getSnapshot())?.getSnapshot().context.inputs).toEqual({ prompt: 'a fox', ratio: '1:1', style: 'plain', seed: 7 }),
  );
});

test('a voice is labeled as not cloned', async () => {
  await made('ai-text-to-audio', { type: 'audio/mpeg' }, { values: { text: 'Hello' }, notes: { voiceMatch: true, synthetic: true } });
  expect(within(panel()).getByText(/^Voice match: a synthetic voice/)).toBeTruthy();
});

test('a result goes on as the input of another tool', async () => {
  const { root, server } = await made('ai-text-to-image', {}, { values: { prompt: 'a fox' } });
  const others = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Continue in another tool' });
  await until(() => expect([...others.options].map(({ value }) => value)).toContain('ai-image-enhancer'));
  // The page of one tool has loaded the words of that one alone.
  expect(new Set([...others.options].map(({ label }) => label)).size).toBe(others.options.length);
  expect([...others.options].map(({ value }) => value)).not.toContain('video-face-swap');
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.startsWith('/files/') ? new Response('bytes', { headers: { 'content-type': 'image/png' } }) : server.fetch(address, init),
  );
  fireEvent.change(others, { target: { value: 'ai-image-enhancer' } });
  const next = formOf(generationFlow(root, toolBySlug('ai-image-enhancer')!));
  await until(() =>
    expect(next.getSnapshot().context.uploads['image']?.file).toMatchObject({ name: 'a-fox-text-to-image.png', type: 'image/png' }),
  );
  expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/report?url=%2Ffiles%2Fr.png%3Fe%3D1');
});

test('an image is downloaded in another format from the menu beside Download', async () => {
  const { user } = await made('ai-background-remover', {});
  await user.click(screen.getByRole('button', { name: 'Other formats' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Other formats' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('download')])).toEqual([
    ['Download JPEGTransparent areas turn white.', '/files/r.png?e=1&as=jpeg&ground=white', 'Me-my-cat-background-remover.jpg'],
    ['Download WebP', '/files/r.png?e=1&as=webp', 'Me-my-cat-background-remover.webp'],
  ]);
});

test.each([
  ['video/mp4', [['/files/r?e=1&as=gif', 'gif']]],
  [
    'video/webm',
    [
      ['/files/r?e=1&as=mp4&ground=white', 'mp4'],
      ['/files/r?e=1&as=gif', 'gif'],
    ],
  ],
  ['image/gif', [['/files/r?e=1&as=mp4&ground=white', 'mp4']]],
  ['audio/mpeg', [['/files/r?e=1&as=wav', 'wav']]],
] as const)('%s can be taken in the other formats of its kind', async (type, links) => {
  const { user } = await show(<OtherFormats url="/files/r?e=1" type={type} file="mine" />, { server: new Server() });
  await user.click(screen.getByRole('button', { name: 'Other formats' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Other formats' }));
  expect(menu.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual(
    links.map(([href, extension]) => [href, `mine.${extension}`]),
  );
});

test('a result is shared by a link whose copying is confirmed, and unshared', async () => {
  const url = 'https://iridia.example/s/abc';
  const writeText = vi.fn(async () => undefined);
  const { user, server, root } = await made('ai-text-to-image', {}, { values: { prompt: 'a fox' } });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  server.answers(shareCreation, granted({ url }));
  server.answers(unshareCreation, granted(null));
  const reported = () => root.toasts.getSnapshot().context.visible.map(({ message }) => message);
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Anyone with this link/ })).value).toBe(url);
  await until(() => expect(reported()).toEqual([{ key: 'shareCopied' }]));
  expect([server.requestsOf(shareCreation).map(({ path }) => path), writeText.mock.calls]).toEqual([['/api/creations/g1/share'], [[url]]]);
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await screen.findByRole('button', { name: 'Share' });
  expect(server.requestsOf(unshareCreation)).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});
