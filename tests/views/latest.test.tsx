import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCreations } from '../../contract/structs/calls/generations.ts';
import { creation } from '../../machines/deletion/deletion.sample.ts';
import type { Creation } from '../../machines/creations/creation.ts';
import { jobsFlow } from '../../src/actors/jobs.ts';
import { Latest } from '../../src/features/making/latest.tsx';
import { granted } from '../machines/answers.ts';
import { show, until } from './kit.tsx';
import { Server } from './server.ts';

const made = (id: string): Creation => ({
  ...creation(id),
  words: `a ${id}`,
  outputs: [{ url: `/files/${id}.png`, type: 'image/png', width: 8, height: 8, duration: null }],
});
const running: Creation = { ...creation('whale'), status: 'running', progress: 0.64 };

test('the results of this visit stand below a tool, after what is on its way, and those of before do not', async () => {
  const server = new Server();
  server.answers(listCreations, granted({ items: [running, made('fox'), made('old')], next: null }));
  const { root } = await show(<Latest />, { server });
  expect(screen.queryByRole('heading')).toBeNull();
  jobsFlow(root).send({ type: 'job.ended', id: 'fox' });
  await screen.findByRole('heading', { name: 'Your latest results' });
  await until(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toContain('64%'));
  expect(screen.getAllByRole('img', { name: /a / }).map((image) => image.getAttribute('src'))).toEqual(['/files/fox.png']);
  expect(screen.getByRole('link', { name: 'Open My creations' }).getAttribute('href')).toBe('/my-creations');
});
