import { exactlyWith, sentTo, took, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { costMachine } from './cost.machine.ts';

const reported = sentTo('parent', 'cost.included');
const isBefore = (way: readonly Observed[], gesture: string): boolean => way.slice(0, -1).some(took(gesture));

export const costModel = chartModel({
  name: 'cost',
  machine: costMachine,
  inputs: [{ key: 'submit' }],
  events: { 'cost.accepted': [{}], 'cost.reversed': [{}], 'balance.requested': [{}], 'balance.received': [{}] },
  outcomes: {},
  invariants: { 'it belongs to one submit': ({ context }) => context.key === 'submit' },
  rules: {
    'the first balance that is requested after the acceptance includes it': (way) => {
      const step = way.at(-1)!;
      const isFirst =
        step.gesture === 'balance.requested' &&
        isBefore(way, 'cost.accepted') &&
        !isBefore(way, 'cost.reversed') &&
        !isBefore(way.slice(way.findIndex(took('cost.accepted'))), 'balance.requested');
      return isFirst === (reported(step) !== undefined) ? null : 'it is not reported, or too early, or twice';
    },
    'a report names its submit': exactlyWith(
      (step) => reported(step) !== undefined,
      (step) => reported(step)?.['key'] === 'submit',
      'it names another one',
    ),
  },
  shows: {
    pending: ({ status }) => status === 'active',
    accepted: ({ status }) => status === 'active',
    included: ({ status }) => status === 'active',
    settled: ({ status }) => status === 'done',
    reversed: ({ status }) => status === 'done',
  },
});
