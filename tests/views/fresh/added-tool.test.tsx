/** Adding a tool is an entry in the catalog and its copy: page, form, cost and submit come from them. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { createGeneration, listTools } from '../../../contract/structs/calls/generations.ts';
import type { ToolSlug } from '../../../contract/facts/tools/catalog.ts';
import type { Tool } from '../../../contract/facts/tools/index.ts';
import { loadWords } from '../../../src/platform/words.ts';
import { Tooled } from '../../../src/features/making/tool.tsx';
import type { ToolCopy } from '../../../copy/types/tool.ts';
import { granted } from '../../machines/answers.ts';
import { show, until, whenSent } from '../kit.tsx';
import { Server } from '../server.ts';

vi.mock('../../../contract/facts/tools/index.ts', async (original) => {
  const catalog = await original<typeof import('../../../contract/facts/tools/index.ts')>();
  const added: Tool = {
    slug: 'ai-frame-maker' as ToolSlug,
    section: 'ai_tools',
    group: 'edit',
    result: 'image',
    cost: 3,
    capability: 'image.enhance',
    fields: [
      { kind: 'picture', name: 'image' },
      { kind: 'choice', name: 'frame', options: ['wood', 'gold'], initial: 'wood' },
    ],
    files: ['image'],
  };
  const tools = [...catalog.tools, added];
  return { ...catalog, tools, toolBySlug: (slug: string) => tools.find((tool) => tool.slug === slug) };
});
vi.mock('../../../contract/structs/inputs/index.ts', async (original) => {
  const { inputStructs } = await original<typeof import('../../../contract/structs/inputs/index.ts')>();
  const { fileName } = await import('../../../contract/structs/inputs/values.ts');
  const { oneOf, record } = await import('../../../contract/structs/schema.ts');
  return { inputStructs: { ...inputStructs, 'ai-frame-maker': record({ image: fileName, frame: oneOf(['wood', 'gold']) }) } };
});

vi.mock('../../../src/platform/languages/en-tools.ts', async (original) => {
  const { default: files } = await original<typeof import('../../../src/platform/languages/en-tools.ts')>();
  return { default: { ...files, './ai-frame-maker.ts': async () => copy } };
});

const passage = (title: string) => ({ title, body: `${title} in a sentence.` });
const copy: ToolCopy = {
  name: 'Frame maker',
  card: 'Put it in a frame.',
  search: { title: 'A frame around your picture', description: 'Wood or gold.' },
  h1: 'Put it in a frame',
  lead: 'Wood or gold.',
  action: 'Frame it',
  steps: [passage('Choose'), passage('Press'), passage('Hang')],
  about: [passage('Framing')],
  reasons: [passage('Straight'), passage('Two formats'), passage('Yours')],
  faqs: [passage('Is it real wood?')],
  closing: 'On the wall with it.',
};

beforeAll(() => loadWords('en', ['tool', 'making', 'form', 'job']));

test('its page shows its copy, its form takes what the entry declares, and a submit sends it', async () => {
  const server = new Server();
  server.answers(
    listTools,
    granted([
      {
        slug: 'ai-frame-maker',
        section: 'ai_tools',
        result: 'image' as const,
        cost: 3,
        capability: 'image.enhance',
        served: true,
        engine: 'local',
      },
    ]),
  );
  server.answers(createGeneration, granted({ id: 'g1', status: 'queued' as const, cost: 3 }));
  server.streams();
  await show(<Tooled path="/ai-frame-maker" slug="ai-frame-maker" copy={copy} />, { server });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(copy.h1);
  for (const { title } of [...copy.steps, ...copy.about, ...copy.reasons]) expect(await screen.findByText(title)).toBeTruthy();
  const click = await screen.findByRole('button', { name: /^Frame it/ });
  expect(click.textContent).toContain('3');

  fireEvent.change(screen.getByLabelText('Choose a photo', { selector: 'input' }), {
    target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] },
  });
  await whenSent(server, 0, (sent) =>
    sent.isAnswered(granted({ item: { name: 'me.png', url: '/files/me.png', width: 8, height: 8, type: 'image/png', size: 1 } })),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'gold' }));
  await screen.findByRole('radio', { name: 'gold', checked: true });
  fireEvent.click(click);
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(1));
  expect(server.requestsOf(createGeneration)[0]!.body).toEqual({
    cost: 3,
    tool: 'ai-frame-maker',
    inputs: { image: 'me.png', frame: 'gold' },
  });
});
