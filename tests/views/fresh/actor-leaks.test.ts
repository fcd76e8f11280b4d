/** The actors of every chart with the browser behind them: what they take from the window, the document and the network is given back. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { locales } from '../../../contract/facts/locales.ts';
import { times } from '../../../contract/facts/times.ts';
import { models } from '../../../machines/models.ts';
import { siteFacts } from '../../../src/platform/site.ts';
import { loadWords } from '../../../src/platform/words.ts';
import { Account, leaksOf } from '@iridia/chartkit/paths/leaks';
import { usesIn } from '@iridia/chartkit/paths/uses';
import { keepAccount } from '../given-back.ts';

type Make = (services: unknown) => Record<string, AnyActorLogic>;
const actors = import.meta.glob<Record<string, Make>>('../../../machines/*/*.actors.ts', { eager: true });
const services = import.meta.glob<Record<string, unknown>>('../../../src/actors/*.ts', { eager: true });

const charts = models.flatMap((model) => {
  const make = actors[`../../../machines/${model.name}/${model.name}.actors.ts`]?.[`${model.name}Actors`];
  const provider = model.name === 'job' ? 'generation' : model.name;
  const real = services[`../../../src/actors/${provider}.ts`]?.[`${provider}Services`];
  return make && real ? [[model.name, model, make(real)] as const] : [];
});

test('most charts have services of the browser', () => expect(charts.length).toBeGreaterThan(25));

/** Actors that take the page along. */
const leaving = new Set(['leaveSite', 'reloadPage', 'goBack', 'commitLocation']);

/** Requests that are carried to their end, whatever becomes of the flow, because they change something. */
const toTheEnd = new Set([
  'accountDeletion.deleteAccount',
  'consents.revokeConsent',
  'creations.cancelJob',
  'creations.deletion',
  'devices.endSession',
  'draft.keepDraft',
  'board.act',
  'keys.makeKey',
  'keys.revokeKey',
  'launchpad.changePack',
  'operator.confirm',
  'operator.prove',
  'passwordChange.replacePassword',
  'secondFactor.addFactor',
  'session.closeSession',
  'share.share',
  'share.unshare',
  'subscription.cancelSubscription',
  'subscription.changePlan',
  'subscription.resumeSubscription',
]);

// Signing out waits for requests of other tests that are never answered.
const simulateTimers = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

beforeEach(simulateTimers);
afterEach(() => vi.unstubAllGlobals());
afterEach(() => vi.useRealTimers());

beforeAll(async () => {
  simulateTimers();
  // Code that loads late is here before the first actor, whose work would otherwise reach into the test of another one.
  await Promise.all([
    import('../../../src/platform/answer.ts'),
    import('../../../src/platform/json.ts'),
    import('../../../src/platform/site-call.ts'),
    ...locales.map((locale) => loadWords(locale, ['notice'])),
  ]);
  // The site's facts are read once for all flows.
  const restore = browser(new Account());
  void siteFacts();
  await settle();
  restore();
});

function browser(account: Account): () => void {
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit = {}) => {
    // As in a browser: code that came too late sends nothing.
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const giveBack = account.take('a request');
    signal?.addEventListener('abort', giveBack);
    return new Promise(() => {});
  });
  const { BroadcastChannel: Channel } = globalThis;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      private readonly giveBack = account.take('a channel');
      override close() {
        this.giveBack();
        super.close();
      }
    },
  );
  const restore = [window, document].map((target) =>
    keepAccount(target, target === window ? 'window' : 'document', account, () => 'an actor'),
  );
  return () => {
    for (const each of restore) each();
  };
}

/** A request is sent after the code it needs is here, and at the latest when what it waits for has had its time. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(times.lastingTimeout);
}

describe.each(charts)('the services of %s', (chart, model, made) => {
  const uses = usesIn(model);
  const names = Object.keys(made).filter((name) => !leaving.has(name) && uses.has(name));
  test.each(names)('%s gives back what it takes', async (name) => {
    const { inputs, events } = uses.get(name)!;
    for (const input of inputs) {
      const account = new Account();
      const restore = browser(account);
      const left = await leaksOf(made[name]!, account, { input, events, listeners: [], settle }, false).finally(restore);
      // A deletion that is owed waits for the next session.
      const isSent = (input as { isOwed?: boolean } | undefined)?.isOwed !== true;
      expect(left).toEqual(toTheEnd.has(`${chart}.${name}`) && isSent ? ['a request'] : []);
    }
  });
});
