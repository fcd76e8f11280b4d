import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes in memory, which a test fills to its last byte. */
export type SmallDisk = { folder: string; fill: () => void; free: () => void; remove: () => void };

const mount = (folder: string, megabytes: number): boolean =>
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

/** Mounting takes the rights of root; without them this is null, and the test reports that it was left out. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-disk-'));
  const filling = join(folder, 'filling');
  if (!mount(folder, megabytes)) {
    rmSync(folder, { recursive: true });
    console.warn('SKIPPED ALOUD: a small disk cannot be mounted here.');
    return null;
  }
  return {
    folder,
    fill: () => {
      const file = openSync(filling, 'a');
      let size = 1024 * 1024;
      while (size >= 1) {
        try {
          // A write that is cut short has filled the disk, too; the next one shows it.
          writeSync(file, Buffer.alloc(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filling, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
