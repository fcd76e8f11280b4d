import type { SnapshotFrom } from 'xstate';
import { chartModel } from '../kit/model.ts';
import { pictureMachine } from './picture.machine.ts';

const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 9 };

type Snapshot = SnapshotFrom<typeof pictureMachine>;

export const pictureModel = chartModel({
  name: 'picture',
  machine: pictureMachine,
  inputs: [
    { place: 1, stored: null },
    { place: 4, stored },
  ],
  events: {
    'picture.stored': ({ context: { place } }: Snapshot) => [
      { place, stored, isLost: false },
      { place, stored: null, isLost: false },
      { place, stored: null, isLost: true },
    ],
    'item.changed': ({ context: { place } }: Snapshot) => (['none', 'working', 'ended'] as const).map((progress) => ({ place, progress })),
  },
  outcomes: {},
  invariants: {
    'a file is known exactly while the picture is stored': (snapshot) =>
      (snapshot.context.stored !== null) === snapshot.matches({ file: 'stored' }),
  },
  shows: {
    'file.deciding': () => false,
    'file.uploading': ({ context }) => context.stored === null,
    'file.stored': ({ context }) => context.stored?.name === stored.name,
    'file.lost': ({ context }) => context.stored === null,
    'job.none': ({ status }) => status === 'active',
    'job.working': ({ status }) => status === 'active',
    'job.ended': ({ status }) => status === 'active',
  },
});
