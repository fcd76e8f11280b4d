import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createGeneration } from '../../contract/structs/calls/generations.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { routeOf } from '../../src/routing/routes.ts';
import { loadWords } from '../../src/platform/words.ts';
import Home from '../../src/features/discover/home.tsx';
import { selectUploadIn, selectValues } from '../../machines/form/form.selectors.ts';
import { makingOf, selectPhase } from '../../machines/generation/generation.selectors.ts';
import { show } from './kit.tsx';

beforeAll(() => loadWords('en', ['home']));

test.each([
  [null, '/ai-sticker-maker#make', 'prompt'],
  ['Image', '/ai-text-to-image', 'prompt'],
  ['Video', '/text-to-video-ai', 'prompt'],
  ['Voice', '/ai-text-to-audio', 'text'],
])('one click makes what was typed, on the page of the chosen kind: %s', async (kind, href, input) => {
  const { root, server } = await show(<Home path="/" />);
  const tool = toolBySlug(href.slice(1).split('#')[0]!)!;
  if (kind) fireEvent.click(screen.getByRole('radio', { name: kind }));
  const words = screen.getByRole('textbox', { name: 'What do you want to make?' });
  fireEvent.change(words, { target: { value: ' a fox & a hat ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  await waitFor(() => expect(root.navigation.getSnapshot().context.pending?.href ?? root.navigation.getSnapshot().context.href).toBe(href));
  await waitFor(() => {
    const click = server.requestsOf(createGeneration)[0];
    expect(click?.body).toMatchObject({ tool: tool.slug, inputs: { [input]: 'a fox & a hat' } });
  });
  // It goes where the tool takes words, the browser cuts none of them off, and the price on the button is the tool's.
  const field = tool.fields.find(({ name }) => name === input);
  expect(field).toMatchObject({ kind: 'prompt' });
  expect((words as HTMLTextAreaElement).maxLength).toBe(-1);
  const mode = screen.getByRole('radio', { checked: true }).getAttribute('value');
  expect(document.querySelector(`[data-cost=${mode}]`)!.textContent).toContain(`${tool.cost} credit`);
});

test('every way on the page leads to one that exists', async () => {
  await show(<Home path="/" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
  expect(links.length).toBeGreaterThan(14);
  for (const href of links) expect(routeOf(href.split(/[?#]/)[0]!), href).not.toBeNull();
  const hug = screen.getByRole('link', { name: /^Hug/ });
  expect(hug.getAttribute('href')).toBe('/ai-effect/create?effect=hug');
  expect(within(hug).getByText('2 credits')).toBeTruthy();
});

test('under Voice, which takes words only, a photo leads nowhere', async () => {
  const { root } = await show(<Home path="/" />);
  fireEvent.click(screen.getByRole('radio', { name: 'Voice' }));
  const words = screen.getByRole('textbox', { name: 'What do you want to make?' });
  fireEvent.change(words, { target: { value: 'Welcome to the show' } });
  const photo = new File(['bytes'], 'chelsea.jpg', { type: 'image/jpeg' });
  const before = root.navigation.getSnapshot().context;
  fireEvent.drop(document.querySelector('[data-drop-zone]')!, { dataTransfer: { files: [photo], types: ['Files'] } });
  fireEvent.keyDown(words, { key: 'Enter' });
  await waitFor(() =>
    expect(root.navigation.getSnapshot().context.pending?.href ?? root.navigation.getSnapshot().context.href).not.toBe(before.href),
  );
  expect(root.find({ role: 'generation', tool: 'ai-sticker-maker' })).toBeNull();
});

test('a photo opens the tool of the chosen kind that takes one, with what was typed', async () => {
  const { root } = await show(<Home path="/" />);
  fireEvent.change(screen.getByRole('textbox', { name: 'What do you want to make?' }), { target: { value: 'a birthday cake' } });
  const photo = new File(['bytes'], 'chelsea.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [photo] } });
  const opened = await waitFor(() => {
    const making = makingOf(root.find({ role: 'generation', tool: 'ai-sticker-maker' })?.getSnapshot());
    expect(selectUploadIn(making.form, 'image')?.file.name).toBe('chelsea.jpg');
    return making;
  });
  expect(selectValues(opened.form)).toMatchObject({ mode: 'imageText', prompt: 'a birthday cake' });
  expect(selectPhase(opened)).toBe('form');
});

test('a photo that is dropped or pasted on the page is taken', async () => {
  const { root } = await show(<Home path="/" />);
  const pasted = new Event('paste') as unknown as { clipboardData: object };
  pasted.clipboardData = { files: [new File(['bytes'], 'pasted.png', { type: 'image/png' })] };
  fireEvent(window, pasted as unknown as Event);
  await waitFor(() => {
    const { form } = makingOf(root.find({ role: 'generation', tool: 'ai-sticker-maker' })!.getSnapshot());
    expect([selectValues(form)['mode'], selectUploadIn(form, 'image')?.file.name]).toEqual(['image', 'pasted.png']);
  });
});
