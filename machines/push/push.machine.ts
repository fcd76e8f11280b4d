import { emit, setup } from 'xstate';
import { unanswered } from '../kit/notice.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import type { PushState, PushTypes } from './push.types.ts';

/** Whether this browser is notified when a job ends, also while no page is open. */
export const pushMachine = setup({
  types: {} as PushTypes,
  actors: {
    readPush: port<PushState>('readPush'),
    subscribe: port<PushState>('subscribe'),
    renew: port<void>('renew'),
    unsubscribe: port<void>('unsubscribe'),
  },
  actions: {
    emitUnanswered: emit(unanswered),
  },
  guards: {
    isOn: (_, state: PushState) => state === 'on',
    isOff: (_, state: PushState) => state === 'off',
    isBlocked: (_, state: PushState) => state === 'blocked',
  },
}).createMachine({
  id: 'push',
  description: 'Whether this browser is notified when a job ends.',
  context: {},
  initial: 'reading',
  states: {
    reading: {
      // A change of the user is ignored: what is on is renewed afterward.
      description: 'The browser is asked what it can do, and whether it is subscribed.',
      invoke: {
        id: 'readPush',
        src: 'readPush',
        onDone: [
          { guard: { type: 'isOn', params: output }, target: 'renewing' },
          { guard: { type: 'isOff', params: output }, target: 'off' },
          { guard: { type: 'isBlocked', params: output }, target: 'blocked' },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: { description: 'This browser has no notifications.' },
    blocked: { description: "The browser's settings forbid notifications of this site; only the user can change that." },
    off: {
      description: 'Nothing is sent to this browser.',
      on: { 'push.wanted': 'subscribing' },
    },
    subscribing: {
      // A change of the user is ignored: the call carries who is here when it is sent.
      description: 'The browser asks the user for permission, and its address goes to the server.',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: [
          { guard: { type: 'isOn', params: output }, target: 'on' },
          { guard: { type: 'isBlocked', params: output }, target: 'blocked' },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: 'emitUnanswered' },
      },
    },
    renewing: {
      description: 'The server is told again whose browser this is.',
      invoke: { id: 'renew', src: 'renew', onDone: 'on', onError: 'on' },
      on: {
        'push.unwanted': 'unsubscribing',
        'session.changed': { target: 'renewing', reenter: true },
      },
    },
    on: {
      description: 'This browser is notified when a job ends.',
      on: { 'push.unwanted': 'unsubscribing', 'session.changed': 'renewing' },
    },
    unsubscribing: {
      description: 'The browser gives its address up.',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        onDone: 'off',
        onError: { target: 'on', actions: 'emitUnanswered' },
      },
    },
  },
});
