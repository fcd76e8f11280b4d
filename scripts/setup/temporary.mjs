import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gibibyte = 2 ** 30;

/**
 * A folder for everything that tests make and remove: in memory where there is room, because hundreds of databases that come and go cost a
 * disk's file system a sixth of the time of their tests.
 *
 * @param {{inMemory: boolean}} options `inMemory`: whether it may be there
 * @returns {{folder: string, left: () => string[], remove: () => void}} `left` names what is still in it
 */
export function makeTemporary({ inMemory }) {
  const folder = (inMemory ? folderInMemory() : null) ?? mkdtempSync(join(tmpdir(), 'iridia-test-'));
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  return { folder, left: () => readdirSync(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < 4 * gibibyte || freemem() < 8 * gibibyte) return null;
    const folder = mkdtempSync(join(memory, 'iridia-test-'));
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Other systems have no such place.
  }
  return null;
}

/** Containers often forbid it there. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}
