import * as calls from '../../contract/structs/calls/generations.ts';
import { signedPath } from '../storage/sign.ts';
import { Refusal } from '../core/refusal.ts';
import type { Room } from '../core/room.ts';
import { route } from '../http/route.ts';
import type { Who } from '../core/who.ts';
import { checkText } from '../policy/policy.ts';
import { keepFile, keepJoined } from './keep.ts';
import { uploadKey } from '../storage/keys.ts';
import { withFolder } from '../storage/folder.ts';
import { receiveFiles } from './receive.ts';

/** Maximum number of pictures joined into one. */
const maxJoined = 8;

export const uploadsRoom: Room = {
  name: 'uploads',
  routes: (app, services) => {
    const { examiner } = services;

    const consume = async ({ account, address }: Who): Promise<void> => {
      await services.limits.consume('uploadByAccount', account);
      await services.limits.consume('uploadByAddress', address);
    };

    route(app, services, calls.upload, async ({ c, who }) => {
      await consume(who);
      return withFolder(services, async (folder) => {
        const [file] = await receiveFiles(c, folder, (field) => field === 'file', 1);
        await checkText(services, [file!.fileName]);
        const { name, type, width, height, size } = await keepFile(services, examiner, who.account, file!);
        return { item: { name, url: signedPath(services, uploadKey(name)), width, height, type, size } };
      });
    });

    route(app, services, calls.mergeUploads, async ({ c, who }) => {
      await consume(who);
      return withFolder(services, async (folder) => {
        try {
          const files = await receiveFiles(c, folder, (field) => /^file\d{1,2}$/.test(field), maxJoined);
          await checkText(
            services,
            files.map(({ fileName }) => fileName),
          );
          const { name } = await keepJoined(services, examiner, who.account, files);
          return { item: { name } };
        } catch (error) {
          // The specification requires an empty name if this call fails.
          if (error instanceof Refusal && error.codeName !== 'unavailable') return { item: { name: '' } };
          throw error;
        }
      });
    });
  },
};
