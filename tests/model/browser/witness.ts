/** What the actors of a page did, as the page itself told it. */
import type { Page } from '@playwright/test';
import type { ActorRecord } from '../../../src/dev/live/channel.ts';

/** A step of an actor of the page; its context stays there. */
export type Witnessed = Omit<ActorRecord, 'context'>;

/** Records the steps of every actor of a page and of the pages after it. Call it before the first page is opened. */
export async function witness(page: Page): Promise<readonly Witnessed[]> {
  const records: Witnessed[] = [];
  await page.exposeFunction('tellRecord', (record: string) => void records.push(JSON.parse(record) as Witnessed));
  await page.addInitScript(() => {
    globalThis.actorListener = (record) => {
      (globalThis as unknown as { tellRecord(record: string): void }).tellRecord(JSON.stringify({ ...record, context: undefined }));
    };
  });
  return records;
}
