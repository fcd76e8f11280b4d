import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { routeOf } from '../../src/wiring/routes.ts';
import { loadWords } from '../../src/platform/words.ts';
import Home from '../../src/features/discover/home.tsx';
import { startModes } from '../../src/features/making/start-modes.ts';
import { show } from './kit.tsx';

beforeAll(() => loadWords('en', ['home']));

test('the kinds to begin with cost what the catalogue says, and are inputs of their tools', () => {
  for (const { slug, cost, input } of startModes) {
    const tool = toolBySlug(slug)!;
    expect([slug, tool.cost]).toEqual([slug, cost]);
    expect(tool.fields.map(({ name }) => name)).toContain(input);
  }
});

test.each([
  [null, '/ai-sticker-maker?prompt=a+fox+%26+a+hat#make'],
  ['Image', '/ai-text-to-image?prompt=a+fox+%26+a+hat'],
  ['Video', '/text-to-video-ai?prompt=a+fox+%26+a+hat'],
  ['Voice', '/ai-text-to-audio?text=a+fox+%26+a+hat'],
])('what was typed goes along to the tool of the chosen kind: %s', async (kind, href) => {
  const { root } = await show(<Home path="/" />);
  if (kind) fireEvent.click(screen.getByRole('radio', { name: kind }));
  const words = screen.getByRole('textbox', { name: 'What do you want to make?' });
  fireEvent.change(words, { target: { value: ' a fox & a hat ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  await waitFor(() => expect(root.navigation.getSnapshot().context.pending?.href ?? root.navigation.getSnapshot().context.href).toBe(href));
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
