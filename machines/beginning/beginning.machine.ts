import { required } from '../kit/required.ts';
import { beginningSetup } from './beginning.setup.ts';

/** The beginning of a sound, which is played while the rest of it is made. */
export const beginningMachine = beginningSetup.createMachine({
  id: 'beginning',
  description: 'The beginning of a sound, which is played while the rest of it is made.',
  context: { job: null, parts: [], at: 0, seconds: 0 },
  invoke: { id: 'watchSound', src: 'watchSound' },
  initial: 'silent',
  on: {
    'sound.reported': [
      { guard: 'isFirstPart', target: '.ready', actions: 'assignSound' },
      { guard: 'isNew', target: '.silent', actions: 'assignSound' },
      { guard: 'isWithdrawn', target: '.silent' },
      { guard: 'isLost', target: '.silent' },
    ],
  },
  states: {
    silent: {
      description: 'Nothing of the sound can be played.',
      entry: 'clearParts',
    },
    ready: {
      description: 'The first part is there, and nobody has listened yet.',
      tags: 'offered',
      on: {
        'listen.clicked': 'playing',
        'sound.reported': [
          { guard: 'isMade', target: 'silent' },
          { guard: 'hasMore', actions: 'assignParts' },
        ],
      },
    },
    playing: {
      description: 'A part is played; the next one follows it.',
      tags: ['offered', 'playing'],
      invoke: {
        id: 'playPart',
        src: 'playPart',
        input: ({ context: { parts, at, seconds } }) => ({ url: required(parts[at], 'part').url, from: seconds }),
      },
      on: {
        'sound.moved': { actions: 'assignSeconds' },
        'sound.ended': [{ guard: 'isNextThere', target: 'playing', reenter: true, actions: 'showNext' }, { target: 'waiting' }],
        'sound.paused': 'paused',
        'sound.failed': 'paused',
        'pause.clicked': 'paused',
        'page.left': 'paused',
        'sound.reported': [
          { guard: 'isMade', target: 'handedOver' },
          { guard: 'hasMore', actions: 'assignParts' },
        ],
      },
    },
    waiting: {
      description: 'Everything that is made was played; the next part plays as soon as it is there.',
      tags: ['offered', 'playing'],
      on: {
        'pause.clicked': 'paused',
        'page.left': 'paused',
        'sound.reported': [
          { guard: 'isMade', target: 'handedOver' },
          { guard: 'hasMore', target: 'playing', actions: ['assignParts', 'showNext'] },
        ],
      },
    },
    paused: {
      description: 'The sound is paused and goes on where it was.',
      tags: 'offered',
      on: {
        'listen.clicked': 'playing',
        'sound.reported': [
          { guard: 'isMade', target: 'silent' },
          { guard: 'hasMore', actions: 'assignParts' },
        ],
      },
    },
    handedOver: {
      description: 'The whole is there while its beginning is played: its player goes on from the same second.',
      on: { 'sound.taken': 'silent' },
    },
  },
});
