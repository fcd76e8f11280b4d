/** The choices of a model that paints: on the form while one serves the tool, within its limits, and nowhere else. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../contract/facts/locales.ts';
import { createGeneration, listTools } from '../../contract/structs/calls/generations.ts';
import { toolBySlug, type Tool } from '../../contract/facts/tools/index.ts';
import { inputsOf } from '../../machines/form/form.rules.ts';
import Sticker from '../../src/features/making/sticker.tsx';
import { StickerForm } from '../../src/features/making/sticker-form.tsx';
import { ToolForm } from '../../src/features/making/tool-form.tsx';
import { useGeneration } from '../../src/features/making/generation/use-generation.ts';
import { LocaleProvider, loadWords } from '../../src/platform/words.ts';
import { formOf, generationFlow } from '../../src/actors/generation.ts';
import { granted } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { Server } from './server.ts';
import making from '../../copy/en/pages/making.ts';
import french from '../../copy/fr/pages/making.ts';

beforeAll(() => loadWords('en', ['sticker']));

function Form({ tool }: { tool: Tool }) {
  const generation = useGeneration(tool);
  return tool.slug === 'ai-sticker-maker' ? (
    <StickerForm generation={generation} />
  ) : (
    <ToolForm {...{ generation, tool }} action="Make it" />
  );
}

const range = (min: number, max: number, usual: number) => ({ min, max, usual });
const all = { steps: range(1, 8, 4), guidance: range(1, 14, 8.5), negative: true };

async function opened(slug: string, painting?: typeof all | (Omit<typeof all, 'guidance'> & { guidance: null }), locale: Locale = 'en') {
  const tool = toolBySlug(slug)!;
  const { section, result, cost, capability } = tool;
  const server = new Server();
  const models = painting ? { models: ['Some Diffusion'], painting } : {};
  server.answers(listTools, granted([{ slug, section, result, cost, capability, served: true, engine: 'local', wait: null, ...models }]));
  server.answers(createGeneration, granted({ id: 'g1', status: 'queued' as const, cost }));
  server.streams();
  const { root } = await show(
    <LocaleProvider value={locale}>
      <Form tool={tool} />
    </LocaleProvider>,
    { server },
  );
  await screen.findAllByRole('button');
  const form = formOf(generationFlow(root, tool));
  return { sent: () => inputsOf(tool.fields, form.getSnapshot().context.values, []).inputs };
}

const slider = (name: string) => screen.queryByRole<HTMLInputElement>('slider', { name });

test.each(['ai-text-to-image', 'ai-image-to-image', 'ai-sticker-maker'])('%s: without a model there is nothing to choose', async (slug) => {
  const { sent } = await opened(slug);
  expect(slider('Steps')).toBeNull();
  expect(slider(making.painting.guidance)).toBeNull();
  expect(screen.queryByLabelText(new RegExp(`^${making.painting.negative}`))).toBeNull();
  expect(Object.keys(sent())).not.toEqual(expect.arrayContaining(['steps']));
});

test.each(['ai-text-to-image', 'ai-image-to-image', 'ai-sticker-maker'])(
  '%s: with a model its choices are there, at what is usual for it',
  async (slug) => {
    const { sent } = await opened(slug, all);
    await screen.findByText(/Made by Some Diffusion/);
    const steps = slider('Steps')!;
    expect([steps.min, steps.max, steps.value]).toEqual(['1', '8', '4']);
    expect(slider(making.painting.guidance)!.value).toBe('8.5');
    // What nobody touched is left to the model.
    expect(sent()).not.toHaveProperty('steps');
    fireEvent.change(steps, { target: { value: '5' } });
    fireEvent.change(screen.getByLabelText(new RegExp(`^${making.painting.negative}`)), { target: { value: 'text' } });
    expect(sent()).toMatchObject({ steps: 5, negative: 'text' });
  },
);

test('what a model adds to the sticker maker has words that come with its page', async () => {
  // No other test loads these of a page in French.
  await Promise.all([loadWords('fr', ['sticker']), ...Sticker.parts().map((part) => part.loadWhole('fr'))]);
  await opened('ai-sticker-maker', all, 'fr');
  await screen.findByText(/Some Diffusion/);
  expect(screen.getByRole('slider', { name: french.painting.steps })).toBeTruthy();
  expect(screen.getByLabelText(`${french.painting.negative} · ${french.optional}`)).toBeTruthy();
});

test('a model of one step without guidance leaves no choice', async () => {
  await opened('ai-text-to-image', { steps: range(1, 1, 1), guidance: null, negative: false });
  await screen.findByText(/Made by Some Diffusion/);
  expect(slider('Steps')).toBeNull();
  expect(slider(making.painting.guidance)).toBeNull();
  expect(screen.queryByLabelText(new RegExp(`^${making.painting.negative}`))).toBeNull();
});
