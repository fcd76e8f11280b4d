import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { same, sentTo } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { imageMachine } from './image.machine.ts';
import type { ImageInput } from './image.types.ts';

const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 9 };

/** A report with its fields in a fixed order, so that reports can be compared. */
const inOrder = (report: AnyEventObject | undefined) =>
  report ? { place: report['place'], stored: report['stored'], isLost: report['isLost'], type: report.type } : 'nothing';

type Snapshot = SnapshotFrom<typeof imageMachine>;

export const imageModel = chartModel({
  name: 'image',
  machine: imageMachine,
  inputs: [
    { place: 1, stored: null },
    { place: 4, stored },
  ],
  events: {
    'image.stored': ({ context: { place } }: Snapshot) => [
      { place, stored, isLost: false },
      { place, stored: null, isLost: false },
      { place, stored: null, isLost: true },
    ],
    'item.changed': ({ context: { place } }: Snapshot) => (['none', 'working', 'ended'] as const).map((progress) => ({ place, progress })),
  },
  outcomes: {},
  invariants: {
    'a file is known exactly while the image is stored': (snapshot) =>
      (snapshot.context.stored !== null) === snapshot.matches({ file: 'stored' }),
  },
  rules: {
    'an image reports its file and its job at once': (way) => {
      if (way.length > 1) return null;
      const [file, job] = [sentTo('parent', 'file.reported')(way[0]!), sentTo('parent', 'job.reported')(way[0]!)];
      const { place, stored: kept } = way[0]!.event['input'] as ImageInput;
      if (file?.['place'] !== place || job?.['place'] !== place) return 'it does not report';
      return file['stored'] === kept && file['isLost'] === false && job['progress'] === 'none' ? null : 'it reports something else';
    },
    'and every change of its file, as it is': same(
      ({ gesture, event }) => (gesture === 'image.stored' ? { ...event, type: 'file.reported' } : undefined),
      (step) => (step.gesture === 'image.stored' ? inOrder(sentTo('parent', 'file.reported')(step)) : undefined),
      'it reports something else',
    ),
    'and every change of its job': same(
      ({ gesture, event }) => (gesture === 'item.changed' ? event['progress'] : undefined),
      (step) => (step.gesture === 'item.changed' ? (sentTo('parent', 'job.reported')(step)?.['progress'] ?? 'nothing') : undefined),
      'it reports something else',
    ),
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
