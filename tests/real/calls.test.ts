/** Every call, with requests that Schemathesis makes from our own description, as an operator whose console is open. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { startServer } from '../server/kit/process.ts';
import { versionOf } from './found.ts';
import { mailboxOf, visitor } from './people.ts';

const run = promisify(execFile);

/** What ends the session of the operator, or streams for as long as one listens. */
const excluded = '^/api/(users/(logout|change_pwd|password|me|sessions.*)|generations/\\{id\\}/events|chat)$';

it.skipIf(!versionOf('schemathesis'))('Schemathesis finds no call that fails', { timeout: 560_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-calls-'));
  const server = await startServer({ DATA_DIR: folder, HOME: folder, OPERATOR_EMAILS: 'boss@example.com' });
  const boss = visitor(server.url);
  const token = await boss.register('boss@example.com', mailboxOf(server.url));
  const { secret } = (await boss.ask('/api/users/factor/app', {})).data as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await boss.ask('/api/users/factor/app/confirm', { app: code, password: 'Kaleido5cope' })).code).toBe(codes.success);
  const args =
    `run ${server.url}/api/openapi.json --checks not_a_server_error --phases fuzzing --max-examples 30 --seed 1 --no-color --warnings off`
      .split(' ')
      .concat('--header', `token: ${token}`, '--exclude-path-regex', excluded);
  // It rejects with what was printed where a call failed.
  const { stdout } = await run('schemathesis', args, { cwd: folder, maxBuffer: 2 ** 26 });
  console.log(stdout.slice(-1500));
  // It asked as the operator to the end.
  expect((await boss.ask('/api/operator/today')).code).toBe(codes.success);
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
