import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const serve = pathToFileURL(join(import.meta.dirname, '../../scripts/setup/serve.mjs')).href;

describe.skipIf(process.platform === 'win32')('a server that a command starts', () => {
  let folder: string;
  let start: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'iridia-serve-'));
    start = join(folder, 'start.mjs');
    const server = join(folder, 'server.mjs');
    writeFileSync(
      server,
      `process.on('SIGTERM', () => { console.log('ended'); process.exit(7); });
setInterval(() => undefined, 1_000);
console.log('ready');`,
    );
    writeFileSync(start, `import { serve } from '${serve}';\nserve(process.execPath, [${JSON.stringify(server)}]);`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const received = (child: ChildProcess) => {
    let text = '';
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    return async (word: string) => {
      while (!text.includes(word)) await once(child.stdout!, 'data');
    };
  };
  const environment = (under: Record<string, string>) => {
    const { npm_lifecycle_event: _, ...own } = process.env;
    return { ...own, ...under };
  };

  it.each([
    ['by hand', {}],
    ['under npm', { npm_lifecycle_event: 'start' }],
  ])('%s receives SIGTERM, and its exit code becomes the command’s', async (_, under) => {
    const child = spawn(process.execPath, [start], { env: environment(under), stdio: ['ignore', 'pipe', 'inherit'] });
    await received(child)('ready');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('ends when only the shell between npm and it was ended', async () => {
    // With a second command to come, no shell becomes its first one.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${start}"; true`], {
      env: environment({ npm_lifecycle_event: 'start' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const states = received(shell);
    await states('ready');
    shell.kill('SIGTERM');
    await states('ended');
    await once(shell, 'close');
  });
});
