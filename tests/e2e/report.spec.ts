/** A report from the form to the letter that answers it, with the operator in between. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { newToken, test } from './kit/server.ts';
import { everyPage } from '../depth.ts';

test.skip(!everyPage, 'every run does the same without a browser (server/reports.test.ts)');

type Letter = { to: string; subject: string; text: string };

test('a reported image is reviewed and removed, and both sides are notified', async ({ browser, server }) => {
  const headers = { token: await newToken(server) };
  const maker = await browser.newContext({ baseURL: server.address, extraHTTPHeaders: headers });
  const job = {
    data: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
    headers: { 'idempotency-key': randomUUID() },
  };
  const { data: made } = await (await maker.request.post('/api/generations', job)).json();
  const read = async () => (await (await maker.request.get(`/api/generations/${made.id}`)).json()).data;
  await expect.poll(async () => (await read()).status, { timeout: 100_000 }).toBe('succeeded');
  const { data: shared } = await (await maker.request.post(`/api/creations/${made.id}/share`)).json();
  const link = new URL(shared.url).pathname;

  // A person who is shown reports it from the page of the link, in French.
  const reporter = await browser.newContext({ baseURL: server.address, locale: 'fr-FR' });
  const page = await reporter.newPage();
  await page.goto(link);
  await page.getByRole('link', { name: 'Signaler' }).click();
  await page.waitForURL(/\/fr\/report/);
  const email = `${randomUUID()}@example.com`;
  // The balance appears when the whole page is interactive.
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email);
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  const number = (await page
    .getByText(/R-[0-9A-Z]{14}/)
    .first()
    .textContent())!.match(/R-[0-9A-Z]{14}/)![0];

  // The operator sees it blurred until a click.
  const operator = await (await browser.newContext({ baseURL: server.address })).newPage();
  const refused: string[] = [];
  operator.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await operator.goto('/dev/reports');
  const article = operator.getByRole('article').filter({ hasText: number });
  const image = article.getByRole('img', { name: 'Reported file 1' });
  await expect(image).toHaveCSS('filter', /blur/);
  await article.getByRole('checkbox', { name: /Show file 1/ }).check();
  await expect(image).toHaveCSS('filter', 'none');
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await article.getByRole('textbox', { name: /^Outcome/ }).fill('Nous avons retiré cette image.');
  await article.getByRole('button', { name: 'Removed', exact: true }).click();
  await expect(operator.getByText(number)).toHaveCount(0);
  await operator.getByRole('link', { name: 'Decisions' }).click();
  await expect(operator.getByRole('row').filter({ hasText: number })).toContainText('removed');
  expect(refused).toEqual([]);

  // The result is gone, and both the email to the reporter and the page behind its link confirm that.
  expect((await page.request.get(link)).status()).toBe(404);
  expect((await (await maker.request.get('/api/creations')).json()).data.items).toEqual([]);
  const letters = (await (await page.request.get('/dev/mailbox.json')).json()) as Letter[];
  const letter = letters.find(({ to, subject }) => to === email && subject.includes('supprimé'))!;
  expect(letter.text).toContain('Nous avons retiré cette image.');
  expect(letters.some(({ subject }) => subject.startsWith('We removed one of your creations'))).toBe(true);
  const [answer] = /https?:\/\/\S+/.exec(letter.text)!;
  await page.goto(answer);
  await expect(page.getByText('Nous avons retiré cette image.')).toBeVisible();
  await Promise.all([maker.close(), reporter.close(), operator.context().close()]);
});
