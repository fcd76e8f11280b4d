import { times } from '../../contract/facts/times.ts';
import { chartModel } from '../kit/model.ts';
import { cooldownMachine } from './cooldown.machine.ts';
import { selectSecondsLeft } from './cooldown.selectors.ts';

const until = times.codeCooldown;

export const cooldownModel = chartModel({
  name: 'cooldown',
  machine: cooldownMachine,
  inputs: [{ until }],
  events: {
    'wait.began': [{ now: 10_000 }, { now: until }],
    'tab.woke': [{ now: until - 47_000 }, { now: until }],
  },
  outcomes: {},
  invariants: { 'it ends when nothing remains': (snapshot) => (snapshot.status === 'done') === (selectSecondsLeft(snapshot) === null) },
  shows: {
    'cooling.counting': (snapshot) => selectSecondsLeft(snapshot) !== null,
    over: (snapshot) => selectSecondsLeft(snapshot) === null,
  },
  // Every second of what remains would be a situation of its own.
  project: ({ until: end }) => ({ until: end }),
});
