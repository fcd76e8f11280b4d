import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { listTools, type toolSummary } from '../../contract/structs/calls/generations.ts';
import { listTemplates } from '../../contract/structs/calls/templates.ts';
import { effects } from '../../contract/facts/tools/effects.ts';
import { effectMaker } from '../../contract/facts/tools/effect.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { costOfEffect } from '../../contract/facts/tools/terms.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { textToImage } from '../../contract/facts/tools/text-to-image.ts';
import { prerenderedPaths, routeOf } from '../../src/routing/routes.ts';
import ToolsPanel from '../../src/boot/shell/tools-panel.tsx';
import { loadWords } from '../../src/platform/words.ts';
import AiTools from '../../src/features/discover/ai-tools.tsx';
import Effects from '../../src/features/discover/effects.tsx';
import Templates from '../../src/features/discover/templates.tsx';
import type { FeatureCard } from '../../src/actors/listing.ts';
import names from '../../copy/en/effects.ts';
import { loadCopy } from '../../src/platform/tool-words.ts';
import { givenInputs } from '../../machines/form/form.query.ts';
import { formPathOf } from '../../contract/facts/tools/form-path.ts';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { Server } from './server.ts';

beforeAll(async () => {
  await loadWords('en', ['effectGallery', 'templates', 'tool']);
  await loadCopy('ai-effect', 'en');
});

const offered = (slug: string, facts: Partial<Infer<typeof toolSummary>>): Infer<typeof toolSummary> => {
  const { section, result, cost, capability } = toolBySlug(slug)!;
  return { slug, section, result, cost, capability, served: true, engine: 'local', ...facts };
};

describe('the gallery of effects', () => {
  test('shows every card with its result and its price; a click opens the form with it chosen', async () => {
    await show(<Effects path="/ai-effect" />);
    for (const card of effects) {
      const link = screen.getByRole('link', { name: new RegExp(`(Video|Image)\\s*${names[card.id]}\\s*One`) });
      expect(link.getAttribute('href')).toBe(`/ai-effect/create?effect=${card.id}`);
      expect(link.textContent).toContain(costOfEffect(card) === 1 ? '1 credit' : `${costOfEffect(card)} credits`);
      expect(existsSync(join(import.meta.dirname, '../../public', link.querySelector('img')!.getAttribute('src')!))).toBe(true);
    }
  });

  test('a card that no engine of this site serves is marked and leads nowhere', async () => {
    const server = new Server();
    server.answers(listTools, granted([offered('ai-effect', { effects: ['hug'] })]));
    await show(<Effects path="/ai-effect" />, { server });
    await waitFor(() => expect(screen.getAllByText('Not available right now')).toHaveLength(effects.length - 1));
    expect(screen.getByRole('link', { name: /Hug/ }).textContent).toContain('One or two photos');
    const witch = screen.getByText('Witch').closest('li')!;
    expect([witch.querySelector('a'), witch.textContent]).toEqual([null, 'VideoWitchNot available right now 2 credits']);
  });
});

describe('the lists of tools', () => {
  const costOf = (slug: string) =>
    within(document.querySelector<HTMLElement>(`a[href="/${slug}"]`)!)
      .getByText(/^\d+ credits?$/)
      .textContent?.trim();

  test.each([
    ['the menu', () => <ToolsPanel onLeave={() => undefined} />],
    ['the page', () => <AiTools path="/ai-tools" />],
  ])('%s shows what a tool costs here: nothing for answers of the help assistant', async (_, View) => {
    const server = new Server();
    const answer = Promise.withResolvers<Answer<Infer<typeof listTools.data>>>();
    server.answers(listTools, answer.promise);
    await show(
      <Suspense>
        <View />
      </Suspense>,
      { server },
    );
    await waitFor(() => expect(costOf('ai-chatbot')).toBe('1 credit'));
    answer.resolve(granted([offered('ai-chatbot', { cost: 0 })]));
    await waitFor(() => expect(costOf('ai-chatbot')).toBe('0 credits'));
    expect(costOf('video-face-swap')).toBe('20 credits');
  });
});

const card = (id: string, facts: Partial<FeatureCard> = {}): FeatureCard => ({
  id,
  cover_url: `/templates/${id}.webp`,
  detail_url: `/templates/${id}.webp`,
  name_lang: id,
  credits_cost: 1,
  tab: 'nature',
  tool: 'ai-text-to-image',
  inputs: { prompt: 'a lake & a hill', ratio: '4:3' },
  ...facts,
});
const page = (items: FeatureCard[], next: string | null = null) => granted({ items, next });
const shown = (...ids: string[]) =>
  waitFor(() => expect([...document.querySelectorAll('img')].map((image) => /\/(\w+)\.webp/.exec(image.src)?.[1])).toEqual(ids));

