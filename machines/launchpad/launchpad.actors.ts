import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Changed, Listed, Look, PackChange } from './launchpad.types.ts';

export type LaunchpadServices = {
  /** `GET /api/operator/packs`. */
  listPacks(signal: AbortSignal): Promise<Answer<Listed>>;
  /** `POST /api/operator/packs/{name}/add`, `…/pause` or `…/remove`. */
  changePack(change: PackChange): Promise<Answer<Listed>>;
};

/** Reads and changes the packs; null for an answer that another try may change. */
export const launchpadActors = (services: LaunchpadServices) => ({
  lookAtPacks: fromPromise<Look>(async ({ signal }) => {
    const { code, data } = await services.listPacks(signal);
    if (data) return data;
    if (code === codes.notFound) return 'missing';
    return code === codes.codeNeeded ? 'locked' : null;
  }),
  changePack: fromPromise<Changed, PackChange>(async ({ input }) => {
    const { data, msg } = await services.changePack(input);
    return data ?? { refusal: { text: msg } };
  }),
});
