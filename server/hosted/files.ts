/** Transfers files to and from engines. Results are copied immediately, because their URLs expire within the hour. */
import { createWriteStream } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extensionOf, typeOfKey } from '../../contract/facts/media-types.ts';
import { headerDimensions } from '../media/dimensions.ts';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import { EngineError, type EngineJob, type EngineOutput } from '@iridia/engine';
import type { Service } from '../outbound/service.ts';
import { withReservation } from '../core/disk-space.ts';
import { askFile } from './http.ts';

/** Maximum size of a result file (bytes). */
const maxBytes = 500 * 1024 * 1024;
/** Timeout of a result file (milliseconds). */
const fileTimeout = 10 * 60_000;

/** Returns the media type by file name, without parameters. */
export const typeOfFile = (path: string): string => typeOfKey(path).split(';')[0]!;

const ownTypes: Readonly<Record<string, string>> = { 'video/x-matroska': 'video/webm' };

/** Determines a file's type from its bytes rather than from the engine's claim. Rejects for an unsupported type. */
async function judge(path: string, folder: string, index: number): Promise<EngineOutput> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
  await file.close();
  const found = sniff(buffer.subarray(0, bytesRead));
  if (!found) throw new EngineError('failed', 'returned a file that is not an image, a video or a sound');
  const type = ownTypes[found.type] ?? found.type;
  const named = join(folder, `made-${index}.${extensionOf(type)}`);
  await rename(path, named);
  const size = type.startsWith('image/') ? await headerDimensions(named, type) : null;
  return { path: named, type, width: size?.width ?? null, height: size?.height ?? null, duration: null };
}

/** Decodes a data URL. Throws `failed` for one that is malformed. */
function bytesOf(url: string): Uint8Array {
  const comma = url.indexOf(',');
  if (comma < 0) throw new EngineError('failed', 'handed over a data URL without data');
  return Buffer.from(url.slice(comma + 1), url.slice(0, comma).endsWith(';base64') ? 'base64' : 'utf8');
}

/** Copies one result into the job's folder, from a data URL or from an address, which is resolved against the service's own. */
export async function bring(
  job: Pick<EngineJob, 'folder'>,
  url: string,
  index: number,
  { service, signal }: { service: Service; signal: AbortSignal },
): Promise<EngineOutput> {
  if (url.startsWith('data:')) return keepBytes(job, bytesOf(url), index);
  const response = await askFile(service, url, { signal, timeout: fileTimeout, maxBytes });
  if (!response.body) throw new EngineError('failed', 'handed over nothing');
  const path = join(job.folder, `coming-${index}`);
  const body = Readable.fromWeb(response.body as never);
  await withReservation(job.folder, (room) => pipeline(body, room.forStream(), createWriteStream(path)));
  return judge(path, job.folder, index);
}

/** Writes the bytes of a result into the job's folder. Rejects with `failed` for an unsupported media type, and with `storageFull`. */
export async function keepBytes(job: Pick<EngineJob, 'folder'>, bytes: Uint8Array, index: number): Promise<EngineOutput> {
  const path = join(job.folder, `coming-${index}`);
  await withReservation(job.folder, async (room) => {
    room.reserve(bytes.length);
    await writeFile(path, bytes);
  });
  return judge(path, job.folder, index);
}

/** At most this many files of one answer are taken. */
const maxFiles = 4;

const isFile = (value: unknown): value is { url: string } =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/**
 * Returns the addresses of the files in one documented field of an answer: a string, an object with a `url`, or a list of either. Nothing
 * else of an answer is read as an address, because it repeats what the person wrote.
 */
export const addressesIn = (field: unknown): string[] =>
  (Array.isArray(field) ? field : [field])
    .flatMap((item) => (typeof item === 'string' ? [item] : isFile(item) ? [item.url] : []))
    .filter((url) => /^(https?:\/\/|data:|\/(?!\/))/i.test(url))
    .slice(0, maxFiles);
