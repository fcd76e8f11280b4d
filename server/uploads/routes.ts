import { link } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as calls from '../../contract/structs/calls/generations.ts';
import type { Services } from '../core/services.ts';
import { signedPath } from '../storage/sign.ts';
import { Refusal } from '../core/refusal.ts';
import type { Domain } from '../http/domain.ts';
import { countKept } from '../http/intake.ts';
import type { Spending } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { Who } from '../core/who.ts';
import { keepFile, keepJoined, type Kept } from './keep.ts';
import { takeInParts } from './parts.ts';
import { removeUpload } from './rows.ts';
import { uploadKey } from '../storage/keys.ts';
import { withFolder } from '../storage/folder.ts';
import { onceEach } from './once.ts';
import { receiveFiles, type Received, type Wanted } from './receive.ts';
import { openUnfinished, type Unfinished } from './unfinished.ts';

const anyFile: Wanted = { field: (name) => name === 'file', most: 1, kinds: ['image', 'gif', 'audio', 'media'] };
/** At most eight images are joined into one. */
const images: Wanted = { field: (name) => /^file\d{1,2}$/.test(name), most: 8, kinds: ['image', 'gif'] };

/** Finished uploads whose answer is remembered, for senders to whom it did not come. */
const mostFinished = 500;

/** An upload as its sender receives it. */
function itemOf(services: Services, { name, type, width, height, duration, size, frames, sample, missing, still }: Kept) {
  const url = signedPath(services, uploadKey(name));
  const reported = {
    ...(frames && { frames }),
    ...(sample && { sample: true }),
    ...(missing !== undefined && { missing }),
    ...(still && { still }),
  };
  return { item: { name, url, width, height, duration, type, size, ...reported } };
}

/** Counts what is kept of files, of which so many bytes came; what is more than a day's quota is not kept. */
async function counted(services: Services, who: Who, came: number, keeping: Promise<Kept>): Promise<Kept> {
  const file = await keeping;
  try {
    await countKept(services, who, { came, kept: file.size });
  } catch (error) {
    await removeUpload(services, file.name);
    throw error;
  }
  return file;
}

export const uploadsDomain: Domain = {
  name: 'uploads',
  routes: (app, services) => {
    /** The limits in which a request counts as one. */
    const countsOf = (who: Who): Spending[] => [
      ['uploadByAccount', who.account],
      ['uploadByAddress', who.address],
    ];
    /** The same, once there is a place for it. */
    const admitted = (who: Who): Spending[] => {
      services.places.check('uploads', who);
      return countsOf(who);
    };
    const consume = (who: Who): Promise<void> => services.limits.spend(...admitted(who));

    route(app, services, calls.upload, async ({ c, who }) => {
      const counts = admitted(who);
      return withFolder(services, async (folder, room) => {
        const [file] = await receiveFiles(services, c, who, { folder, room, counts }, anyFile);
        return itemOf(services, await counted(services, who, file!.size, keepFile(services, who, file!, c.req.raw.signal)));
      });
    });

    let opened: Promise<Unfinished> | undefined;
    const unfinished = () => (opened ??= openUnfinished(services));
    takeInParts(app, services, unfinished, consume);

    /** Examines and keeps an upload to which all came. It goes on when its sender leaves, whose answer may have broken off: it is asked for again. */
    const keepWhole = async (uploads: Unfinished, who: Who, whole: Received): Promise<Kept> => {
      try {
        return await withFolder(services, async (folder, room) => {
          // The clean copy is written beside it. The file itself stays, because its sender may ask again how much of it came.
          room.reserve(whole.size);
          const path = join(folder, '0');
          await link(whole.path, path);
          return counted(services, who, whole.size, keepFile(services, who, { ...whole, path }, services.stopping.signal));
        });
      } catch (error) {
        // What broke off because the server stops is finished after it has started again.
        if (error instanceof Refusal && error.codeName === 'invalidInput' && error.key !== 'uploadBroken')
          await uploads.remove(basename(whole.path));
        throw error;
      }
    };
    const finish = onceEach<Kept>(mostFinished);

    route(app, services, calls.finishUpload, async ({ who, params: { id } }) => {
      const uploads = await unfinished();
      await uploads.check(id, who);
      // Whether there is a place is asked by the first call alone: the others wait for what has one.
      await services.limits.spend(...countsOf(who));
      const whole = await uploads.whole(id);
      return itemOf(services, await finish(id, () => services.places.within('uploads', who, () => keepWhole(uploads, who, whole))));
    });

    route(app, services, calls.mergeUploads, async ({ c, who }) => {
      const counts = admitted(who);
      return withFolder(services, async (folder, room) => {
        try {
          const files = await receiveFiles(services, c, who, { folder, room, counts }, images);
          const came = files.reduce((sum, { size }) => sum + size, 0);
          const { name } = await counted(services, who, came, keepJoined(services, who, files, c.req.raw.signal));
          return { item: { name } };
        } catch (error) {
          // The specification requires an empty name for files that cannot be joined.
          if (error instanceof Refusal && error.codeName === 'invalidInput') return { item: { name: '' } };
          throw error;
        }
      });
    });
  },
};
