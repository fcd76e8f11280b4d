/** Whether the storage does what the server needs of it. A probe that only asks takes a missing bucket for a missing file. */
import { readFileSync } from 'node:fs';
import type { Disk } from 'flydrive';
import { newId } from '../core/id.ts';

/** Any small file: what is made comes from files too, and some S3 servers take only the contents of variables. */
const path = import.meta.filename;
const content = readFileSync(path, 'utf8');

/** Writes a small file, reads it back and deletes it. Rejects with what the storage answered. */
export async function tryStorage(disk: Disk): Promise<void> {
  // A name of its own: other processes probe the same bucket at the same time.
  const key = `probes/${newId(Date.now())}.txt`;
  await disk.copyFromFs(path, key, { contentType: 'text/plain' });
  try {
    const found = await disk.get(key);
    if (found !== content) throw new Error(`the storage returned ${found.length} other characters than were written`);
  } finally {
    await disk.delete(key);
  }
}
