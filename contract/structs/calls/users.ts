import { email, password, proof, verifyCode } from '../account.ts';
import { anything, flag, integer, list, nothing, optional, record, openRecord, text, nullable, oneOf } from '../schema.ts';
import { locales } from '../../facts/locales.ts';
import { call } from './call.ts';

export * from './session.ts';
export * from './site.ts';

const domain = optional(text({ max: 255 }));
/** The opaque session token, which is all of `data` (the calls that the specification leaves open). */
const token = text({ min: 1 });

export const login = call({
  method: 'POST',
  path: '/api/users/login',
  summary: 'Signs in with email and password',
  who: 'anyone',
  tokenless: true,
  body: record({ email, domain, password: text({ min: 1, max: 200 }), verify_code: optional(verifyCode) }),
  data: token,
  codes: ['wrongCredentials', 'codeNeeded', 'wrongCode', 'factorNeeded'],
});

export const register = call({
  method: 'POST',
  path: '/api/users/register',
  summary: 'Creates an account with an emailed code, and signs in',
  who: 'anyone',
  tokenless: true,
  body: record({ email, domain, password, verify_code: verifyCode, invite_code: optional(text({ max: 64 })) }),
  data: token,
  codes: ['wrongCode', 'emailInUse'],
});

export const changePassword = call({
  method: 'POST',
  path: '/api/users/change_pwd',
  summary: 'Sets a new password with an emailed code, and revokes every session',
  who: 'anyone',
  tokenless: true,
  body: record({ email, domain, new_passwd: password, code: verifyCode }),
  data: nothing(),
  codes: ['wrongCode'],
});

export const replacePassword = call({
  method: 'PUT',
  path: '/api/users/password',
  summary: 'Sets a new password with the present one, and revokes every other session',
  who: 'user',
  body: record({ password: text({ min: 1, max: 200 }), new_passwd: password }),
  data: nothing(),
  codes: ['signInNeeded', 'wrongCredentials', 'codeNeeded'],
});

export const googleCallback = call({
  method: 'POST',
  path: '/api/users/google-callback',
  summary: 'Signs in with a Google credential',
  who: 'anyone',
  tokenless: true,
  // The response of Google's button may be forwarded unchanged: only the credential is used.
  body: record({
    credential: text({ min: 1, max: 8192 }),
    domain,
    inviteCode: optional(text({ max: 64 })),
    clientId: optional(text({ max: 255 })),
    client_id: optional(text({ max: 255 })),
    select_by: optional(text({ max: 64 })),
  }),
  data: token,
  codes: ['wrongCredentials', 'factorNeeded'],
});

export const googleNonce = call({
  method: 'POST',
  path: '/api/users/google-nonce',
  summary: "Returns a nonce for Google's button: the credential must carry it, from the same browser, and is taken once",
  who: 'anyone',
  tokenless: true,
  data: openRecord({ nonce: text({ min: 1, max: 200 }) }),
  codes: [],
});

export const openidStart = call({
  method: 'GET',
  path: '/api/users/openid/start',
  summary: "Leads to the operator's OpenID provider; `from` is the path to return to after the sign-in",
  who: 'anyone',
  bare: true,
  query: record({ from: optional(text({ max: 2048 })) }),
  data: anything(),
  codes: [],
});

export const openidReturn = call({
  method: 'GET',
  path: '/api/users/openid/return',
  summary: 'Where the OpenID provider leads back to: leads to the login page with what it said, or with `error` (`canceled`, `failed`)',
  who: 'anyone',
  bare: true,
  // Providers add fields of their own.
  query: openRecord({
    code: optional(text({ max: 4096 })),
    state: optional(text({ max: 2048 })),
    error: optional(text({ max: 200 })),
    iss: optional(text({ max: 2048 })),
  }),
  data: anything(),
  codes: [],
});

export const openidCallback = call({
  method: 'POST',
  path: '/api/users/openid/callback',
  summary: 'Signs in with what the OpenID provider sent back, in the browser that began, once',
  who: 'anyone',
  tokenless: true,
  body: record({ code: text({ min: 1, max: 4096 }), state: text({ min: 1, max: 2048 }), domain, inviteCode: optional(text({ max: 64 })) }),
  data: token,
  codes: ['wrongCredentials', 'factorNeeded'],
});

