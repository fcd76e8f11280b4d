import type { SnapshotFrom } from 'xstate';
import { chartModel } from '../kit/model.ts';
import { toastMachine } from './toast.machine.ts';

const duration = 4000;

export const toastModel = chartModel({
  name: 'toast',
  machine: toastMachine,
  inputs: [{ duration }],
  events: {
    'wait.began': (snapshot: SnapshotFrom<typeof toastMachine>) =>
      snapshot.matches('held') ? [{ now: 3000 }, { now: 9000 }] : [{ now: 1000 }],
    'tab.woke': [{ now: 60_000 }],
    'attention.given': [{}],
    'attention.taken': [{}],
    'toast.repeated': [{}],
  },
  outcomes: {},
  project: ({ left, since }) => ({ left, since }),
  invariants: {
    'the time that is left is never more than the whole': ({ context }) => context.left >= 0 && context.left <= duration,
  },
  shows: {
    running: ({ status }) => status === 'active',
    held: ({ status }) => status === 'active',
    over: ({ status }) => status === 'done',
  },
});
