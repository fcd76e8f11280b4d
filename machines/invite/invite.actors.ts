import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { InviteAnswer } from './invite.types.ts';

export type InviteServices = {
  /** `GET /api/users/invite-code`. */
  inviteCode(signal: AbortSignal): Promise<Answer<{ invite_code: string }>>;
  /** The link for a code: this site's address with `?invite_code=`. */
  inviteLink(code: string): string;
  /** Writes to the clipboard; rejects when it is missing or not allowed. */
  copyText(text: string): Promise<void>;
  /** The legacy fallback with a hidden text area; false when that failed too. */
  copyByTextArea(text: string): boolean;
};

/** Fetches the invite link and copies text, with a hidden text area as the fallback for the clipboard (spec §8). */
export const inviteActors = (services: InviteServices) => ({
  fetchLink: fromPromise<InviteAnswer>(async ({ signal }) => {
    const { code, data } = await services.inviteCode(signal);
    if (code === codes.success && data) return { kind: 'link', link: services.inviteLink(data.invite_code) };
    return { kind: code === codes.signInNeeded ? 'signIn' : 'refused' };
  }),
  copyText: fromPromise<void, { text: string }>(async ({ input }) => services.copyText(input.text)),
  copyByTextArea: fromPromise<boolean, { text: string }>(async ({ input }) => services.copyByTextArea(input.text)),
});
