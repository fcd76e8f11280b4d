import { createActor } from 'xstate';
import { pushActors } from '../../machines/push/push.actors.ts';
import { pushMachine } from '../../machines/push/push.machine.ts';
import { pushServices } from '../ports/push.ts';
import type { Root } from './root.ts';

/** Whether this browser is notified when a job ends. */
export const pushFlow = (root: Root) =>
  root.keep({ role: 'push' }, () => createActor(pushMachine.provide({ actors: pushActors(pushServices) })));
