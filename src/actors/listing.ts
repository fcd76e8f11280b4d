import { codes } from '../../contract/facts/codes.ts';
import { localePath, type Locale } from '../../contract/facts/locales.ts';
import { listingActors } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import type { Root } from './root.ts';
import { creditGrants, creditHistory, type ledgerEntry } from '../../contract/structs/calls/credits.ts';
import { listTemplates, type featureCard } from '../../contract/structs/calls/templates.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { ListingServices } from '../../machines/listing/listing.actors.ts';
import { callApi, readerOf } from '../platform/api.ts';
import { takePayload } from '../platform/payload.ts';

/** One line of the credit history. */
export type LedgerLine = Infer<typeof ledgerEntry>;

/** The credit history by page, newest first. */
export const historyServices: ListingServices<LedgerLine> = {
  loadPage: ({ cursor }, signal) => callApi(creditHistory, { query: cursor === null ? {} : { cursor }, signal }),
};

/** A part of the balance: its source and expiry. */
export type CreditGrant = Infer<typeof creditGrants.data>['items'][number];

/** The parts of the balance, all on one page. */
export const grantServices: ListingServices<CreditGrant> = {
  async loadPage(_query, signal) {
    const { data, ...answer } = await callApi(creditGrants, { signal });
    return { ...answer, data: data && { items: data.items, next: null } };
  },
};

/** Every line of the credit history, newest first; null when a page is refused, because a partial history would be misleading. */
export async function wholeHistory(): Promise<LedgerLine[] | null> {
  const lines: LedgerLine[] = [];
  let cursor: string | null = null;
  do {
    const { data }: Answer<Infer<typeof creditHistory.data>> = await callApi(creditHistory, { query: cursor === null ? {} : { cursor } });
    if (!data) return null;
    lines.push(...data.items);
    cursor = data.next;
  } while (cursor !== null);
  return lines;
}

/** A template of a tool, as the gallery shows it. */
export type FeatureCard = Infer<typeof featureCard>;

/** The templates of a tool, or of all tools; the filter is the tab. The first page may have come with the code of the gallery. */
export const templateServices = (tool: string | null, locale: Locale): ListingServices<FeatureCard> => ({
  async loadPage({ filter, cursor }, signal) {
    if (filter === null && cursor === null) {
      const data = await takePayload(localePath(locale, tool === null ? '/template' : `/template/${tool}`));
      if (data !== null && (await readerOf(listTemplates)).isData(data)) return { code: codes.success, msg: '', data };
    }
    const query = { ...(tool !== null && { tool }), ...(filter !== null && { tab: filter }), ...(cursor !== null && { cursor }) };
    return callApi(listTemplates, { query, signal });
  },
});

/** A person's own list waits until the session has been read. */
const ownList = (root: Root) => ({ isOwnerKnown: selectWho(root.session.getSnapshot()) !== null });

/** The actor of the credit history. */
export const historyFlow = (root: Root) =>
  root.keep({ role: 'history' }, () => ({
    logic: listingMachine.provide({ actors: listingActors(historyServices) }),
    input: ownList(root),
  }));

/** The actor of the balance's parts. */
export const grantsFlow = (root: Root) =>
  root.keep({ role: 'grants' }, () => ({ logic: listingMachine.provide({ actors: listingActors(grantServices) }), input: ownList(root) }));

/** The actor of the template gallery of one tool or of all; template names are in the page's language. */
export const templatesFlow = (root: Root, tool: string | null, locale: Locale) =>
  root.keep({ role: 'templates', of: `${locale}:${tool ?? ''}` }, () => ({
    logic: listingMachine.provide({ actors: listingActors(templateServices(tool, locale)) }),
    input: {},
  }));
