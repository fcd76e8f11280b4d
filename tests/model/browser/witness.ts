/** What the actors of a page did, as the page itself reported it. */
import type { Page } from '@playwright/test';
import type { ActorRecord } from '@iridia/chartkit/record/channel';

/** A step of an actor of the page; its context stays there. */
export type Witnessed = Omit<ActorRecord, 'context'>;

/** Records the steps of every actor of a page and of the pages after it. Call it before the first page is opened. */
export async function witness(page: Page): Promise<readonly Witnessed[]> {
  const records: Witnessed[] = [];
  await page.exposeFunction('reportRecords', (reported: string) => void records.push(...(JSON.parse(reported) as Witnessed[])));
  await page.addInitScript(() => {
    // What the actors do at once is reported at once: each call costs a message and its answer.
    const waiting: string[] = [];
    const send = () => {
      const reported = `[${waiting.splice(0).join(',')}]`;
      (globalThis as unknown as { reportRecords(reported: string): void }).reportRecords(reported);
    };
    globalThis.actorListener = (record) => {
      if (waiting.push(JSON.stringify({ ...record, context: undefined })) === 1) queueMicrotask(send);
    };
  });
  return records;
}
