import { codes } from '../../contract/facts/codes.ts';
import { before, emits, exactlyWith, leadsTo, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { sessionMachine } from './session.machine.ts';
import { selectEmail, selectIsSigningOut, selectToken, selectUser, selectWho } from './session.selectors.ts';
import type { UserInfo } from './session.types.ts';

const ann: UserInfo = {
  user_email: 'ann@example.com',
  credit_remain: 19,
  invite_credit: { total: 0 },
  today_spent: 0,
  vip: false,
  daily_credit: { init_credits: 19 },
};

export const sessionModel = chartModel({
  name: 'session',
  machine: sessionMachine,
  inputs: [undefined],
  events: {
    'token.received': [{ token: 'A' }],
    'token.changed': [{ token: 'A' }, { token: 'B' }, { token: null }],
    'token.refused': [{ token: 'A' }, { token: 'old' }],
    'user.reloadRequested': [{}],
    'signOut.requested': [{}],
  },
  outcomes: {
    restoreSession: {
      done: [
        { token: 'A', email: 'ann@example.com' },
        { token: null, email: null },
      ],
      error: [new Error('storage is blocked')],
    },
    storeToken: { done: [undefined], error: [new Error('storage is blocked')] },
    loadUser: {
      done: [
        { ok: true, user: ann },
        { ok: false, code: codes.signInNeeded, msg: 'Sign in' },
        { ok: false, code: codes.unavailable, msg: 'Later' },
      ],
      error: [new Error('offline')],
    },
    forgetSession: { done: [undefined], error: [new Error('storage is blocked')] },
    closeSession: { done: [undefined], error: [new Error('offline')] },
  },
  invariants: {
    'nothing is known of a user who is not signed in': (snapshot) =>
      selectWho(snapshot) === 'user' || (selectToken(snapshot) === null && selectUser(snapshot) === null && selectEmail(snapshot) === null),
    'a user has a token': (snapshot) => selectWho(snapshot) !== 'user' || selectToken(snapshot) !== null,
    'a visitor keeps no token': (snapshot) => !snapshot.matches('visitor') || snapshot.context.token === null,
  },
  rules: {
    'a refusal of a token that was replaced changes nothing': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      return gesture === 'token.refused' && event['token'] === 'old' && deeds.length > 0 ? 'the session ends for an old token' : null;
    },
    'a login is asked for when a session has expired, once its token is gone': exactlyWith(
      emits('login.needed'),
      took('done.forgetSession', 'failed.forgetSession'),
      'a login without its expiry, or an expiry without its login',
    ),
    'the page of the login is asked for before others learn that nobody is signed in': before(
      emits('login.needed'),
      emits('session.changed'),
      'the login comes last',
    ),
    'a session that ends is reported': leadsTo(
      took('done.closeSession', 'failed.closeSession'),
      emits('session.changed'),
      'nothing is reported',
    ),
  },
  shows: {
    restoring: (snapshot) => selectWho(snapshot) === null,
    visitor: (snapshot) => selectWho(snapshot) === 'visitor' && selectEmail(snapshot) === null,
    storing: (snapshot) => selectWho(snapshot) === 'user' && selectUser(snapshot) === null,
    'signedIn.loading': (snapshot) => selectWho(snapshot) === 'user',
    'signedIn.known': (snapshot) => selectUser(snapshot) !== null && selectEmail(snapshot) === selectUser(snapshot)?.user_email,
    'signedIn.unreachable': (snapshot) => selectWho(snapshot) === 'user',
    expiring: (snapshot) => selectWho(snapshot) === 'visitor',
    signingOut: selectIsSigningOut,
  },
});
