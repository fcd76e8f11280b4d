/** The choice of a voice: it can be played in the language in which it will read, and not where another engine speaks. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { introductionOf, voices } from '../../contract/facts/tools/audio.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { listTools } from '../../contract/structs/calls/generations.ts';
import form from '../../copy/en/pages/form.ts';
import { useGeneration } from '../../src/features/making/generation/use-generation.ts';
import { ToolForm } from '../../src/features/making/tool-form.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { granted } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { Server } from './server.ts';

beforeAll(() => loadWords('en'));

const tool = toolBySlug('ai-text-to-audio')!;

function Form() {
  return <ToolForm generation={useGeneration(tool)} tool={tool} action="Make it" />;
}

async function opened(engine: string) {
  const { slug, section, result, cost, capability } = tool;
  const server = new Server();
  server.answers(listTools, granted([{ slug, section, result, cost, capability, served: true, engine, wait: null }]));
  server.streams();
  await show(<Form />, { server });
  await screen.findByRole('radio', { name: form.options.voice.neutral });
}

const received = () => screen.queryByRole('group', { name: form.playVoice })?.querySelector('audio')?.getAttribute('src');

test('the recording is that of the chosen voice in the chosen language', async () => {
  await opened('local');
  await expect.poll(received).toBe('/voices/en-neutral.mp3');
  await userEvent.click(screen.getByRole('radio', { name: form.options.voice.britishMan }));
  await expect.poll(received).toBe('/voices/en-britishMan.mp3');
  await userEvent.click(screen.getByRole('radio', { name: 'Русский' }));
  await expect.poll(received).toBe('/voices/ru-calm.mp3');
});

test('voices of another engine have no sample to play', async () => {
  await opened('openai');
  await expect.poll(received).toBeUndefined();
});

test('every voice has its recording in every language', () => {
  for (const language of locales)
    for (const voice of voices) expect(existsSync(join('public', introductionOf(language, voice))), `${language} ${voice}`).toBe(true);
});
