import { assign, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { parentOf } from '../kit/parent.ts';
import type { PictureFacts, PictureReport, PictureTypes } from './picture.types.ts';

const base = setup({ types: {} as PictureTypes });

/** The guards and actions of the chart of a picture. */
export const pictureSetup = base
  .extend({
    guards: {
      isNew: ({ context }) => context.stored === null,
      isStored: ({ event }) => asserted(event, 'picture.stored').stored !== null,
      isLost: ({ event }) => asserted(event, 'picture.stored').isLost,
      isWorking: ({ event }) => asserted(event, 'item.changed').progress === 'working',
      isEnded: ({ event }) => asserted(event, 'item.changed').progress === 'ended',
    },
  })
  .extend({
    actions: {
      assignStored: assign(({ event }) => ({ stored: asserted(event, 'picture.stored').stored })),
      clearStored: assign({ stored: null }),
      reportFile: sendTo(parentOf, ({ context: { place, stored } }, { isLost }: { isLost: boolean }): PictureReport => {
        return { type: 'file.reported', place, stored, isLost };
      }),
      reportJob: sendTo(parentOf, ({ context: { place } }, { progress }: Pick<PictureFacts, 'progress'>): PictureReport => {
        return { type: 'job.reported', place, progress };
      }),
    },
  });
