import { assign, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { parentOf } from '../kit/parent.ts';
import type { ImageFacts, ImageReport, ImageTypes } from './image.types.ts';

const base = setup({ types: {} as ImageTypes });

/** The guards and actions of the chart of an image. */
export const imageSetup = base
  .extend({
    guards: {
      isNew: ({ context }) => context.stored === null,
      isStored: ({ event }) => asserted(event, 'image.stored').stored !== null,
      isLost: ({ event }) => asserted(event, 'image.stored').isLost,
      isWorking: ({ event }) => asserted(event, 'item.changed').progress === 'working',
      isEnded: ({ event }) => asserted(event, 'item.changed').progress === 'ended',
    },
  })
  .extend({
    actions: {
      assignStored: assign(({ event }) => ({ stored: asserted(event, 'image.stored').stored })),
      clearStored: assign({ stored: null }),
      reportFile: sendTo(parentOf, ({ context: { place, stored } }, { isLost }: { isLost: boolean }): ImageReport => {
        return { type: 'file.reported', place, stored, isLost };
      }),
      reportJob: sendTo(parentOf, ({ context: { place } }, { progress }: Pick<ImageFacts, 'progress'>): ImageReport => {
        return { type: 'job.reported', place, progress };
      }),
    },
  });
