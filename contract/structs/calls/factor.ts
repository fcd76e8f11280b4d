import { asText, isBlank } from '../../facts/entered.ts';
import { passkeyLimits } from '../../facts/passkeys.ts';
import { factorProof, passkeyProof, proofFields, verifyCode } from '../account.ts';
import { anything, integer, list, nothing, nullable, oneOf, openRecord, record, ruled, text } from '../schema.ts';
import { call } from './call.ts';

const moment = text({ format: 'date-time' });
const name = ruled(text({ min: 1, max: passkeyLimits.name, as: asText }), 'seen', (value) => !isBlank(value), { pattern: '\\S' });
/** Codes that each open once, shown when the first factor was added; null while earlier ones are left. */
const recovery = nullable(list(text()));

export const passkeyItem = openRecord({ id: text({ min: 1 }), name: text(), createdAt: moment, usedAt: nullable(moment) });

// The session token is all of `data`, as in the other calls that sign in.
const token = text({ min: 1 });

export const getFactor = call({
  method: 'GET',
  path: '/api/users/factor',
  summary:
    'Returns the second factors of the account: since when it has an authenticator app, its passkeys, and how many recovery codes are left',
  who: 'user',
  data: openRecord({ app: nullable(moment), passkeys: list(passkeyItem), recovery: integer({ min: 0 }) }),
  codes: ['signInNeeded'],
});

export const setUpApp = call({
  method: 'POST',
  path: '/api/users/factor/app',
  summary:
    'Creates the secret of an authenticator app, which counts once it is confirmed; a confirmed one is not replaced. `qr` draws its link, one string of 0 and 1 for each line',
  who: 'user',
  data: openRecord({ secret: text(), uri: text(), qr: list(text()) }),
  codes: ['signInNeeded', 'notFound'],
});

export const confirmApp = call({
  method: 'POST',
  path: '/api/users/factor/app/confirm',
  summary:
    'Confirms the authenticator app with its first code, and with the present password or a code from `mail_send`; returns the recovery codes, which are shown once',
  who: 'user',
  body: record({ app: verifyCode, ...proofFields }),
  data: openRecord({ recovery }),
  codes: ['signInNeeded', 'codeNeeded', 'wrongCredentials', 'wrongCode'],
});

export const removeApp = call({
  method: 'DELETE',
  path: '/api/users/factor/app',
  summary: 'Removes the authenticator app, with a proof of the second factor',
  who: 'user',
  body: factorProof,
  data: nothing(),
  codes: ['signInNeeded', 'notFound', 'wrongCode'],
});

export const renewRecovery = call({
  method: 'POST',
  path: '/api/users/factor/recovery',
  summary: 'Replaces the recovery codes by new ones, which are shown once, with a proof of the second factor',
  who: 'user',
  body: factorProof,
  data: openRecord({ recovery: list(text()) }),
  codes: ['signInNeeded', 'wrongCode'],
});

export const passkeyOptions = call({
  method: 'POST',
  path: '/api/users/passkeys/options',
  summary: 'Returns the options with which a browser makes a passkey (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn)',
  who: 'user',
  data: openRecord({ challenge: text({ min: 1 }) }),
  codes: ['signInNeeded'],
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/users/passkeys',
  summary:
    'Adds a passkey (`RegistrationResponseJSON` of WebAuthn), with the present password or a code from `mail_send`; returns recovery codes with the first factor',
  who: 'user',
  body: record({
    name,
    passkey: openRecord({
      id: text({ max: 1400 }),
      rawId: text({ max: 1400 }),
      type: oneOf(['public-key']),
      response: openRecord({ clientDataJSON: text({ max: 4096 }), attestationObject: text({ max: 16_384 }) }),
      clientExtensionResults: anything(),
    }),
    ...proofFields,
  }),
  data: openRecord({ item: passkeyItem, recovery }),
  codes: ['signInNeeded', 'codeNeeded', 'wrongCredentials', 'wrongCode', 'refusedByPolicy'],
});

export const removePasskey = call({
  method: 'DELETE',
  path: '/api/users/passkeys/{id}',
  summary: 'Removes a passkey, with a proof of the second factor',
  who: 'user',
  body: factorProof,
  data: nothing(),
  codes: ['signInNeeded', 'notFound', 'wrongCode'],
});

export const passkeyRequest = call({
  method: 'POST',
  path: '/api/users/passkey-request',
  summary:
    'Returns a challenge for a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn): for the same browser, once, for five minutes',
  who: 'anyone',
  tokenless: true,
  data: openRecord({ challenge: text({ min: 1 }) }),
  codes: [],
});

export const loginWithPasskey = call({
  method: 'POST',
  path: '/api/users/login/passkey',
  summary: 'Signs in with a passkey alone',
  who: 'anyone',
  tokenless: true,
  body: passkeyProof,
  data: token,
  codes: ['wrongCredentials'],
});

export const loginSecondStep = call({
  method: 'POST',
  path: '/api/users/login/factor',
  summary: 'Completes a sign-in that answered `factorNeeded`, in the same browser and within ten minutes',
  who: 'anyone',
  tokenless: true,
  body: factorProof,
  data: token,
  codes: ['wrongCredentials', 'wrongCode'],
});
