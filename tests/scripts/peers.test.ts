import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/bench/page-weight/peers.ts';

test('a peer that does not build, or never ends, is named and ends with what it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-peers-'));
  try {
    await expect(run(folder, process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow('ended with 3');
    // As a package's command does, it starts another process, which holds what the first one holds.
    const never = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' })`;
    await expect(run(folder, process.execPath, ['-e', never], 500)).rejects.toThrow('took longer than 0.5 s');
    await run(folder, process.execPath, ['-e', '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
