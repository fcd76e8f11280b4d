import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { SignInEvent } from '../../machines/signIn/signIn.types.ts';

const closed: SignInEvent = { type: 'auth.dismissed', signedIn: false };
const closedBySignIn: SignInEvent = { type: 'auth.dismissed', signedIn: true };
const visitor: SignInEvent = { type: 'session.changed', who: 'visitor' };
const user: SignInEvent = { type: 'session.changed', who: 'user' };

test.each<[string, SignInEvent[], boolean | undefined]>([
  ['ends signed in once the session has a user', [user], true],
  ['waits for the session after the form was closed by a sign-in', [closedBySignIn], undefined],
  ['ends signed in after both', [closedBySignIn, user], true],
  ['waits on after a session that expired', [visitor], undefined],
  ['ends without a sign-in when the form is closed', [closed], false],
  ['ends without a sign-in after a session that expired', [visitor, closed], false],
])('asks for a sign-in once and %s', (_, events, signedIn) => {
  const facts: string[] = [];
  const actor = createActor(signInMachine);
  actor.on('*', ({ type }) => facts.push(type));
  actor.start();
  for (const event of events) actor.send(event);
  expect(facts).toEqual(['signIn.needed']);
  expect(actor.getSnapshot().output?.signedIn).toBe(signedIn);
});
