/** The one way in for the bytes of a request: counted against the quotas of a day and against the room on the disk while they come. */
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { isDiskFull, storageFull, type Reservation } from '../core/disk-space.ts';
import type { AppContext } from './app.ts';
import { LimitReached, type LimitName, type Spending } from './limits.ts';
import { boundaryOf, MultipartError, readParts, type BodyPart } from './multipart.ts';

const megabyte = 1024 * 1024;
/** Bytes of a day's quota that are taken in advance while a body comes; what does not arrive goes back. */
const slice = 8 * megabyte;
/** A file is on the disk twice while its clean copy is written. */
const copies = 2;
/** Allowance for the headers of the parts on top of the files. */
const overhead = megabyte;
/** Space on the disk that is reserved at a time while a body comes (bytes): what does not arrive holds none. */
const roomSlice = megabyte;
/**
 * The rate below which a body has broken off, because it holds a place that others wait for: bytes in a time of waiting for them
 * (milliseconds), far less than the slowest mobile network brings.
 */
const slowest = { bytes: 64 * 1024, time: 15_000 };
/** What is read of a body that was refused, because many clients see the answer only after they sent everything (bytes, milliseconds). */
const dropped = { bytes: 4 * megabyte, time: 2000 };

export type Intake = Pick<Services, 'limits' | 'places'>;

type Counter = { name: LimitName; key: string };

function countersOf({ user, account, address: network }: Who): Counter[] {
  return [
    { name: user ? 'uploadMegabytesByUser' : 'uploadMegabytesByVisitor', key: account },
    { name: 'uploadMegabytesByAddress', key: network },
  ];
}

/** What is kept of a file counts beyond this many times its size: a photo of a phone becomes three times as large. */
const grown = 4;

const isQuota = (limit: LimitName): boolean => limit.startsWith('uploadMegabytes');

/** Waits for what was asked of the counters, and names the quota that has too little left. */
async function ask({ limits }: Pick<Intake, 'limits'>, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof LimitReached && isQuota(error.limit))) throw error;
    const { limit, retryAfter } = error;
    const params = { gigabytes: Number((limits.mostOf(limit) / 1024).toFixed(2)) };
    throw new Refusal('tooManyAttempts', { key: 'uploadQuota', params, cause: error, ...(retryAfter !== null && { retryAfter }) });
  }
}

/**
 * Counts what is kept of a file where it became much larger than what came: a few kilobytes can be an image of a hundred megabytes. Sizes in bytes.
 * Throws the refusal `uploadQuota`.
 */
export async function countKept(services: Pick<Intake, 'limits'>, who: Who, { came, kept }: { came: number; kept: number }): Promise<void> {
  const more = Math.ceil(kept / megabyte) - grown * Math.ceil(came / megabyte);
  if (more > 0) await ask(services, services.limits.spend(...countersOf(who).map(({ name, key }): Spending => [name, key, more])));
}

/**
 * Counts a request, and what it takes of quotas: in one statement, because each waits for a turn of the database. A request that is refused for want of
 * quota counts like any other.
 */
async function countRequest({ limits }: Pick<Intake, 'limits'>, request: readonly Spending[], quotas: readonly Spending[]): Promise<void> {
  try {
    await limits.spend(...request, ...quotas);
  } catch (error) {
    if (error instanceof LimitReached && isQuota(error.limit)) await limits.spend(...request);
    throw error;
  }
}

