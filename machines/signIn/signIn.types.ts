import type { Who } from '../credits/credits.types.ts';

/** `session.changed` and `auth.dismissed` are facts of session and auth; `signedIn` states whether the form was closed by a sign-in. */
export type SignInEvent = { type: 'session.changed'; who: Who } | { type: 'auth.dismissed'; signedIn: boolean };

export type SignInEmitted = { type: 'signIn.needed' };

/** Whether the interrupted action can continue. */
export type SignInOutput = { signedIn: boolean };

export type SignInTypes = { events: SignInEvent; emitted: SignInEmitted; output: SignInOutput };
