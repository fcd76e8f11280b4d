/** The row of the console's pages above the models: for operators, whose pages answer, and for nobody else. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPacks } from '../../contract/structs/calls/packs.ts';
import Models from '../../src/features/operator/models.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { granted } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

await loadWords('en', ['launchpad', 'operatorBoards', 'siteStatus']);

async function showModels(operator: boolean) {
  const server = serverOf();
  server.answers(listPacks, granted({ packs: [], operator }));
  await show(<Models path="/operator/models" />, { server, token: 'token' });
  await screen.findByRole('heading', { level: 1, name: 'Models' });
}

test('an operator gets from the models to the other pages of the console', async () => {
  await showModels(true);
  const pages = within(screen.getByRole('navigation', { name: 'Console pages' })).getAllByRole('link');
  expect(pages.map((page) => page.getAttribute('href'))).toContain('/operator/jobs');
  expect(pages.filter((page) => page.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent)).toEqual(['Models']);
});

test('anyone else at the machine itself is shown no page that would be missing', async () => {
  await showModels(false);
  expect(screen.queryByRole('navigation', { name: 'Console pages' })).toBeNull();
});
