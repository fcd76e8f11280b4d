import { askedOf, asks, neverBetween } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { deletionMachine } from './deletion.machine.ts';
import { creation } from './deletion.sample.ts';

const removed = creation('a');

export const deletionModel = chartModel({
  name: 'deletion',
  machine: deletionMachine,
  inputs: [
    { removed, isOwed: false },
    { removed, isOwed: true },
  ],
  events: { 'session.changed': [{ who: 'user' }, { who: 'visitor' }] },
  outcomes: { deleteCreation: { done: ['gone', 'kept', 'owed'], error: [new Error('offline')] } },
  invariants: {
    'what was removed in a session that has ended does not come back': ({ context, output }) => !context.isOwed || !output?.restored,
    'its output names the creation': ({ status, output }) => status === 'active' || output?.id === 'a',
  },
  rules: {
    'nothing is deleted for a visitor who was a user': neverBetween(
      ({ gesture, event }) => gesture === 'session.changed' && event['who'] === 'visitor',
      ({ gesture, event }) => gesture === 'session.changed' && event['who'] === 'user',
      asks('deleteCreation'),
      'a deletion is sent although no user is here',
    ),
    'each request names the creation': (way) => {
      const input = askedOf('deleteCreation')(way.at(-1)!) as { id: string } | undefined;
      return input && input.id !== removed.id ? 'another creation is deleted' : null;
    },
  },
  shows: {
    deciding: () => false,
    'deleting.own': ({ status }) => status === 'active',
    'deleting.former': ({ status }) => status === 'active',
    owed: ({ status }) => status === 'active',
    gone: ({ output }) => output?.restored === null && !output.isBroken,
    lost: ({ output }) => output?.restored === null && output.isBroken,
    kept: ({ output }) => output?.restored === removed && !output.isBroken,
    broken: ({ output }) => output?.restored === removed && output.isBroken,
  },
});
