/** Notifications of finished results, walked in a browser whose push service and question for permission the walk plays. */
import { expect, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { creation } from '../../../machines/deletion/deletion.sample.ts';
import { pushModel } from '../../../machines/push/push.model.ts';
import type { PushState } from '../../../machines/push/push.types.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import words from '../../../copy/en/pages/job.ts';

const [key, subscribe, unsubscribe] = ['/api/push/key', '/api/push/subscribe', '/api/push/unsubscribe'];
const { off, on, blocked } = words.notify;

type Played = { answerPermission?: (permission: NotificationPermission) => void };

/** Plays the browser's part from the next page on: what it can do, and whether it is subscribed. */
async function play(page: Page, state: PushState | 'broken'): Promise<void> {
  await page.addInitScript((can) => {
    const played = window as unknown as Played;
    const taken = {
      endpoint: 'https://push.example/a',
      toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    let subscription: typeof taken | null = can === 'on' ? taken : null;
    let permission: NotificationPermission = can === 'on' ? 'granted' : can === 'blocked' ? 'denied' : 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () =>
      new Promise((resolve) => {
        played.answerPermission = (answer) => {
          permission = answer;
          resolve(answer);
        };
      });
    const pushManager = { getSubscription: async () => subscription, subscribe: async () => (subscription = taken) };
    navigator.serviceWorker.getRegistration = async () => {
      if (can === 'broken') throw new DOMException('blocked', 'SecurityError');
      return can === 'unsupported' ? undefined : ({ pushManager } as unknown as ServiceWorkerRegistration);
    };
  }, state);
}

walkInBrowser(pushModel, {
  // It is offered while something is made.
  background: { ...usual, '/api/creations': { items: [{ ...creation('a'), status: 'running' }], next: null } },
  nobodyCauses: {},
  nobodySees: { reading: 'the browser answers at once' },
  subject: (page, site) => {
    const person = new Person(page, site);
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name });
    let who = 'A';
    const opens = async (state: PushState | 'broken') => {
      await play(page, state);
      await page.goto(`${site.address}/my-creations`);
    };
    const permits = (permission: NotificationPermission) =>
      page.evaluate((answer) => (window as unknown as Played).answerPermission!(answer), permission);
    return {
      start: () => person.keep({ ...greeted, [storageKeys.token]: who }),
      events: {
        'done.readPush': ({ event }: { event: AnyEventObject }) => opens(event['output']),
        'failed.readPush': () => opens('broken'),
        'push.wanted': () => button(off).click(),
        'push.unwanted': () => button(on).click(),
        'session.changed': async () => {
          who = who === 'A' ? 'B' : 'A';
          await person.inAnotherTab(storageKeys.token, who);
          await expect.poll(() => site.calls.isHeldFor(who, subscribe!)).toBe(true);
        },
        'done.subscribe': async ({ event: { output } }: { event: AnyEventObject }) => {
          await permits(output === 'on' ? 'granted' : output === 'blocked' ? 'denied' : 'default');
          if (output !== 'on') return;
          await site.calls.answer([key!], granted({ key: 'B'.repeat(87) }));
          await site.calls.answer([subscribe!], granted(null));
        },
        'failed.subscribe': async () => {
          await permits('granted');
          await site.calls.fail([key!]);
        },
        'done.renew': () => site.calls.answer([subscribe!], granted(null)),
        'failed.renew': () => site.calls.fail([subscribe!]),
        'done.unsubscribe': () => site.calls.answer([unsubscribe!], granted(null)),
        'failed.unsubscribe': () => site.calls.fail([unsubscribe!]),
      },
      states: {
        unsupported: async () => {
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          for (const name of [off, on]) await expect(button(name)).toHaveCount(0);
        },
        blocked: () => expect(main.getByText(blocked)).toBeVisible(),
        off: () => expect(button(off)).toHaveAttribute('aria-pressed', 'false'),
        subscribing: () => expect(button(off)).toHaveAttribute('aria-busy', 'true'),
        renewing: () => expect(button(on)).toHaveAttribute('aria-pressed', 'true'),
        on: () => expect(button(on)).toHaveAttribute('aria-pressed', 'true'),
        unsubscribing: () => expect(button(on)).toHaveAttribute('aria-busy', 'true'),
      },
    };
  },
});
