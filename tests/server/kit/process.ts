import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
/** The server with an engine that takes its time and needs no models. */
export const makingServer = fileURLToPath(new URL('./making.process.ts', import.meta.url));

export type ServerProcess = { process: ChildProcess; url: string; kill: (signal: NodeJS.Signals) => Promise<void> };

/** What a server process printed before it ended without becoming ready. */
export class ServerEnded extends Error {
  override readonly name = 'ServerEnded';
}

/** A server of a test lives for seconds: work at its start to make the embedded database faster is never earned back. */
const testFlags = ['--liftoff-only'];

/** Starts the real server in a process of its own and waits for its ready line. Rejects with what it printed when it ends before. */
export async function startServer(env: Record<string, string>, entry = main, flags = testFlags): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, entry], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  let printed = '';
  let failed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    failed += chunk.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /(?:ready on|probes are at) (http:\/\/[^/\s]+)/.exec(printed);
      if (ready) resolve(ready[1]!);
    });
    child.once('exit', () => reject(new ServerEnded(failed)));
  });
  return { process: child, url, kill };
}
