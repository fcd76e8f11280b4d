/** The files of uploads in parts: what came stays for an hour, so that an upload goes on after a broken line. */
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { newId, timeOfId } from '../core/id.ts';
import { networksOf } from '../core/network.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import type { Received } from './receive.ts';

/** The protocol's library keeps what it knows of an upload in a file beside it. */
const facts = '.json';

const begunAt = (name: string): number => timeOfId(name.split('.').at(-1)!);

/** Seconds after which an upload of the network may give way. */
const retryAfter = times.idleUpload / 1000;

/** Bytes for each millisecond since an upload began: four kilobytes a second, of which less comes on no line that sends videos. */
const slowest = 4;

/** Opens the uploads in parts of this data directory. An upload is named by its owner and the owner's networks, so that neither is looked up. */
export async function openUnfinished({ config, secrets }: Pick<Services, 'config' | 'secrets'>) {
  const folder = join(config.dataDir, 'unfinished');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory: folder });
  store.extensions = ['creation', 'termination'];

  const mark = (text: string): string => `u${secrets.sign('unfinished', text).slice(0, 20)}`;
  const found = async (id: string): Promise<{ mtimeMs: number; size: number }> =>
    (await stat(join(folder, id)).catch(() => null)) ?? { mtimeMs: 0, size: 0 };
  const isOver = async (id: string): Promise<boolean> => (await found(id)).mtimeMs < Date.now() - times.unfinishedUpload;
  /** Whether nothing came for an upload lately, or so little in all that it only holds its place. */
  const isIdle = async (id: string): Promise<boolean> => {
    const { mtimeMs, size } = await found(id);
    const [now, begun] = [Date.now(), begunAt(id)];
    return mtimeMs < now - times.idleUpload || (begun < now - times.idleUpload && size < (now - begun) * slowest);
  };
  const remove = async (id: string): Promise<void> => {
    for (const name of [id, id + facts]) await rm(join(folder, name), { force: true });
  };
  /** The names of uploads that may go on, the oldest first; removes the others. */
  const living = async (): Promise<string[]> => {
    const names = [...new Set((await readdir(folder)).map((name) => name.replace(/\.json$/, '')))].sort(
      (one, other) => begunAt(one) - begunAt(other),
    );
    const kept: string[] = [];
    for (const name of names) {
      // Only the older ones are looked at: all are asked for with each beginning.
      if (begunAt(name) < Date.now() - times.unfinishedUpload && (await isOver(name))) await remove(name);
      else kept.push(name);
    }
    return kept;
  };
  /** Has the first idle one of some uploads give way. Returns whether there was one. */
  const giveWay = async (names: readonly string[]): Promise<boolean> => {
    for (const name of names) {
      if (!(await isIdle(name))) continue;
      await remove(name);
      return true;
    }
    return false;
  };
  const begin = async ({ account, address }: Who): Promise<string> => {
    const own = mark(account);
    const networks = networksOf(address).map(({ name, share }) => ({ near: mark(name), most: limits.atOnce.uploads.network * share }));
    const names = await living();
    const mine = names.filter((name) => name.startsWith(`${own}.`));
    for (const name of mine.slice(0, Math.max(0, mine.length + 1 - limits.atOnce.uploads.account))) await remove(name);
    for (const { near, most } of networks) {
      const others = names.filter((name) => name.split('.').includes(near));
      if (others.length >= most && !(await giveWay(others))) throw new Refusal('tooManyAttempts', { key: 'tooManyAtOnce', retryAfter });
    }
    const name = [own, ...networks.map(({ near }) => near), newId(Date.now())].join('.');
    // There at once, so that the next one is counted beside it.
    await writeFile(join(folder, name), '', { flag: 'wx' });
    return name;
  };
  let last: Promise<unknown> = Promise.resolve();

  return {
    store,
    remove,
    /**
     * Names a new upload, one after the other. An account that has as many as may be on their way gives up the oldest, which nobody sends any
     * more, and a network the oldest for which nothing, or hardly anything, came. Throws the refusal `tooManyAtOnce` where a network has none of these.
     */
    name(who: Who): Promise<string> {
      const named = last.then(() => begin(who));
      last = named.catch(() => undefined);
      return named;
    },
    /** Throws the refusal `notFound` for an upload that is over, or somebody else's. */
    async check(id: string, { account }: Who): Promise<void> {
      if (!/^[\w.-]+$/.test(id) || !id.startsWith(`${mark(account)}.`) || (await isOver(id))) throw new Refusal('notFound');
    },
    /** The name that a file has where it comes from. */
    async fileName(id: string): Promise<string> {
      return (await store.getUpload(id)).metadata?.['filename'] ?? '';
    },
    /** The file of an upload to which all came. Throws the refusals `uploadBroken` and `uploadNotTaken`. */
    async whole(id: string): Promise<Received> {
      const { size, offset, metadata } = await store.getUpload(id);
      if (size !== offset) throw new Refusal('invalidInput', { key: 'uploadBroken' });
      const path = join(folder, id);
      await using file = await open(path);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
      const found = sniff(buffer.subarray(0, bytesRead));
      if (!found) throw new Refusal('invalidInput', { key: 'uploadNotTaken' });
      return { field: 'file', fileName: metadata?.['filename'] ?? '', path, size: offset, found };
    },
  };
}

export type Unfinished = Awaited<ReturnType<typeof openUnfinished>>;
