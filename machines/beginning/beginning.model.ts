import { chartModel } from '../kit/model.ts';
import { beginningMachine } from './beginning.machine.ts';
import { selectGoesOnAt, selectPlayed, selectIsOffered, selectIsPlaying, type BeginningSnapshot } from './beginning.selectors.ts';
import type { SoundReport } from './beginning.types.ts';

const parts = [
  { url: '/files/1.mp3', seconds: 2 },
  { url: '/files/2.mp3', seconds: 4 },
];
/** The first part by an engine that took over. */
const another = { url: '/files/another-1.mp3', seconds: 3 };
const report = (job: string, count: number, status: SoundReport['status'] = 'making') => ({ job, parts: parts.slice(0, count), status });

const goesOn = (snapshot: BeginningSnapshot): boolean => selectGoesOnAt(snapshot, snapshot.context.job ?? '') !== null;

export const beginningModel = chartModel({
  name: 'beginning',
  machine: beginningMachine,
  inputs: [undefined],
  events: {
    'sound.reported': [
      report('first', 0),
      report('first', 1),
      report('first', 2),
      report('first', 0, 'made'),
      report('first', 0, 'lost'),
      { ...report('first', 0), parts: [another] },
      report('second', 1),
    ],
    'sound.moved': [{ seconds: 1 }],
    'sound.ended': [{}],
    'sound.paused': [{}],
    'sound.failed': [{}],
    'listen.clicked': [{}],
    'pause.clicked': [{}],
    'page.left': [{}],
    'sound.taken': [{}],
  },
  outcomes: {},
  invariants: {
    'what plays is there': (snapshot) => !snapshot.matches('playing') || snapshot.context.parts[snapshot.context.at] !== undefined,
    'no more was played than was made': (snapshot) => selectPlayed(snapshot) <= parts.reduce((sum, { seconds }) => sum + seconds, 0),
    'what plays can be paused': (snapshot) => !selectIsPlaying(snapshot) || selectIsOffered(snapshot),
    'the player of another sound starts at its beginning': (snapshot) => selectGoesOnAt(snapshot, 'another') === null,
  },
  shows: {
    silent: (snapshot) => !selectIsOffered(snapshot) && !goesOn(snapshot),
    ready: (snapshot) => selectIsOffered(snapshot) && !selectIsPlaying(snapshot) && selectPlayed(snapshot) === 0,
    playing: selectIsPlaying,
    waiting: selectIsPlaying,
    paused: (snapshot) => selectIsOffered(snapshot) && !selectIsPlaying(snapshot),
    handedOver: goesOn,
  },
});
