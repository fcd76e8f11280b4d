/** A passkey in a real browser: added in the settings, used as the second step, and alone. */
import { expect } from '@playwright/test';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { codeFor, test } from './kit/server.ts';

const password = 'Kaleido5cope';

test('is added with the password, completes a sign-in, and signs in alone', async ({ context, server }) => {
  // Passkeys belong to a name, and an address of numbers is none.
  const address = server.address.replace('127.0.0.1', 'localhost');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  const email = `${crypto.randomUUID()}@example.com`;
  await context.request.post(`${address}/api/users/register-code`, { data: { email } });
  await expect.poll(() => codeFor(server.address, email)).not.toBeNull();
  const body = { email, password, verify_code: await codeFor(server.address, email) };
  const token = (await (await context.request.post(`${address}/api/users/register`, { data: body })).json()).data as string;
  await page.addInitScript(
    ([key, value]) => sessionStorage.getItem('begun') ?? (localStorage.setItem(key!, value!), sessionStorage.setItem('begun', 'yes')),
    [storageKeys.token, token],
  );

  await page.goto(`${address}/settings`);
  const block = page.getByRole('region', { name: 'Two-step verification', exact: true });
  await block.getByRole('button', { name: 'Add a passkey' }).click();
  await block.getByLabel('Name of the passkey').fill('Test laptop');
  await block.getByLabel('Your password').fill(password);
  await block.getByRole('button', { name: 'Create passkey' }).click();
  await block.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(block.getByRole('button', { name: 'Remove: Test laptop' })).toBeVisible();

  const signOut = async () => {
    await page.evaluate((key) => localStorage.removeItem(key), storageKeys.token);
    await page.goto(`${address}/login`);
  };
  await signOut();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.token)).not.toBeNull();

  await signOut();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.token)).not.toBeNull();
});
