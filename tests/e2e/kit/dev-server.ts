/** The development server, as `npm run dev` starts it, with a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DevServer = { readonly address: string; stop(): Promise<void> };

/** Resolves when the server reports that it is ready. */
export async function startDevServer(): Promise<DevServer> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const data = mkdtempSync(join(tmpdir(), 'dev-'));
  const server = spawn(process.execPath, ['scripts/build/dev.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (message: Buffer) => message.includes('ready for work') && resolve());
    void ended.then(() => reject(new Error('The development server ended')));
  });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
