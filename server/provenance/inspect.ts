/** Reads the credentials of any file: the file is opened in a separate process and deleted afterward. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../contract/facts/limits.ts';
import type { AppContext } from '../http/app.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Pool, TaskOptions } from '@iridia/engine/process';
import type { Services } from '../core/services.ts';
import { withFolder } from '../storage/folder.ts';
import { takeParts, writeFileOf, type Intake } from '../http/intake.ts';
import { groupsOf, type Who } from '../core/who.ts';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import { summarize, type CredentialsAnswer, type CredentialsTask, type Summary } from './credentials.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Reads the Content Credentials of untrusted files in a process that has no access to the signing key. */
    readonly credentialsReader: CredentialsReader;
  }
}

/** Reading and signing use separate pools, so that no process that opens an untrusted file ever has a key. */
export type CredentialsReader = Pool<CredentialsTask, CredentialsAnswer>;

/** Returns the container type in the library's terms; null if it is unknown. */
const typeOf = (head: Buffer): string | null => sniff(head)?.type ?? null;

/** Returns the Content Credentials of a file on disk; null if it has none, or none that can be read. */
export async function credentialsOf(
  { credentialsReader }: Pick<Services, 'credentialsReader'>,
  path: string,
  head: Buffer,
  forWhom: TaskOptions<never> = {},
): Promise<Summary | null> {
  const type = typeOf(head);
  if (!type) return null;
  const outcome = await credentialsReader.run({ kind: 'read', path, type }, forWhom);
  return 'answer' in outcome && outcome.answer.ok ? summarize(outcome.answer.store) : null;
}

/**
 * Returns the digest (hex) and the credentials of the `file` of a multipart body. Throws what `takeParts` throws, and `invalidInput` for a
 * body without a file.
 */
export async function inspectUpload(
  services: Intake & Pick<Services, 'config' | 'credentialsReader' | 'secrets'>,
  c: AppContext,
  who: Who,
): Promise<{ sha256: string; credentials: Summary | null }> {
  return withFolder(services, async (folder, room) => {
    const path = join(folder, 'file');
    const digest = createHash('sha256');
    let head: Buffer = Buffer.alloc(0);
    let isThere = false;
    await takeParts(services, c, { who, most: limits.videoBytes, room }, async ({ name, body }) => {
      if (name !== 'file') return false;
      const size = await writeFileOf(body, { path, room }, (chunk, length) => {
        if (length > limits.videoBytes) throw new Refusal('invalidInput', { key: 'tooLarge' });
        if (head.length < sniffLength) head = Buffer.concat([head, chunk.subarray(0, sniffLength - head.length)]);
        digest.update(chunk);
      });
      isThere = size > 0;
      if (!isThere) await rm(path);
      return isThere;
    });
    if (!isThere) throw invalid('file');
    const forWhom = { groups: groupsOf(services, who), signal: c.req.raw.signal };
    return { sha256: digest.digest('hex'), credentials: await credentialsOf(services, path, head, forWhom) };
  });
}
