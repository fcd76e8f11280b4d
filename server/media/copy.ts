/** Converts a result to another format on first request, marks it like the result itself, and stores it next to the original. */
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extensionOf, typeOfKey } from '../../contract/facts/media-types.ts';
import { formatsOf, typeOfFormat, type ResultFormat } from '../../contract/facts/result-formats.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { filesOf } from '../generations/inputs.ts';
import { storageFull } from '../core/disk-space.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import { createPool, type Groups, type Pool } from '@iridia/engine/process';
import { markCopy } from '../provenance/mark.ts';
import { digestsOf, rememberMade } from '../provenance/digests.ts';
import type { Services } from '../core/services.ts';
import { FileGone, fetchFile } from '../storage/fetch.ts';
import { withFolder } from '../storage/folder.ts';
import { childLimits, minute } from './children.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Converts results to other formats. */
    readonly copying: Copying;
  }
}

/** `type` is the media type of the file at `path`. */
export type CopyTask = { path: string; type: string; into: string; format: ResultFormat; onWhite: boolean };
export type CopyAnswer = { ok: true } | { ok: false; reason: 'transparent' | 'unreadable'; cause: string };

/** `onWhite`: transparency may be replaced by white, which JPEG and MP4 require and which must be requested explicitly. */
export type Wish = { format: ResultFormat; onWhite: boolean };

type CopyPool = Pool<CopyTask, CopyAnswer>;

/** Images and videos have separate pools, so that images do not wait for videos. */
export type Copying = { images: CopyPool; media: CopyPool; running: Map<string, Promise<void>>; close: () => Promise<void> };

/** Creates the pools; processes start lazily. */
export function openCopying(): Copying {
  const open = (child: string, timeout: number): CopyPool =>
    createPool({ ...childLimits, file: fileURLToPath(new URL(child, import.meta.url)), size: 2, timeout });
  const [images, media] = [open('./copy.child.ts', minute), open('./copy-media.child.ts', 3 * minute)];
  return {
    images,
    media,
    running: new Map(),
    close: async () => {
      await Promise.all([images.close(), media.close()]);
    },
  };
}

type CopyParts = Pick<Services, 'config' | 'log' | 'clock' | 'db' | 'disk' | 'copying' | 'signing'>;

/** Space for a file whose size is known only when it is written (bytes). */
const convertedBytes = 16 * 1024 * 1024;

const resultShape = /^results\/([0-9A-Z]{26})\/\d+\.([a-z0-9]{3,4})$/;

type Making = { key: string; generation: string; wish: Wish; copy: string; groups: Groups };

async function make(services: CopyParts, { key, generation, wish, copy, groups }: Making): Promise<void> {
  const { db, disk, clock } = services;
  const row = await db.selectFrom('generation').selectAll().where('id', '=', generation).where('deleted_at', 'is', null).executeTakeFirst();
  const tool = row && toolBySlug(row.tool);
  if (!row || !tool) throw new Refusal('notFound');
  await withFolder(services, async (folder, room) => {
    const [original, path] = [join(folder, basename(key)), join(folder, basename(copy))];
    await fetchFile(services, key, original, room).catch((error: unknown) => {
      throw error instanceof FileGone ? new Refusal('notFound', { cause: error }) : error;
    });
    room.reserve(convertedBytes);
    const from = typeOfKey(key);
    const { images, media } = services.copying;
    const isImage = from.startsWith('image/') && from !== 'image/gif';
    const outcome = await (isImage ? images : media).run({ path: original, type: from, into: path, ...wish }, { groups });
    if ('death' in outcome) throw new Refusal('unavailable', { cause: outcome.death.cause });
    if (!outcome.answer.ok && /ENOSPC|No space left/.test(outcome.answer.cause)) throw storageFull(outcome.answer.cause);
    if (!outcome.answer.ok)
      throw outcome.answer.reason === 'transparent' ? invalid('ground') : new Refusal('notFound', { cause: outcome.answer.cause });
    const type = typeOfKey(copy);
    const hasInput = Object.keys(filesOf(tool, row.inputs)).length > 0;
    const made = { id: generation, account: row.account_id, tool, engine: row.engine ?? '', notes: row.notes, hasInput };
    // Signing writes the file once more, and the storage holds a third.
    room.release();
    room.reserve(2 * (await stat(path)).size);
    await markCopy(services, made, { path: original, type: from }, { path, type });
    const digests = await digestsOf([path]);
    await disk.copyFromFs(path, copy, { contentType: type });
    const isKept = await inTransaction(db, async (trx) => {
      const kept = await trx
        .selectFrom('generation')
        .select('id')
        .where('id', '=', generation)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (kept) await rememberMade(trx, { generation, tool: tool.slug, at: clock() }, digests);
      return kept !== undefined;
    });
    if (isKept) return;
    // The result was deleted during the conversion.
    await disk.delete(copy);
    throw new Refusal('notFound');
  });
}

/**
 * Returns the storage key of the result in the requested format, converting it first if necessary for `groups`. Throws a `Refusal` for a key that is not
 * a result, or for an incompatible format.
 */
export async function copyOf(services: CopyParts, key: string, wish: Wish, groups: Groups): Promise<string> {
  const [, generation, extension] = resultShape.exec(key) ?? [];
  if (!generation || !extension || !formatsOf(typeOfKey(key)).includes(wish.format)) throw invalid('as');
  const wanted = extensionOf(typeOfFormat(wish.format));
  if (wanted === extension) return key;
  const copy = `${key.slice(0, -extension.length - 1)}-${wish.onWhite ? 'white' : 'copy'}.${wanted}`;
  const { running } = services.copying;
  const begin = (): Promise<void> => {
    const begun = make(services, { key, generation, wish, copy, groups }).finally(() => running.delete(copy));
    running.set(copy, begun);
    return begun;
  };
  const work = running.get(copy);
  // An ongoing conversion has written only part of the file.
  if (work) await work;
  else if (!(await services.disk.exists(copy))) await (running.get(copy) ?? begin());
  return copy;
}
