import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { anonymousCredit, creditDetails } from '../../contract/structs/calls/credits.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Balance, CreditsEvent, Who } from './credits.types.ts';

export type CreditsServices = {
  /** `GET /api/credit/details`. */
  creditDetails(signal: AbortSignal): Promise<Answer<Infer<typeof creditDetails.data>>>;
  /** `GET /api/credit/anonymous-user-credit`. */
  anonymousCredit(signal: AbortSignal): Promise<Answer<Infer<typeof anonymousCredit.data>>>;
  /** The operator's daily allowance from `GET /api/site`; the default when the server does not answer. */
  dailyCredits(): Promise<number>;
  /** Calls back when the person comes back to this tab. Returns the unsubscribe function. */
  onReturn(listener: () => void): () => void;
  /** Joins the tabs of this browser: calls back when another one reports that the balance has changed. */
  joinTabs(listener: () => void): { send(): void; leave(): void };
};

/** Loads the balance of the visitor or user, null when the server refused; reports when the person comes back to this tab; notifies other tabs. */
export const creditsActors = (services: CreditsServices) => ({
  fetchBalance: fromPromise<Balance | null, { who: Who }>(async ({ input, signal }) => {
    if (input.who === 'visitor') {
      const [{ code, data }, send] = await Promise.all([services.anonymousCredit(signal), services.dailyCredits()]);
      if (code !== codes.success || !data) return null;
      const { credit_remain: remain, withheld: isWithheld = false } = data;
      // All that a visitor has is the day's allowance: what is gone of it was used.
      return { remain, reward: 0, used: isWithheld ? 0 : Math.max(0, send - remain), send, isWithheld };
    }
    const { code, data } = await services.creditDetails(signal);
    if (code !== codes.success || !data) return null;
    return {
      remain: data.credit_remain,
      reward: data.invite_credit.total,
      used: data.today_spent,
      send: data.daily_credit.init_credits,
      claimedOn: data.daily_credit.claimed_on ?? null,
    };
  }),
  watchReturn: fromCallback<EventObject>(({ sendBack }) =>
    services.onReturn(() => sendBack({ type: 'tab.returned' } satisfies CreditsEvent)),
  ),
  otherTabs: fromCallback<EventObject>(({ sendBack, receive }) => {
    const tabs = services.joinTabs(() => sendBack({ type: 'balance.outdated' } satisfies CreditsEvent));
    receive(() => tabs.send());
    return () => tabs.leave();
  }),
});
