import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { launchpadSetup, nothingRead } from './launchpad.setup.ts';

/** The packs of model weights that this site can be given: added, followed while they arrive, paused and removed. */
export const launchpadMachine = launchpadSetup.createMachine({
  id: 'launchpad',
  description: 'The packs of model weights that this site can be given.',
  context: nothingRead,
  initial: 'hidden',
  on: { 'session.changed': { target: '.hidden', actions: 'forget' } },
  states: {
    hidden: {
      description: 'No page has shown the packs yet.',
      on: { 'launchpad.shown': 'looking' },
    },
    looking: {
      description: 'The server is asked for the packs.',
      invoke: {
        id: 'lookAtPacks',
        src: 'lookAtPacks',
        onDone: [
          {
            guard: { type: 'isList', params: output },
            target: 'open',
            actions: [{ type: 'assignPacks', params: output }, 'raiseRead'],
          },
          { guard: { type: 'isMissing', params: output }, target: 'missing', actions: 'forget' },
          { guard: { type: 'isLocked', params: output }, target: 'locked', actions: 'forget' },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    missing: {
      description: 'For others than operators, there isn’t such a page.',
      on: { 'launchpad.shown': 'looking' },
    },
    locked: {
      description: 'The operator has to open the console first.',
      on: { 'launchpad.shown': 'looking' },
    },
    failed: {
      description: 'The packs failed to load; another try asks again.',
      on: { 'retry.requested': 'looking', 'launchpad.shown': 'looking' },
    },
    open: {
      description: 'The packs are shown.',
      tags: 'open',
      type: 'parallel',
      on: { 'launchpad.shown': { target: 'looking', actions: 'clearChange' } },
      states: {
        progress: {
          description: 'What is being fetched is followed.',
          initial: 'resting',
          on: {
            'packs.read': [{ guard: 'isSomeFetched', target: '.waiting' }, { target: '.resting' }],
          },
          states: {
            resting: { description: 'No pack is being fetched.' },
            waiting: {
              description: 'A pack is being fetched, and the next look is due soon.',
              after: { packInterval: 'looking' },
            },
            looking: {
              description: 'The server is asked how far the packs are.',
              invoke: {
                id: 'followPacks',
                src: 'lookAtPacks',
                onDone: [
                  {
                    guard: { type: 'isList', params: output },
                    target: 'waiting',
                    actions: [{ type: 'assignPacks', params: output }, 'raiseRead'],
                  },
                  { guard: { type: 'isLocked', params: output }, target: '#launchpad.locked', actions: 'forget' },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
          },
        },
        action: {
          description: 'One change is made at a time.',
          initial: 'ready',
          states: {
            ready: {
              description: 'Each pack offers what can be done with it.',
              on: {
                'pack.added': {
                  guard: { type: 'isPackIn', params: { states: ['absent'] } },
                  target: 'confirming',
                  actions: { type: 'assignChange', params: { change: 'add' } },
                },
                'pack.removed': {
                  guard: { type: 'isPackIn', params: { states: ['paused', 'failed', 'placed'] } },
                  target: 'confirming',
                  actions: { type: 'assignChange', params: { change: 'remove' } },
                },
                'pack.paused': {
                  guard: { type: 'isPackIn', params: { states: ['fetching'] } },
                  target: 'changing',
                  actions: { type: 'assignChange', params: { change: 'pause' } },
                },
                'pack.resumed': {
                  guard: { type: 'isPackIn', params: { states: ['paused', 'failed'] } },
                  target: 'changing',
                  actions: { type: 'assignChange', params: { change: 'add' } },
                },
              },
            },
            confirming: {
              description: 'The operator is asked to accept the license, or to confirm the removal.',
              tags: 'confirming',
              invoke: {
                id: 'confirmation',
                src: 'confirmation',
                onDone: [
                  { guard: { type: 'isConfirmed', params: output }, target: 'changing' },
                  { target: 'ready', actions: 'clearChange' },
                ],
              },
            },
            changing: {
              description: 'The change is being sent.',
              tags: 'changing',
              invoke: {
                id: 'changePack',
                src: 'changePack',
                input: ({ context }) => required(context.change, 'change'),
                onDone: [
                  {
                    guard: { type: 'isChanged', params: output },
                    target: 'ready',
                    actions: [{ type: 'assignChanged', params: output }, 'raiseRead'],
                  },
                  { target: 'ready', actions: ['clearChange', { type: 'emitRefusal', params: output }] },
                ],
                onError: { target: 'ready', actions: ['clearChange', 'emitUnanswered'] },
              },
            },
          },
        },
      },
    },
  },
});
