import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf, type Refusal } from '../kit/outcome.ts';
import type { Key, Keys, MadeKey, NewKey } from './keys.types.ts';

export type KeysServices = {
  /** `GET /api/users/keys`. */
  listKeys(signal: AbortSignal): Promise<Answer<readonly Key[]>>;
  /** `POST /api/users/mail_send`. */
  sendCode(email: string, signal: AbortSignal): Promise<Answer<null>>;
  /** `POST /api/users/keys`. */
  makeKey(key: NewKey): Promise<Answer<{ key: string; item: Key }>>;
  /** `DELETE /api/users/keys/{id}`. */
  revokeKey(id: string): Promise<Answer<null>>;
  /** Whether the text was copied. */
  copyText(text: string): Promise<boolean>;
};

/** Lists, makes, copies and revokes keys, and mails the code of an account without a password. */
export const keysActors = (services: KeysServices) => ({
  listKeys: fromPromise<Keys>(async ({ signal }) => (await services.listKeys(signal)).data ?? null),
  sendCode: fromPromise<Refusal, { email: string }>(async ({ input, signal }) => refusalOf(await services.sendCode(input.email, signal))),
  makeKey: fromPromise<MadeKey, { key: NewKey }>(async ({ input }) => {
    const { data, msg } = await services.makeKey(input.key);
    return data ? { item: data.item, secret: data.key } : { refusal: { text: msg } };
  }),
  copyKey: fromPromise<boolean, { secret: string }>(({ input }) => services.copyText(input.secret)),
  revokeKey: fromPromise<Refusal, { id: string }>(async ({ input }) => {
    const answer = await services.revokeKey(input.id);
    // A key that no longer exists is revoked.
    return answer.code === codes.notFound ? null : refusalOf(answer);
  }),
});
