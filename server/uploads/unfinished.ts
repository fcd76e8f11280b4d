/** The files of uploads in parts: what came stays for an hour, so that an upload goes on after a broken line. */
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { newId } from '../core/id.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import type { Received } from './receive.ts';

/** The protocol's library keeps what it knows of an upload in a file beside it. */
const facts = '.json';

/** Seconds after which an upload of the network may have ended. */
const retryAfter = 60;

/** Opens the uploads in parts of this data directory. An upload is named by its owner and the owner's network, so that neither is looked up. */
export async function openUnfinished({ config, secrets }: Pick<Services, 'config' | 'secrets'>) {
  const folder = join(config.dataDir, 'unfinished');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory: folder });
  store.extensions = ['creation', 'termination'];

  const mark = (text: string): string => `u${secrets.sign('unfinished', text).slice(0, 20)}`;
  const isOver = async (id: string): Promise<boolean> => {
    const found = await stat(join(folder, id)).catch(() => null);
    return !found || found.mtimeMs < Date.now() - times.unfinishedUpload;
  };
  const remove = async (id: string): Promise<void> => {
    for (const name of [id, id + facts]) await rm(join(folder, name), { force: true });
  };
  /** The names of uploads that may go on, the oldest first; removes the others. */
  const living = async (): Promise<string[]> => {
    const names = [...new Set((await readdir(folder)).map((name) => name.replace(/\.json$/, '')))].sort((one, other) =>
      one.split('.')[2]! < other.split('.')[2]! ? -1 : 1,
    );
    const kept: string[] = [];
    for (const name of names) {
      if (await isOver(name)) await remove(name);
      else kept.push(name);
    }
    return kept;
  };

  return {
    store,
    remove,
    /**
     * Names a new upload. An account that has as many as may be on their way gives up the oldest, which nobody sends any more. Throws the refusal
     * `tooManyAtOnce` where the network has as many.
     */
    async name({ account, address }: Who): Promise<string> {
      const [own, near] = [mark(account), mark(address)];
      const names = await living();
      const mine = names.filter((name) => name.startsWith(`${own}.`));
      for (const name of mine.slice(0, Math.max(0, mine.length + 1 - limits.atOnce.uploads.account))) await remove(name);
      if (names.filter((name) => name.split('.')[1] === near).length >= limits.atOnce.uploads.network)
        throw new Refusal('tooManyAttempts', { key: 'tooManyAtOnce', retryAfter });
      return `${own}.${near}.${newId(Date.now())}`;
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
