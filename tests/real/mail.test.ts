/** Letters by the mail server of others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startServer } from '../server/kit/process.ts';
import { freePort, startOther, versionOf } from './found.ts';
import { visitor } from './people.ts';

type Letter = { Text: string; HTML: string; To: { Address: string }[] };

it.skipIf(!versionOf('mailpit', 'version'))('Mailpit receives the code with which an account is opened', { timeout: 60_000 }, async () => {
  const [smtp, web, folder] = [await freePort(), await freePort(), mkdtempSync(join(tmpdir(), 'iridia-mail-'))];
  const mailpit = `http://127.0.0.1:${web}`;
  await startOther('mailpit', ['--smtp', `127.0.0.1:${smtp}`, '--listen', `127.0.0.1:${web}`], web);
  const server = await startServer({ DATA_DIR: folder, HOME: folder, SMTP_URL: `smtp://127.0.0.1:${smtp}`, MAIL_FROM: 'a@example.com' });
  const letter = async (): Promise<Letter> => {
    const response = await fetch(`${mailpit}/api/v1/message/latest`);
    expect(response.status).toBe(200);
    return (await response.json()) as Letter;
  };
  await visitor(server.url).register('newcomer@example.com', async (email) => {
    const { Text, HTML, To } = await vi.waitFor(letter, { timeout: 20_000, interval: 100 });
    expect(To.map(({ Address }) => Address)).toEqual([email]);
    const code = /\b\d{6}\b/.exec(Text)![0];
    expect(HTML).toContain(code);
    return code;
  });
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
