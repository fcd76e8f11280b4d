import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { ShareAnswer } from './share.types.ts';

export type ShareServices = {
  /** `GET /api/creations/{id}/share`. */
  getShare(id: string, signal: AbortSignal): Promise<Answer<{ url: string | null }>>;
  /** `POST /api/creations/{id}/share`. */
  share(id: string): Promise<Answer<{ url: string }>>;
  /** `DELETE /api/creations/{id}/share`. */
  unshare(id: string): Promise<Answer<null>>;
  /** Whether the text was copied. */
  copyText(text: string): Promise<boolean>;
};

const answerOf = ({ code, data }: Answer<{ url: string | null }>): ShareAnswer =>
  code === codes.success && data ? { link: data.url } : null;

/** Reads, creates and revokes the link of a creation, and copies it. Null is a refusal. */
export const shareActors = (services: ShareServices) => ({
  readShare: fromPromise<ShareAnswer, { id: string }>(async ({ input, signal }) => answerOf(await services.getShare(input.id, signal))),
  share: fromPromise<ShareAnswer, { id: string }>(async ({ input }) => answerOf(await services.share(input.id))),
  // A creation that no longer exists is no longer shared.
  unshare: fromPromise<boolean, { id: string }>(async ({ input }) => {
    const { code } = await services.unshare(input.id);
    return code === codes.success || code === codes.notFound;
  }),
  copyLink: fromPromise<boolean, { link: string }>(({ input }) => services.copyText(input.link)),
});
