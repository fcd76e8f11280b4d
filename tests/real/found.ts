/** Servers of others that the tests of this folder run against, where they are installed. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, vi } from 'vitest';

/** The first line that a command prints about its version; null where it is not installed, which is reported. */
export function versionOf(command: string, argument = '--version'): string | null {
  const { error, stdout, stderr } = spawnSync(command, [argument], { encoding: 'utf8' });
  if (!error) {
    // nginx prints it as an error.
    const version = (stdout || stderr).trim().split('\n')[0]!;
    console.log(`${command}: ${version}`);
    return version;
  }
  console.warn(`${command} is not installed here: what needs it is not proven`);
  return null;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const running: ChildProcess[] = [];
afterAll(() => {
  for (const each of running.splice(0)) each.kill();
});

/** Starts a server of others, which ends with the file of tests, and waits until it listens at a port. */
export async function startOther(command: string, args: string[], port: number, options: SpawnOptions = {}): Promise<void> {
  running.push(spawn(command, args, { stdio: 'ignore', ...options }));
  await vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 60_000, interval: 100 },
  );
}
