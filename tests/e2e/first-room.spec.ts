/**
 * A visitor makes a sticker, opens an account and finds everything again after a restart; in English and in French. Every run takes each of
 * these ways alone: an account (paths/auth), a photo and a reload (tools, making), words (keyboard), a restart (server/process.test.ts).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { codeFor, makeDataDir, startServer, bareTest as test, type RunningServer } from './kit/server.ts';
import { expectNoBarriers, watch } from './kit/watch.ts';
import { everyPage } from '../depth.ts';

const cat = join(import.meta.dirname, '../fixtures/chelsea.jpg');

const languages = [
  {
    prefix: '',
    scheme: 'light',
    words: {
      make: 'Make sticker',
      image: 'Image',
      text: 'Text',
      prompt: 'Describe your sticker',
      download: 'Download PNG',
      another: 'Close the result',
      logIn: 'Log in',
      toRegister: 'Create an account',
      create: 'Create account',
      email: 'Email',
      password: 'Password',
      code: 'Verification code',
      send: 'Send code',
      draft: 'Composed, not generated',
      close: 'Close',
      account: 'Your account',
      creations: 'My creations',
      credits: 'Your credits',
      prices: 'Pricing: plans and credit packs',
      choose: 'Choose a photo',
      fox: 'a happy fox with sunglasses',
    },
  },
  {
    prefix: '/fr',
    scheme: 'dark',
    words: {
      make: 'Créer le sticker',
      image: 'Image',
      text: 'Texte',
      prompt: 'Décrivez le sticker',
      download: 'Télécharger le PNG',
      another: 'Fermer le résultat',
      logIn: 'Se connecter',
      toRegister: 'Créer un compte',
      create: 'Créer un compte',
      email: 'E-mail',
      password: 'Mot de passe',
      code: 'Code de vérification',
      send: 'Envoyer le code',
      draft: 'Composé, non généré',
      close: 'Fermer',
      account: 'Votre compte',
      creations: 'Mes créations',
      credits: 'Vos crédits',
      prices: 'Tarifs',
      choose: 'Choisir une photo',
      fox: 'un renard heureux avec des lunettes de soleil',
    },
  },
] as const;

const balance = (page: Page) => page.getByTestId('credits');

/** The file that Download saves. */
async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFile(await download.path());
}

async function expectSticker(file: Buffer): Promise<void> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const alphas = new Set<number>();
  for (let at = 3; at < data.length; at += 4) alphas.add(data[at]!);
  expect(alphas.has(0), 'there is a transparent ground').toBe(true);
  expect(alphas.has(255), 'there is a solid subject').toBe(true);
}

test.skip(!everyPage, 'every run takes each of these ways alone');

for (const { prefix, scheme, words } of languages) {
  test(`a visitor's first room, ${prefix || '/'}`, async ({ browser }) => {
    test.setTimeout(240_000);
    // As large as a photo: a net would enlarge a smaller one, which takes longer than all else.
    const photo = test.info().outputPath('cat.jpg');
    await sharp(cat).resize(900).toFile(photo);
    const data = await makeDataDir();
    let server: RunningServer = await startServer(data.path);
    const context = await browser.newContext({ colorScheme: scheme, acceptDownloads: true });
    const page = await context.newPage();
    const watched = watch(page, () => server.address);
    try {
      await page.goto(`${server.address}${prefix || '/'}`);
      await expect(balance(page)).toContainText('19');

      // From a photo, followed to its end, one credit less.
      await page.goto(`${server.address}${prefix}/ai-sticker-maker`);
      await expect(balance(page)).toContainText('19');
      await page.getByRole('tab', { name: words.image, exact: true }).click();
      await page.getByLabel(words.choose).setInputFiles(photo);
      const make = page.getByRole('button', { name: words.make });
      await expect(make).toContainText('1');
      const accepted = page.waitForResponse((response) => response.url().endsWith('/api/generations') && response.ok());
      await make.click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await accepted;
      // A reload in the middle loses nothing.
      await page.reload();
      await expect(page.getByRole('link', { name: words.download })).toBeVisible({ timeout: 90_000 });
      await expect(balance(page)).toContainText('18');
      await expectSticker(await downloaded(page, words.download));
      await expectNoBarriers(page);

      // An account, with the code from the mailbox.
      const email = `journey${prefix.slice(1)}@example.com`;
      await page.getByRole('button', { name: words.logIn, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: words.toRegister, exact: true }).click();
      await dialog.getByLabel(words.email).fill(email);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect.poll(() => codeFor(server.address, email)).not.toBeNull();
      await dialog.getByLabel(words.code).fill((await codeFor(server.address, email))!);
      await dialog.getByLabel(words.password, { exact: true }).fill('Kaleido5cope');
      await dialog.getByRole('button', { name: words.create, exact: true }).last().click();
      await expect(page.getByLabel(words.account)).toBeVisible();
      await expect(balance(page)).toContainText('19');
      // After a sign-in: the credits once a day, then the prices (spec §4).
      for (const title of [words.credits, words.prices]) {
        const open = page.getByRole('dialog', { name: title });
        await expect(open).toBeVisible();
        await open.getByRole('button', { name: words.close }).click();
        await expect(open).toBeHidden();
      }

      // Another one, from text only, marked as generated.
      await page.getByRole('button', { name: words.another }).click();
      await page.getByRole('tab', { name: words.text, exact: true }).click();
      await page.getByLabel(words.prompt).fill(words.fox);
      await page.getByRole('button', { name: words.make }).click();
      await expect(page.getByRole('link', { name: words.download })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(words.draft, { exact: true })).toBeVisible();
      await expect(balance(page)).toContainText('18');
      await expectSticker(await downloaded(page, words.download));

      // Both are in the list, also after a restart.
      await page.goto(`${server.address}${prefix}/my-creations`);
      await expect(page.getByRole('heading', { level: 1, name: words.creations })).toBeVisible();
      await expect(page.locator('main li button img')).toHaveCount(2);
      await expectNoBarriers(page);
      const { port } = new URL(server.address);
      await page.goto('about:blank');
      await server.stop();
      server = await startServer(data.path, Number(port));
      await page.goto(`${server.address}${prefix}/my-creations`);
      await expect(page.locator('main li button img')).toHaveCount(2);
      const source = await page.locator('main li button img').first().getAttribute('src');
      expect((await page.request.get(new URL(source!, server.address).href)).status()).toBe(200);

      // An address without a page shows it, with its status.
      const missing = await page.request.get(`${server.address}${prefix}/no-such-page`);
      expect(missing.status()).toBe(404);
      expect(watched.problems).toEqual([]);
    } finally {
      await context.close();
      await server.stop();
      await data.remove();
    }
  });
}
