import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { routeOf } from '../../src/wiring/routes.ts';
import { loadWords } from '../../src/platform/words.ts';
import Home from '../../src/features/discover/home.tsx';
import { show } from './kit.tsx';

beforeAll(() => loadWords('en', ['home']));

test.each([
  [null, '/ai-sticker-maker?prompt=a+fox+%26+a+hat#make'],
  ['Image', '/ai-text-to-image?prompt=a+fox+%26+a+hat'],
  ['Video', '/text-to-video-ai?prompt=a+fox+%26+a+hat'],
  ['Voice', '/ai-text-to-audio?text=a+fox+%26+a+hat'],
])('what was typed goes along to the tool of the chosen kind: %s', async (kind, href) => {
  const { root } = await show(<Home path="/" />);
  const { pathname, searchParams } = new URL(href, 'https://site.test');
  const tool = toolBySlug(pathname.slice(1))!;
  if (kind) fireEvent.click(screen.getByRole('radio', { name: kind }));
  const words = screen.getByRole('textbox', { name: 'What do you want to make?' });
  fireEvent.change(words, { target: { value: ' a fox & a hat ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  await waitFor(() => expect(root.navigation.getSnapshot().context.pending?.href ?? root.navigation.getSnapshot().context.href).toBe(href));
  // It goes where the tool takes words, none of them is cut off on the way, and the price on the button is the tool's.
  const field = tool.fields.find(({ name }) => searchParams.has(name));
  expect(field).toMatchObject({ kind: 'prompt', max: (words as HTMLTextAreaElement).maxLength });
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
  expect(within(hug).getByText('20 credits')).toBeTruthy();
});