async function opened(path: string, server = new Server()) {
  return show(<Templates path={path} />, { server });
}

describe('the gallery of templates', () => {
  test('shows that it is loading, and a card opens its tool with the form filled in', async () => {
    const server = new Server();
    server.answers(
      listTemplates,
      page([card('lake'), card('witch', { tool: 'ai-effect', inputs: { effect: 'witch' }, credits_cost: 20 })]),
    );
    await opened('/template', server);
    await shown('lake', 'witch');
    const [lake, witch] = [screen.getByRole('link', { name: /lake/ }), screen.getByRole('link', { name: /witch/ })];
    expect(lake.getAttribute('href')).toBe('/ai-text-to-image?prompt=a+lake+%26+a+hill&ratio=4%3A3');
    expect(witch.getAttribute('href')).toBe('/ai-effect/create?effect=witch');
    expect(witch.textContent).toContain('20 credits');
    expect(server.requestsOf(listTemplates)[0]!.query).toEqual({});
  });

  test('of a tool asks for its own; the filter for one tab; the rest comes page by page', async () => {
    const server = new Server();
    server.answers(listTemplates, page([card('lake')], 'lake'));
    await opened('/template/ai-text-to-image', server);
    await shown('lake');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Image templates: scenes to start from');
    expect(within(screen.getByRole('navigation', { name: 'Tool' })).getByRole('link', { current: 'page' }).textContent).toBe('Images');
    server.answers(listTemplates, page([card('moon')]));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await shown('lake', 'moon');
    server.answers(listTemplates, page([card('star')]));
    fireEvent.click(screen.getByRole('button', { name: 'Space' }));
    await shown('star');
    expect(screen.getByRole('button', { name: 'Space', pressed: true })).toBeTruthy();
    expect(server.requestsOf(listTemplates).map(({ query }) => query)).toEqual([
      { tool: 'ai-text-to-image' },
      { tool: 'ai-text-to-image', cursor: 'lake' },
      { tool: 'ai-text-to-image', tab: 'space' },
    ]);
  });

  test('that fails to load is reported and requested again', async () => {
    const server = new Server();
    server.answers(listTemplates, refusal('unavailable'));
    await opened('/template', server);
    const alert = await screen.findByRole('alert');
    server.answers(listTemplates, page([card('lake')]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await shown('lake');
  });

  test('of a tool without templates leads to the tool', async () => {
    const { server } = await opened('/template/ai-face-swap');
    expect(screen.getByRole('link', { name: 'Open the tool' }).getAttribute('href')).toBe('/ai-face-swap');
    expect(server.requestsOf(listTemplates)).toEqual([]);
  });
});

describe('the addresses', () => {
  test('of known tools have a page, and are prerendered', () => {
    for (const path of ['/template', '/template/home', '/template/ai-face-swap', '/ai-effect', '/ai-effect/create', '/ai-chatbot']) {
      expect(routeOf(path), path).not.toBeNull();
      expect(prerenderedPaths(), path).toContain(path);
    }
  });

  test.each([
    '/template/nothing',
    '/nothing',
    '/template/home/more',
    '/templates',
    '/ai-effect/nothing',
    '/other/ai-face-swap',
    '/template/',
    '//ai-face-swap',
  ])('%s has a page only where it is the gallery', (path) => expect(routeOf(path) !== null).toBe(path === '/template/'));

  test('fill a form with what its fields take, and nothing else', () => {
    const query = formPathOf('ai-text-to-image', { prompt: 'a lake & a hill', ratio: '4:3', style: 'plain', seed: 7 }).split('?')[1]!;
    expect(givenInputs(textToImage.fields, query)).toEqual({ prompt: 'a lake & a hill', ratio: '4:3', style: 'plain', seed: 7 });
    expect(givenInputs(textToImage.fields, 'ratio=5:1&style=evil&seed=-1&image=a.png&__proto__=x')).toEqual({});
    expect(givenInputs(effectMaker.fields, 'effect=witch')).toEqual({ effect: 'witch' });
    expect(givenInputs(effectMaker.fields, 'effect=nobody')).toEqual({});
  });
});