export const registerCode = call({
  method: 'POST',
  path: '/api/users/register-code',
  summary: 'Sends a code for creating an account',
  who: 'anyone',
  tokenless: true,
  body: record({ email, domain }),
  data: nothing(),
  codes: [],
});

export const mailSend = call({
  method: 'POST',
  path: '/api/users/mail_send',
  summary: 'Sends a code for resetting a password or verifying a sign-in',
  who: 'anyone',
  tokenless: true,
  body: record({ email, domain }),
  data: nothing(),
  codes: [],
});

export const inviteCode = call({
  method: 'GET',
  path: '/api/users/invite-code',
  summary: 'Returns the invite code of the user',
  who: 'user',
  data: openRecord({ invite_code: text({ min: 1 }) }),
  codes: ['signInNeeded'],
});

/** `google`, `openid` and `password`: how the person can sign in. */
const settings = openRecord({
  locale: nullable(oneOf(locales)),
  email: text(),
  google: flag(),
  openid: optional(flag()),
  password: flag(),
  marketing: flag(),
});

export const getSettings = call({
  method: 'GET',
  path: '/api/users/settings',
  summary: 'Returns the settings of the account',
  who: 'user',
  data: settings,
  codes: ['signInNeeded'],
});

export const changeSettings = call({
  method: 'PATCH',
  path: '/api/users/settings',
  summary: 'Updates the settings of the account',
  who: 'user',
  body: record({ locale: optional(nullable(oneOf(locales))), marketing: optional(flag()) }),
  data: settings,
  codes: ['signInNeeded'],
});

/** One device on which the user is signed in. */
export const sessionItem = openRecord({
  id: text({ min: 1 }),
  /** The browser's `User-Agent` header. */
  agent: nullable(text()),
  createdAt: text({ format: 'date-time' }),
  seenAt: nullable(text({ format: 'date-time' })),
  /** Whether this is the session of the request. */
  current: flag(),
});

export const listSessions = call({
  method: 'GET',
  path: '/api/users/sessions',
  summary: "Lists the user's sessions, newest first",
  who: 'user',
  data: list(sessionItem),
  codes: ['signInNeeded'],
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/users/sessions/{id}',
  summary: "Revokes one of the user's sessions",
  who: 'user',
  data: nothing(),
  codes: ['signInNeeded', 'notFound'],
});

export const exportMe = call({
  method: 'GET',
  path: '/api/users/export',
  summary: 'Exports all data of the account, including its files, as a zip archive',
  who: 'anyone',
  download: 'application/zip',
  data: anything(),
  codes: ['signInNeeded'],
});

export const deleteMe = call({
  method: 'DELETE',
  path: '/api/users/me',
  summary: 'Deletes the account and everything made with it, with the present password or a code from `mail_send`',
  who: 'user',
  body: proof,
  data: nothing(),
  codes: ['signInNeeded', 'codeNeeded', 'wrongCredentials', 'wrongCode'],
});

export const health = call({
  method: 'GET',
  path: '/api/health',
  summary:
    'Liveness probe: the process answers; asks nothing of the database or of other servers. `proxies`: how many addresses the request was forwarded for',
  who: 'anyone',
  bare: true,
  data: openRecord({ ok: flag(), build: text(), proxies: integer() }),
  codes: [],
});

export const ready = call({
  method: 'GET',
  path: '/api/ready',
  summary:
    'Readiness probe: the database answers; a file was written, read and deleted; the free space (`low` while some are refused, `none` when nobody can write); the mail server (`away`: letters wait, and the process stays ready). 503 names what is missing, and comes with nothing missing from a process that is about to stop',
  who: 'anyone',
  bare: true,
  data: openRecord({
    ok: flag(),
    database: flag(),
    storage: flag(),
    space: oneOf(['enough', 'low', 'none']),
    mail: oneOf(['ready', 'away', 'off']),
  }),
  codes: [],
});

export const openApi = call({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns this document',
  who: 'anyone',
  bare: true,
  data: anything(),
  codes: [],
});
