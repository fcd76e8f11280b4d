/** Reads the credentials of any file: the file is opened in a separate process and deleted afterward. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../contract/facts/limits.ts';
import type { AppContext } from '../http/app.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Pool } from '@iridia/engine/process';
import type { Services } from '../core/services.ts';
import { withFolder } from '../storage/folder.ts';
import { boundaryOf, MultipartError, readParts, type Part } from '../http/multipart.ts';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import { summarize, type CredentialsAnswer, type CredentialsTask, type Summary } from './credentials.ts';

/** Reading and signing use separate pools, so that no process that opens an untrusted file ever has a key. */
export type CredentialsReader = Pool<CredentialsTask, CredentialsAnswer>;

/** Returns the container type in the library's terms; null if it is unknown. */
const typeOf = (head: Buffer): string | null => sniff(head)?.type ?? null;

/** Returns the Content Credentials of a file on disk; null if it has none, or none that can be read. */
export async function credentialsOf(
  { credentialsReader }: Pick<Services, 'credentialsReader'>,
  path: string,
  head: Buffer,
): Promise<Summary | null> {
  const type = typeOf(head);
  if (!type) return null;
  const outcome = await credentialsReader.run({ kind: 'read', path, type });
  return 'answer' in outcome && outcome.answer.ok ? summarize(outcome.answer.store) : null;
}

async function write(part: Part, path: string): Promise<{ sha256: string; head: Buffer; size: number }> {
  const digest = createHash('sha256');
  const file = await open(path, 'wx');
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of part.body) {
      size += chunk.length;
      if (size > limits.videoBytes) throw new Refusal('invalidInput', { key: 'tooLarge' });
      if (head.length < sniffLength) head = Buffer.concat([head, chunk.subarray(0, sniffLength - head.length)]);
      digest.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { sha256: digest.digest('hex'), head, size };
}

/**
 * Returns the digest (hex) and the credentials of the `file` of a multipart body. Throws `invalidInput` for a body without one, or for a
 * file that is too large.
 */
export async function inspectUpload(
  services: Pick<Services, 'config' | 'credentialsReader'>,
  c: AppContext,
): Promise<{ sha256: string; credentials: Summary | null }> {
  const boundary = boundaryOf(c.req.header('content-type'));
  const stream = c.req.raw.body;
  if (!boundary || !stream) throw invalid('file');
  return withFolder(services, async (folder) => {
    try {
      for await (const part of readParts(stream as unknown as AsyncIterable<Uint8Array>, boundary)) {
        if (part.name !== 'file') continue;
        const path = join(folder, 'file');
        const { sha256, head, size } = await write(part, path);
        if (size > 0) return { sha256, credentials: await credentialsOf(services, path, head) };
      }
    } catch (error) {
      if (error instanceof MultipartError) throw new Refusal('invalidInput', { params: { field: 'file' }, cause: error });
      throw error;
    }
    throw invalid('file');
  });
}
