import { checkIn, creditGrants, creditHistory, type ledgerEntry } from '../../contract/structs/calls/credits.ts';
import { inviteCode } from '../../contract/structs/calls/users.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { DailyRewardServices } from '../../machines/dailyReward/dailyReward.actors.ts';
import type { InviteServices } from '../../machines/invite/invite.actors.ts';
import type { ListingServices } from '../../machines/listing/listing.actors.ts';
import { callApi, NetworkProblem } from '../platform/api.ts';
import { copyByTextArea } from '../platform/clipboard.ts';
import { localStore } from '../platform/storage.ts';
import { localDate } from '../platform/time.ts';

export const dailyRewardServices: DailyRewardServices = {
  checkIn: (signal) => callApi(checkIn, { signal }),
};

/** When the reward was offered last, by the person's own date. */
export const rewardOffer = {
  isDue: (): boolean => localStore.get(storageKeys.dailyRewardAt) !== localDate(),
  note: (): void => localStore.set(storageKeys.dailyRewardAt, localDate()),
};

export const inviteServices: InviteServices = {
  inviteCode: (signal) => callApi(inviteCode, { signal }),
  inviteLink: (code) => `${location.origin}/?${new URLSearchParams({ [storageKeys.inviteCode]: code })}`,
  copyText: (text) => navigator.clipboard.writeText(text),
  copyByTextArea,
};

/** A line of the ledger. */
export type LedgerLine = Infer<typeof ledgerEntry>;

export const historyServices: ListingServices<LedgerLine> = {
  loadPage: ({ cursor }, signal) => callApi(creditHistory, { query: cursor === null ? {} : { cursor }, signal }),
};

/** A part of the balance: where it comes from, and until when it lasts. */
export type CreditGrant = Infer<typeof creditGrants.data>['items'][number];

/** What the balance is made of, all on one page. */
export const grantServices: ListingServices<CreditGrant> = {
  async loadPage(_query, signal) {
    const { data, ...answer } = await callApi(creditGrants, { signal });
    return { ...answer, data: data && { items: data.items, next: null } };
  },
};

/** Every line of the ledger, newest first. Rejects when a page cannot be had: half a history would be none. */
export async function wholeHistory(): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  let cursor: string | null = null;
  do {
    const { data }: Answer<Infer<typeof creditHistory.data>> = await callApi(creditHistory, { query: cursor === null ? {} : { cursor } });
    if (!data) throw new NetworkProblem('The history was not told');
    lines.push(...data.items);
    cursor = data.next;
  } while (cursor !== null);
  return lines;
}
