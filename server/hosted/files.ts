/** Transfers files to and from engines. Results are copied immediately, because their URLs expire within the hour. */
import { createWriteStream } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extensionOf, typeOfKey } from '../../contract/facts/media-types.ts';
import { headerDimensions } from '../media/dimensions.ts';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import { EngineError, type EngineJob, type EngineOutput } from '@iridia/engine';
import { ask } from './http.ts';

/** Maximum size of a result file (bytes). */
const maxBytes = 500 * 1024 * 1024;

/** Returns the media type by file name, without parameters. */
export const typeOfFile = (path: string): string => typeOfKey(path).split(';')[0]!;

/** Encodes a file as a data URL, for engines that cannot reach this server. */
export const dataUrl = async (path: string): Promise<string> =>
  `data:${typeOfFile(path)};base64,${(await readFile(path)).toString('base64')}`;

const ownTypes: Readonly<Record<string, string>> = { 'video/x-matroska': 'video/webm' };

/** Determines a file's type from its bytes rather than from the engine's claim. Rejects for an unsupported type. */
async function judge(path: string, folder: string, index: number): Promise<EngineOutput> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
  await file.close();
  const found = sniff(buffer.subarray(0, bytesRead));
  if (!found) throw new EngineError('failed', 'handed over a file that is no picture, clip or sound');
  const type = ownTypes[found.type] ?? found.type;
  const named = join(folder, `made-${index}.${extensionOf(type)}`);
  await rename(path, named);
  const size = type.startsWith('image/') ? await headerDimensions(named, type) : null;
  return { path: named, type, width: size?.width ?? null, height: size?.height ?? null, duration: null };
}

function limited(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new EngineError('failed', 'handed over too large a file') : null, chunk);
    },
  });
}

/** Copies one result into the job's folder, from a URL (resolved against `base`) or a data URL. */
export async function bring(
  job: Pick<EngineJob, 'folder'>,
  url: string,
  index: number,
  from: { base: string; headers?: Record<string, string>; signal: AbortSignal },
): Promise<EngineOutput> {
  const path = join(job.folder, `coming-${index}`);
  if (url.startsWith('data:')) {
    const comma = url.indexOf(',');
    await writeFile(path, Buffer.from(url.slice(comma + 1), url.slice(0, comma).endsWith(';base64') ? 'base64' : 'utf8'));
    return judge(path, job.folder, index);
  }
  const address = new URL(url, from.base);
  if (!/^https?:$/.test(address.protocol)) throw new EngineError('failed', 'handed over an address that is none of the web');
  // API keys are sent only to the engine's own origin, never to its file storage.
  const headers = address.origin === new URL(from.base).origin ? (from.headers ?? {}) : {};
  const response = await ask({ url: address.href, headers, signal: from.signal, timeout: 10 * 60_000 });
  if (!response.body) throw new EngineError('failed', 'handed over nothing');
  await pipeline(Readable.fromWeb(response.body as never), limited(), createWriteStream(path));
  return judge(path, job.folder, index);
}

/** Writes the bytes of a result into the job's folder. Rejects with `failed` for an unsupported media type. */
export async function keepBytes(job: Pick<EngineJob, 'folder'>, bytes: Uint8Array, index: number): Promise<EngineOutput> {
  const path = join(job.folder, `coming-${index}`);
  await writeFile(path, bytes);
  return judge(path, job.folder, index);
}

/** Returns all URLs in a response, in order: from a string, a list of strings, or objects with a `url`. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|data:|\/)/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('url' in value && typeof value.url === 'string') return [value.url];
  return Object.values(value).flatMap(addressesIn);
}
