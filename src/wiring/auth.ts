import { createActor } from 'xstate';
import { authActors } from '../../machines/auth/auth.actors.ts';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import type { AuthPlace } from '../../machines/auth/auth.types.ts';
import { authServices } from '../ports/auth.ts';
import type { Root } from './root.ts';

/** The actor of the sign-in form; on its page it is open from the start. */
export const authFlow = (root: Root, place: AuthPlace = 'dialog') =>
  root.keep({ role: 'auth' }, () => createActor(authMachine.provide({ actors: authActors(authServices) }), { input: { place } }));
