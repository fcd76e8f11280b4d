import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Account, NewPassword, Proof, Refusal, Settings, SettingsChange, SignedInDevice } from './settings.types.ts';

export type SettingsServices = {
  /** `GET /api/users/settings`. */
  getSettings(signal: AbortSignal): Promise<Answer<Settings>>;
  /** `GET /api/users/sessions`. */
  listSessions(signal: AbortSignal): Promise<Answer<readonly SignedInDevice[]>>;
  /** `PATCH /api/users/settings`. */
  changeSettings(change: SettingsChange, signal: AbortSignal): Promise<Answer<Settings>>;
  /** `DELETE /api/users/sessions/{id}`. */
  endSession(id: string): Promise<Answer<null>>;
  /** `GET /api/users/export`, saved as a file. */
  exportAccount(signal: AbortSignal): Promise<Answer<null>>;
  /** `POST /api/users/mail_send`. */
  sendCode(email: string, signal: AbortSignal): Promise<Answer<null>>;
  /** `PUT /api/users/password`. */
  replacePassword(change: NewPassword): Promise<Answer<null>>;
  /** `DELETE /api/users/me`. */
  deleteAccount(proof: Proof): Promise<Answer<null>>;
};

const refusalOf = ({ code, msg }: Answer<unknown>): Refusal => (code === codes.success ? null : { text: msg });

/** Reads and changes the account. Null is a success; a refusal carries the server's message. */
export const settingsActors = (services: SettingsServices) => ({
  loadAccount: fromPromise<Account | null>(async ({ signal }) => {
    const [settings, devices] = await Promise.all([services.getSettings(signal), services.listSessions(signal)]);
    return settings.data && devices.data ? { settings: settings.data, devices: [...devices.data] } : null;
  }),
  saveSettings: fromPromise<{ settings: Settings } | { refusal: Refusal }, { change: SettingsChange }>(async ({ input, signal }) => {
    const answer = await services.changeSettings(input.change, signal);
    return answer.data ? { settings: answer.data } : { refusal: refusalOf(answer) };
  }),
  endSession: fromPromise<Refusal, { id: string }>(async ({ input }) => {
    const answer = await services.endSession(input.id);
    // A session that no longer exists counts as ended.
    return answer.code === codes.notFound ? null : refusalOf(answer);
  }),
  exportAccount: fromPromise<Refusal>(async ({ signal }) => refusalOf(await services.exportAccount(signal))),
  sendCode: fromPromise<Refusal, { email: string }>(async ({ input, signal }) => refusalOf(await services.sendCode(input.email, signal))),
  replacePassword: fromPromise<Refusal, { change: NewPassword }>(async ({ input }) =>
    refusalOf(await services.replacePassword(input.change)),
  ),
  deleteAccount: fromPromise<Refusal, { proof: Proof }>(async ({ input }) => refusalOf(await services.deleteAccount(input.proof))),
});
