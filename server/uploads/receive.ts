/**
 * Writes the files of a multipart request to disk, checking the type of each by its first bytes and stopping at the first byte above the
 * limit.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import { limits } from '../../contract/facts/limits.ts';
import type { AppContext } from '../http/app.ts';
import { Refusal } from '../core/refusal.ts';
import type { MessageKey } from '../messages/messages.ts';
import { boundaryOf, MultipartError, readParts, type Part } from '../http/multipart.ts';
import { sniff, sniffLength, type FileKind, type Sniffed } from '@iridia/engine/sniff';

/** A received file: `path` on disk, `field` its name in the form, `fileName` as sent by the client. */
export type Received = { field: string; fileName: string; path: string; size: number; found: Sniffed };

const kinds: Record<FileKind, { bytes: number; key: MessageKey }> = {
  image: { bytes: limits.imageBytes, key: 'uploadTooLargeImage' },
  gif: { bytes: limits.imageBytes, key: 'uploadTooLargeImage' },
  audio: { bytes: limits.audioBytes, key: 'uploadTooLargeAudio' },
  video: { bytes: limits.videoBytes, key: 'uploadTooLargeVideo' },
};

const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));

const tooLarge = (kind: FileKind): Refusal =>
  new Refusal('invalidInput', { key: kinds[kind].key, params: { megabytes: megabytes(kinds[kind].bytes) } });

/** Allowance for the parts' headers on top of the largest file. */
const overhead = 1024 * 1024;

async function headOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  while (length < sniffLength) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
    length += value.length;
  }
  return Buffer.concat(head);
}

async function keep(part: Part, path: string): Promise<Received> {
  const chunks = part.body[Symbol.asyncIterator]();
  const head = await headOf(chunks);
  if (head.length === 0) throw new Refusal('invalidInput', { key: 'uploadEmpty' });
  const found = sniff(head.subarray(0, sniffLength));
  if (!found) throw new Refusal('invalidInput', { key: 'uploadNotTaken' });
  const { bytes } = kinds[found.kind];
  const file = createWriteStream(path, { flags: 'wx' });
  let size = 0;
  try {
    for (let chunk: Buffer | null = head; chunk;) {
      size += chunk.length;
      if (size > bytes) throw tooLarge(found.kind);
      if (!file.write(chunk)) await once(file, 'drain');
      const next: IteratorResult<Buffer> = await chunks.next();
      chunk = next.done ? null : next.value;
    }
    file.end();
    await finished(file);
  } catch (error) {
    file.destroy();
    throw error;
  }
  return { field: part.name, fileName: part.fileName ?? '', path, size, found };
}

/** Returns whether the disk is full, which is a temporary fault of the server rather than of the file. */
const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));

/**
 * Writes the files whose field `wants` accepts into `folder` and returns them in order. Throws a `Refusal`: not a multipart body (415),
 * larger than the limit of its kind (413), an unsupported type (415), an empty or missing file, a truncated body.
 */
export async function receiveFiles(c: AppContext, folder: string, wants: (field: string) => boolean, max: number): Promise<Received[]> {
  const boundary = boundaryOf(c.req.header('content-type'));
  const { body } = c.req.raw;
  if (!boundary || !body) throw new Refusal('invalidInput', { key: 'wrongType' });
  if (Number(c.req.header('content-length') ?? 0) > max * limits.videoBytes + overhead) throw tooLarge('video');
  const received: Received[] = [];
  try {
    for await (const part of readParts(body as unknown as AsyncIterable<Uint8Array>, boundary)) {
      if (!wants(part.name) || received.length >= max) continue;
      received.push(await keep(part, join(folder, `${received.length}`)));
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isDiskFull(error)) throw new Refusal('unavailable', { cause: error });
    if (error instanceof MultipartError || c.req.raw.signal.aborted)
      throw new Refusal('invalidInput', { key: 'uploadBroken', cause: error });
    throw error;
  }
  if (received.length === 0) throw new Refusal('invalidInput', { key: 'uploadMissing' });
  return received;
}
