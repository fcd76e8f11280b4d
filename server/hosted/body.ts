/** JSON bodies with files in them, written to disk first: a video as a data URL is never whole in memory. */
import { createReadStream, openAsBlob } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { EngineJob } from '@iridia/engine';
import { withReservation } from '../core/disk-space.ts';
import { typeOfFile } from './files.ts';

/** A file that stands in a JSON body as a data URL. */
export class FileUrl {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** A multiple of three bytes, so that the pieces of a file in base64 join without padding. */
const piece = 3 * 64 * 1024;

async function* base64Of(path: string): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: piece })) {
    held = Buffer.concat([held, chunk as Buffer]);
    const whole = held.length - (held.length % 3);
    yield held.toString('base64', 0, whole);
    held = held.subarray(whole);
  }
  if (held.length > 0) yield held.toString('base64');
}

/**
 * Writes `value` as JSON to a file of the job's folder and returns it as a body that is read from there while it is sent. Its length is
 * known, as some queues demand. Throws the refusal `storageFull` when there's no room for it.
 */
export async function jsonBody({ folder }: Pick<EngineJob, 'folder'>, value: unknown): Promise<Blob> {
  const mark = randomUUID();
  const files: string[] = [];
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (!(part instanceof FileUrl)) return part;
    files.push(part.path);
    return mark;
  });
  const path = join(folder, `body-${mark}.json`);
  await withReservation(folder, async (room) => {
    for (const given of files) room.reserve(Math.ceil((await stat(given)).size / 3) * 4);
    await write(path, text.split(mark), files);
  });
  return openAsBlob(path, { type: 'application/json' });
}

/** Writes the pieces of a text with a file as a data URL between each two of them. */
async function write(path: string, pieces: readonly string[], files: readonly string[]): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (const [index, words] of pieces.entries()) {
      if (index > 0) {
        const given = files[index - 1]!;
        await file.writeFile(`data:${typeOfFile(given)};base64,`);
        for await (const part of base64Of(given)) await file.writeFile(part);
      }
      await file.writeFile(words);
    }
  } finally {
    await file.close();
  }
}