/** The quotas of one request, in whole megabytes: taken step by step while bytes come, and settled to what came. */
function openQuota(services: Intake, { who, counts = [] }: Bounds, declared: number) {
  const { limits } = services;
  const counters = countersOf(who);
  const each = (megabytes: number): Spending[] => counters.map(({ name, key }) => [name, key, megabytes]);
  let granted = 0;
  let arrived = 0;
  let isOver = false;
  return {
    /** Throws the refusal `uploadQuota` when the body as it is declared cannot fit. Takes what a small one needs, and nothing for another. */
    async begin(): Promise<void> {
      const all = Math.ceil(declared / megabyte);
      const isSmall = declared <= slice;
      await ask(services, countRequest(services, counts, isSmall && declared > 0 ? each(all) : []));
      if (isSmall) granted = all;
      else await ask(services, limits.check(...each(all)));
    },
    /** Counts the size of the body so far. Throws the same refusal, once, for what is more than the quota. */
    async count(size: number): Promise<void> {
      if (isOver) return;
      arrived = size;
      while (size > granted * megabyte) {
        const rest = Math.ceil((declared - granted * megabyte) / megabyte);
        const step = Math.min(slice / megabyte, rest > 0 ? rest : slice / megabyte);
        try {
          await ask(services, limits.spend(...each(step)));
        } catch (error) {
          isOver = true;
          throw error;
        }
        granted += step;
      }
    },
    /** Returns what was taken for bytes that did not come. */
    async settle(): Promise<void> {
      const rest = granted - Math.ceil(Math.min(arrived, granted * megabyte) / megabyte);
      if (rest > 0) await limits.giveBack(...each(rest));
    },
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Rejects with a `MultipartError` after `time` milliseconds. */
async function soon<T>(work: Promise<T>, time: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new MultipartError('The body has stalled')), time);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads on, and rejects with a `MultipartError` when less comes than the slowest rate. Time in which nobody reads does not count. */
function patientReader(reader: Reader): () => Promise<ReadableStreamReadResult<Uint8Array>> {
  let [waited, came] = [0, 0];
  return async () => {
    const begin = performance.now();
    const next = await soon(reader.read(), Math.max(1, slowest.time - waited));
    waited += performance.now() - begin;
    came += next.value?.length ?? 0;
    if (came >= slowest.bytes) [waited, came] = [0, 0];
    return next;
  };
}

async function* metered(reader: Reader, meter: (size: number) => Promise<void>): AsyncGenerator<Uint8Array> {
  const read = patientReader(reader);
  let size = 0;
  for (let next = await read(); !next.done; next = await read()) {
    size += next.value.length;
    await meter(size);
    yield next.value;
  }
}

/** Reads and drops some of the rest of a body. Returns whether it came to the end. */
async function drain(reader: Reader, count: (bytes: number) => Promise<void>): Promise<boolean> {
  const end = AbortSignal.timeout(dropped.time);
  const nothing = Symbol('nothing');
  let left = dropped.bytes;
  while (!end.aborted && left > 0) {
    const next = await Promise.race([reader.read(), pause(1000, nothing, { ref: false })]).catch(() => nothing);
    if (typeof next === 'symbol') return false;
    if (next.done) return true;
    left -= next.value.length;
    await count(next.value.length);
  }
  return false;
}

/** Reserves room for a body as it comes. What was declared must fit now, but it holds nothing: it may never come. */
function reserver(room: Reservation, declared: number): (size: number) => void {
  let reserved = 0;
  room.check(declared * copies);
  return (size) => {
    for (; size > reserved; reserved += roomSlice) room.reserve(roomSlice * copies);
  };
}

/** What a request may bring at most (bytes of files), from whom, the room it takes on the disk, and the limits in which it counts as one. */
type Bounds = { who: Who; most: number; room: Reservation; counts?: readonly Spending[] };

/**
 * Gives `take` the body of a request as it comes. Bytes that `take` writes are to be reported to `room`. Throws what `take` throws, and a
 * `Refusal`: no body (415), a body that is too large (413), broken off or stalled, no room (507), more than a day's quota, or too many at
 * once (429).
 */
export async function takeBody<T>(
  services: Intake,
  c: AppContext,
  bounds: Bounds,
  take: (chunks: AsyncGenerator<Uint8Array>) => Promise<T>,
): Promise<T> {
  const { who, most, room } = bounds;
  const declared = Number(c.req.header('content-length') ?? 0);
  // Nothing of it is read: the connection ends with the answer.
  if (declared > most + overhead) throw new Refusal('invalidInput', { key: 'tooLarge' });
  const reader = c.req.raw.body?.getReader() as Reader | undefined;
  if (!reader) throw new Refusal('invalidInput', { key: 'wrongType' });
  const leave = services.places.take('uploads', who);
  const quota = openQuota(services, bounds, declared);
  let read = 0;
  const meter = async (size: number): Promise<void> => {
    read = size;
    if (size > most + overhead) throw new Refusal('invalidInput', { key: 'tooLarge' });
    reserve(size);
    await quota.count(size);
  };
  let reserve: (size: number) => void;
  try {
    await quota.begin();
    reserve = reserver(room, declared);
    return await take(metered(reader, meter));
  } catch (error) {
    if (error instanceof MultipartError || (c.req.raw.signal.aborted && !(error instanceof Refusal)))
      throw new Refusal('invalidInput', { key: 'uploadBroken', cause: error });
    throw error;
  } finally {
    // What is dropped has come all the same.
    const countDropped = (bytes: number): Promise<void> => quota.count((read += bytes)).catch(() => undefined);
    // A body of unknown length may be endless. A connection with the rest of a body in it cannot carry another request.
    if (declared > 0 && !(await drain(reader, countDropped))) c.header('connection', 'close');
    leave();
    await quota.settle();
  }
}

/**
 * Gives `take` the parts of a multipart request of at most `most` bytes in files, one after the other, until it answers `true`. Throws what
 * `takeBody` throws, and a `Refusal` where the body is not multipart (415).
 */
export async function takeParts(
  services: Intake,
  c: AppContext,
  bounds: Bounds,
  take: (part: BodyPart) => Promise<boolean>,
): Promise<void> {
  const boundary = boundaryOf(c.req.header('content-type'));
  if (!boundary) throw new Refusal('invalidInput', { key: 'wrongType' });
  await takeBody(services, c, bounds, async (chunks) => {
    for await (const part of readParts(chunks, boundary)) if (await take(part)) break;
  });
}

/**
 * Writes chunks to a new file and returns its size in bytes. `check` sees each chunk, with the size up to its end, before it is written.
 * Their room was reserved. Throws what `check` throws, and the refusal `storageFull`.
 */
export async function writeFileOf(
  chunks: AsyncIterable<Buffer>,
  { path, room }: { path: string; room: Reservation },
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
        room.wrote(chunk.length);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isDiskFull(error) ? storageFull(error) : error;
  }
  return size;
}
