import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { InviteAnswer } from './invite.types.ts';

export type InviteServices = {
  /** `GET /api/users/invite-code`. */
  inviteCode(signal: AbortSignal): Promise<Answer<{ invite_code: string }>>;
  /** The address that carries a code: this site with `?invite_code=`. */
  inviteLink(code: string): string;
  /** The clipboard of the browser; rejects where there is none or it is not allowed. */
  copyText(text: string): Promise<void>;
  /** The way of old, by a hidden text area; false when that did not work either. */
  copyByTextArea(text: string): boolean;
};

/** Fetches the link of an invitation and copies text, by the clipboard or, where that is closed, by a hidden text area (spec §8). */
export const inviteActors = (services: InviteServices) => ({
  fetchLink: fromPromise<InviteAnswer>(async ({ signal }) => {
    const { code, data } = await services.inviteCode(signal);
    if (code === codes.success && data) return { kind: 'link', link: services.inviteLink(data.invite_code) };
    return { kind: code === codes.signInNeeded ? 'signIn' : 'refused' };
  }),
  copyText: fromPromise<void, { text: string }>(async ({ input }) => services.copyText(input.text)),
  copyByTextArea: fromPromise<boolean, { text: string }>(async ({ input }) => services.copyByTextArea(input.text)),
});
