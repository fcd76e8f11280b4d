import { chartModel } from '../kit/model.ts';
import { pushMachine } from './push.machine.ts';
import { selectCanPush, selectIsChanging, selectIsNotified } from './push.selectors.ts';

export const pushModel = chartModel({
  name: 'push',
  machine: pushMachine,
  inputs: [undefined],
  events: { 'push.wanted': [{}], 'push.unwanted': [{}], 'session.changed': [{}] },
  outcomes: {
    readPush: { done: ['on', 'off', 'blocked', 'unsupported'], error: [new Error('no storage')] },
    subscribe: { done: ['on', 'off', 'blocked'], error: [new Error('offline')] },
    renew: { done: [undefined], error: [new Error('offline')] },
    unsubscribe: { done: [undefined], error: [new Error('offline')] },
  },
  invariants: {
    'only a browser that can be notified is': (snapshot) => !selectIsNotified(snapshot) || selectCanPush(snapshot) === 'yes',
  },
  shows: {
    reading: (snapshot) => selectCanPush(snapshot) === 'no',
    unsupported: (snapshot) => selectCanPush(snapshot) === 'no' && !selectIsNotified(snapshot),
    blocked: (snapshot) => selectCanPush(snapshot) === 'blocked',
    off: (snapshot) => selectCanPush(snapshot) === 'yes' && !selectIsNotified(snapshot) && !selectIsChanging(snapshot),
    subscribing: (snapshot) => selectIsChanging(snapshot) && !selectIsNotified(snapshot),
    renewing: (snapshot) => selectIsNotified(snapshot) && !selectIsChanging(snapshot),
    on: (snapshot) => selectIsNotified(snapshot) && !selectIsChanging(snapshot),
    unsubscribing: (snapshot) => selectIsChanging(snapshot) && selectIsNotified(snapshot),
  },
});
