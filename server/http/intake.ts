/** The one way in for the bytes of a request: counted against the quotas of a day and against the room on the disk while they come. */
import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { limits as facts } from '../../contract/facts/limits.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { checkRoom, isDiskFull, storageFull } from '../core/disk-space.ts';
import type { AppContext } from './app.ts';
import { boundaryOf, MultipartError, readParts, type Part } from './multipart.ts';

const megabyte = 1024 * 1024;
/** Bytes that are counted in advance when a request does not say how many it has. */
const slice = 8 * megabyte;
/** A file is on the disk twice while its clean copy is written. */
const copies = 2;
/** Allowance for the headers of the parts on top of the files. */
const overhead = megabyte;

export type Intake = Pick<Services, 'config' | 'limits'>;

async function spend({ limits }: Intake, who: Who, bytes: number): Promise<void> {
  const megabytes = Math.ceil(bytes / megabyte);
  const { guest, user, address } = facts.uploadMegabytesPerDay;
  const counters = [
    who.user ? (['uploadMegabytesByUser', who.account, user] as const) : (['uploadMegabytesByGuest', who.account, guest] as const),
    ['uploadMegabytesByAddress', who.address, address] as const,
  ];
  for (const [name, key, most] of counters) {
    try {
      await limits.spend(name, key, megabytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { retryAfter } = error;
      const params = { gigabytes: most / 1024 };
      throw new Refusal('tooManyAttempts', { key: 'uploadQuota', params, cause: error, ...(retryAfter !== null && { retryAfter }) });
    }
  }
}

/** Returns a function that is given the size of the body so far and throws a `Refusal` when more may not come. */
async function openMeter(services: Intake, who: Who, declared: number, most: number): Promise<(size: number) => Promise<void>> {
  let granted = 0;
  const grant = async (bytes: number): Promise<void> => {
    await checkRoom(services, bytes * copies);
    await spend(services, who, bytes);
    granted += bytes;
  };
  if (declared > 0) await grant(declared);
  return async (size) => {
    if (size > most) throw new Refusal('invalidInput', { key: 'tooLarge' });
    if (size > granted) await grant(slice);
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function* metered(reader: Reader, meter: (size: number) => Promise<void>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    await meter(size);
    yield next.value;
  }
}

/**
 * Reads and drops the rest of a body, because many clients see the answer only after they sent everything. Returns whether it came to the
 * end: it stops when nothing comes for a second, and after ten.
 */
async function drain(reader: Reader): Promise<boolean> {
  const end = AbortSignal.timeout(10_000);
  const nothing = Symbol('nothing');
  while (!end.aborted) {
    const next = await Promise.race([reader.read(), setTimeout(1000, nothing, { ref: false })]).catch(() => nothing);
    if (typeof next === 'symbol') return false;
    if (next.done) return true;
  }
  return false;
}

/**
 * Gives `take` the parts of a multipart request of at most `most` bytes in files, one after the other, until it answers `true`. Throws what
 * `take` throws, and a `Refusal`: no multipart body (415), a body that is too large (413) or broken off, no room (507), or more than a
 * day's quota (429).
 */
export async function takeParts(
  services: Intake,
  c: AppContext,
  { who, most }: { who: Who; most: number },
  take: (part: Part) => Promise<boolean>,
): Promise<void> {
  const boundary = boundaryOf(c.req.header('content-type'));
  const reader = c.req.raw.body?.getReader() as Reader | undefined;
  if (!boundary || !reader) throw new Refusal('invalidInput', { key: 'wrongType' });
  const declared = Number(c.req.header('content-length') ?? 0);
  try {
    if (declared > most + overhead) throw new Refusal('invalidInput', { key: 'tooLarge' });
    const meter = await openMeter(services, who, declared, most + overhead);
    for await (const part of readParts(metered(reader, meter), boundary)) if (await take(part)) break;
  } catch (error) {
    if (error instanceof MultipartError || (c.req.raw.signal.aborted && !(error instanceof Refusal)))
      throw new Refusal('invalidInput', { key: 'uploadBroken', cause: error });
    throw error;
  } finally {
    // A body of unknown length may be endless. A connection with the rest of a body in it cannot carry another request.
    if (declared > 0 && !(await drain(reader))) c.header('connection', 'close');
  }
}

/**
 * Writes chunks to a new file and returns its size in bytes. `check` sees each chunk, with the size up to its end, before it is written.
 * Throws what `check` throws, and the refusal `storageFull`.
 */
export async function writeFileOf(
  chunks: AsyncIterable<Buffer>,
  path: string,
  check: (chunk: Buffer, size: number) => void,
): Promise<number> {
  let size = 0;
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of chunks) {
        size += chunk.length;
        check(chunk, size);
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isDiskFull(error) ? storageFull(error) : error;
  }
  return size;
}
