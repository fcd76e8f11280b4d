/** One file of the hub into one file on disk: resumed where it was cut, hashed while it is written, checked before it gets its name. */
import { constants } from 'node:fs';
import { lstat, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PackFault } from './fault.ts';
import { createHashes, hashesOf, isAsExpected, type Expected } from './hashes.ts';
import type { Body, Hub } from './hub.ts';

/** `url`: where a file lies that isn't the hub's. */
export type Wanted = Expected & { repo: string; commit: string; from: string; url?: string };

export type Downloading = {
  hub: Hub;
  /** Throws a `PackFault` of the kind `disk` when the disk must not be filled further. */
  checkRoom: () => Promise<void>;
  /** Called with how many more bytes lie on disk; with a negative number when some are thrown away. */
  onBytes: (bytes: number) => void;
};

/** Attempts in a row that bring no byte. */
const maxFruitless = 6;
const firstPause = 1000;
const longestPause = 30_000;
/** Bytes between two looks at the free space. */
const roomEvery = 32 * 1024 * 1024;
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

type PartialFile = { file: FileHandle; hashes: ReturnType<typeof createHashes>; size: number };

/** Opens what lies there of a file and hashes it. A link in its place is refused. */
async function openPart(path: string, size: number): Promise<PartialFile> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0), 0o600);
  try {
    const hashes = createHashes(size);
    let seen = 0;
    for await (const part of file.createReadStream({ autoClose: false, start: 0, highWaterMark: 1024 * 1024 })) {
      hashes.add(part as Buffer);
      seen += (part as Buffer).length;
    }
    return { file, hashes, size: seen };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The first byte of a 206, from `content-range`; null when the header has none. */
const startOf = (headers: Headers): number | null => {
  const [, start] = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '') ?? [];
  return start === undefined ? null : Number(start);
};

/** Appends a body to a part. Rejects when the connection breaks, which leaves a shorter part. */
async function append(part: PartialFile, { response, alive }: Body, wanted: Wanted, { checkRoom, onBytes }: Downloading): Promise<void> {
  let unchecked = roomEvery;
  for await (const bytes of response.body!) {
    alive();
    if (part.size + bytes.length > wanted.size)
      throw new PackFault('changed', `The hub sends more of ${wanted.from} than the ${wanted.size} bytes that it listed.`);
    unchecked += bytes.length;
    if (unchecked >= roomEvery) {
      unchecked = 0;
      await checkRoom();
    }
    await part.file.write(bytes, 0, bytes.length, part.size);
    part.hashes.add(bytes);
    part.size += bytes.length;
    onBytes(bytes.length);
  }
}

const diskFault = (cause: unknown): PackFault =>
  new PackFault('disk', 'The disk is full. What was fetched stays and is used by the next attempt.', { cause });

/** What one request brought: the hash of the whole file, or whether there is more of it than before. */
type Brought = { sha256: string } | { more: boolean };

/** One request. Rejects only where the connection was not what failed. */
async function attempt(path: string, wanted: Wanted, parts: Downloading): Promise<Brought> {
  const { onBytes } = parts;
  let part = await openPart(path, wanted.size);
  const before = part.size;
  try {
    if (part.size > wanted.size) {
      await part.file.truncate(0);
      onBytes(-part.size);
      part = { ...part, hashes: createHashes(wanted.size), size: 0 };
    }
    if (part.size < wanted.size || wanted.size === 0) {
      const body = await parts.hub.open(wanted, part.size);
      try {
        const isResumed = body.response.status === 206 && startOf(body.response.headers) === part.size;
        if (!isResumed && part.size > 0) {
          // The hub begins at the first byte again: so do we.
          await part.file.truncate(0);
          onBytes(-part.size);
          part = { ...part, hashes: createHashes(wanted.size), size: 0 };
        }
        if (isResumed || body.response.status === 200) await append(part, body, wanted, parts);
      } finally {
        body.end();
        await body.response.body?.cancel().catch(() => undefined);
      }
    }
    if (part.size < wanted.size) return { more: part.size > before };
    const found = part.hashes.end();
    if (!isAsExpected(found, wanted))
      throw new PackFault('changed', `${wanted.from} of ${wanted.repo} does not have the hash that the hub states for it.`);
    await part.file.sync();
    return { sha256: found.sha256 };
  } catch (error) {
    if (error instanceof PackFault && error.kind !== 'unreachable') throw error;
    if (full.has(String((error as { code?: unknown }).code))) throw diskFault(error);
    if (error instanceof PackFault && part.size <= before) throw error;
    return { more: part.size > before };
  } finally {
    await part.file.close();
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await lstat(path);
    if (!found.isFile()) throw new PackFault('unsafe', `${path} is no plain file. Remove it, and try again.`);
    return found.size;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns how many bytes of a file lie on disk already, whole or in part. */
export async function bytesThere(path: string): Promise<number> {
  return (await sizeOf(path)) ?? (await sizeOf(`${path}.part`)) ?? 0;
}

/**
 * Brings one file to `path`, and returns its SHA-256. What an earlier attempt left in `path.part` is used. Rejects with a `PackFault`;
 * `path` exists only when every byte was checked.
 */
export async function download(path: string, wanted: Wanted, parts: Downloading): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const there = await sizeOf(path);
  if (there !== null) {
    const found = await hashesOf(path, wanted.size);
    if (isAsExpected(found, wanted)) return found.sha256;
    await rm(path);
    parts.onBytes(-there);
  }
  const part = `${path}.part`;
  let [fruitless, isSpoilt] = [0, false];
  for (;;) {
    try {
      const brought = await attempt(part, wanted, parts);
      if ('sha256' in brought) {
        await rename(part, path);
        return brought.sha256;
      }
      fruitless = brought.more ? 0 : fruitless + 1;
      if (fruitless >= maxFruitless)
        throw new PackFault(
          'unreachable',
          `${wanted.from} of ${wanted.repo} broke off again and again. Another attempt goes on from there.`,
        );
    } catch (error) {
      if (!(error instanceof PackFault)) throw error;
      if (error.kind === 'unreachable' && fruitless + 1 < maxFruitless) fruitless += 1;
      else if (error.kind === 'changed' && !isSpoilt) {
        // A part from another time, or a bad copy on the way: once more from the first byte, then it is the hub.
        isSpoilt = true;
        const lost = await sizeOf(part);
        await rm(part, { force: true });
        parts.onBytes(-(lost ?? 0));
      } else throw error;
    }
    await parts.hub.wait(Math.min(longestPause, firstPause * 2 ** fruitless));
  }
}
