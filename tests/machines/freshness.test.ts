import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { freshnessActors, type FreshnessServices } from '../../machines/freshness/freshness.actors.ts';
import { freshnessMachine } from '../../machines/freshness/freshness.machine.ts';
import { selectAsksReload, selectIsReloading, selectLosesWork, selectOffersReload } from '../../machines/freshness/freshness.selectors.ts';
import type { FreshnessEvent, ReloadMemory, Work } from '../../machines/freshness/freshness.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';

const minute = 60_000;

/** A tab, with what it stores across its reloads. */
class Tab {
  readonly time = new SimulatedTime();
  memory: ReloadMemory | null = null;
  isBlocked = false;
  isForgetful = false;
  work: Work[] = [];
  latest = 'A';
  readonly reload = vi.fn<FreshnessServices['reload']>();
  readonly fetchLatestBuild = vi.fn<FreshnessServices['fetchLatestBuild']>(async () => ({ id: this.latest }));

  async load(build: string) {
    const services: FreshnessServices = {
      time: this.time,
      fetchLatestBuild: this.fetchLatestBuild,
      findWork: () => this.work,
      recallReloads: () => {
        if (this.isBlocked) throw new Error('blocked');
        return this.memory;
      },
      rememberReloads: (memory) => {
        if (!this.isForgetful) this.memory = memory;
      },
      reload: this.reload,
    };
    const actor = createActor(freshnessMachine.provide({ actors: freshnessActors(services) }), {
      input: { build },
      clock: this.time.clock,
    }).start();
    await settled();
    const send = async (...events: FreshnessEvent[]) => {
      for (const event of events) actor.send(event);
      await settled();
    };
    return { actor, send, sees: () => actor.getSnapshot() };
  }
}

describe('looking for a newer build', () => {
  test('at start, every five minutes, and when the tab comes back', async () => {
    const tab = new Tab();
    await tab.load('A');
    expect(tab.fetchLatestBuild).toHaveBeenCalledTimes(1);
    tab.time.pass(5 * minute - 50);
    expect(tab.fetchLatestBuild).toHaveBeenCalledTimes(1);
    tab.time.pass(50);
    await settled();
    expect(tab.fetchLatestBuild).toHaveBeenCalledTimes(2);
    tab.time.sleep(3 * minute);
    expect(tab.fetchLatestBuild).toHaveBeenCalledTimes(3);
    expect(tab.reload).not.toHaveBeenCalled();
  });

  test('a site that cannot be reached is asked again later', async () => {
    const tab = new Tab();
    tab.fetchLatestBuild.mockRejectedValueOnce(new Error('offline'));
    const { sees } = await tab.load('A');
    expect(sees().value).toBe('resting');
    tab.latest = 'B';
    tab.time.pass(5 * minute);
    await settled();
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe('a newer build', () => {
  test('reloads the page once', async () => {
    const tab = new Tab();
    tab.latest = 'B';
    const { sees } = await tab.load('A');
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith(null);
    expect(selectIsReloading(sees())).toBe(true);
    expect(tab.memory).toEqual({ at: tab.time.now(), builds: ['A'] });
  });

  test('that a cache keeps from coming offers a reload instead of a loop', async () => {
    const tab = new Tab();
    tab.latest = 'B';
    await tab.load('A');
    tab.time.pass(60 * minute);
    const { sees } = await tab.load('A');
    expect(tab.reload).toHaveBeenCalledOnce();
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('is not reloaded for within ten seconds of the last reload', async () => {
    const tab = new Tab();
    tab.latest = 'C';
    tab.memory = { at: tab.time.now() - 9999, builds: ['A'] };
    const { sees } = await tab.load('B');
    expect(tab.reload).not.toHaveBeenCalled();
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('may be reloaded for after ten seconds, and both builds are remembered', async () => {
    const tab = new Tab();
    tab.latest = 'C';
    tab.memory = { at: tab.time.now() - 10_000, builds: ['A'] };
    await tab.load('B');
    expect(tab.reload).toHaveBeenCalledOnce();
    expect(tab.memory.builds).toEqual(['A', 'B']);
  });

  test('where nothing can be remembered is offered, never taken', async () => {
    const tab = new Tab();
    tab.latest = 'B';
    tab.isBlocked = true;
    const { sees } = await tab.load('A');
    expect(tab.reload).not.toHaveBeenCalled();
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('where a memory silently keeps nothing is offered as well', async () => {
    const tab = new Tab();
    tab.latest = 'B';
    tab.isForgetful = true;
    const { sees } = await tab.load('A');
    expect(tab.reload).not.toHaveBeenCalled();
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('that was declined is not offered again, a newer one is', async () => {
    const tab = new Tab();
    tab.isBlocked = true;
    tab.latest = 'B';
    const { send, sees } = await tab.load('A');
    await send({ type: 'reload.declined' }, { type: 'tab.returned' });
    expect(selectOffersReload(sees())).toBe(false);
    tab.latest = 'C';
    await send({ type: 'tab.returned' });
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('a reload that the browser prevents is offered after ten seconds', async () => {
    const tab = new Tab();
    tab.latest = 'B';
    const { sees } = await tab.load('A');
    tab.time.pass(9950);
    expect(selectOffersReload(sees())).toBe(false);
    tab.time.pass(50);
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('a reload that throws is offered at once', async () => {
    const tab = new Tab();
    tab.latest = 'B';
    tab.reload.mockImplementation(() => {
      throw new Error('prevented');
    });
    expect(selectOffersReload((await tab.load('A')).sees())).toBe(true);
  });
});

describe('work', () => {
  test.each(['job', 'payment', 'file', 'text'] satisfies Work[])('%s is never reloaded over: a bar offers it', async (work) => {
    const tab = new Tab();
    const { send, sees } = await tab.load('A');
    tab.latest = 'B';
    tab.work = [work];
    await send({ type: 'tab.returned' });
    expect(tab.reload).not.toHaveBeenCalled();
    expect(tab.memory).toBeNull();
    expect(selectOffersReload(sees())).toBe(true);
    await send({ type: 'reload.accepted' });
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('that has ended holds nothing back', async () => {
    const tab = new Tab();
    tab.work = ['text'];
    const { send } = await tab.load('A');
    tab.latest = 'B';
    tab.work = [];
    await send({ type: 'tab.returned' });
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  test('of two, one that ended leaves the other', async () => {
    const tab = new Tab();
    tab.work = ['job', 'payment'];
    const { send, sees } = await tab.load('A');
    tab.latest = 'B';
    tab.work = ['payment'];
    await send({ type: 'tab.returned' });
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('that began while the site was asked is worth more than the newer build', async () => {
    const tab = new Tab();
    const { send, sees } = await tab.load('A');
    tab.latest = 'B';
    tab.fetchLatestBuild.mockImplementationOnce(async () => {
      tab.work = ['text'];
      return { id: 'B' };
    });
    await send({ type: 'tab.returned' });
    expect(tab.reload).not.toHaveBeenCalled();
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('holds a page back whose code did not come as well', async () => {
    const tab = new Tab();
    tab.work = ['text'];
    const { send, sees } = await tab.load('A');
    tab.latest = 'B';
    await send({ type: 'chunk.failed', href: '/pricing' });
    expect(tab.reload).not.toHaveBeenCalled();
    expect(selectOffersReload(sees())).toBe(true);
  });
});

describe('a reload that a person requests', () => {
  test('comes at once where it loses nothing: a job goes on', async () => {
    const tab = new Tab();
    tab.work = ['job'];
    const { send } = await tab.load('A');
    await send({ type: 'reload.requested', href: '/fr' });
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith('/fr');
  });

  test('loses nothing before anybody has looked, and none but a job when that is all there is', async () => {
    const tab = new Tab();
    expect(selectLosesWork((await tab.load('A')).sees())).toBe(false);
    tab.work = ['job'];
    const { send, sees } = await tab.load('A');
    await send({ type: 'reload.requested', href: null });
    expect(selectLosesWork(sees())).toBe(false);
  });

  test.each(['payment', 'file', 'text'] satisfies Work[])('is asked about where it loses something: %s', async (work) => {
    const tab = new Tab();
    tab.work = [work];
    const { send, sees } = await tab.load('A');
    await send({ type: 'reload.requested', href: null });
    expect([selectAsksReload(sees()), selectLosesWork(sees()), tab.reload.mock.calls]).toEqual([true, true, []]);
    await send({ type: 'reload.declined' });
    expect([sees().value, tab.reload.mock.calls]).toEqual(['resting', []]);
    await send({ type: 'reload.requested', href: null }, { type: 'reload.accepted' });
    expect(tab.reload).not.toHaveBeenCalled();
    await send({ type: 'reload.accepted' });
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('asks when the tab does not know what it would lose', async () => {
    const tab = new Tab();
    const { send } = await tab.load('A');
    tab.isBlocked = true;
    await send({ type: 'reload.requested', href: null });
    expect(tab.reload).toHaveBeenCalledOnce();
  });
});

describe('a chunk that does not load', () => {
  test('takes the same guarded way, to the page that wanted it', async () => {
    const tab = new Tab();
    const { send } = await tab.load('A');
    await send({ type: 'chunk.failed', href: '/pricing' });
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  test.each([
    ['A', false],
    ['B', true],
  ])('again after the reload: no loop, and of another build alone a reload is offered (%s: %s)', async (latest, isOffered) => {
    const tab = new Tab();
    await (await tab.load('A')).send({ type: 'chunk.failed', href: '/pricing' });
    tab.time.pass(60 * minute);
    const { send, sees } = await tab.load('A');
    tab.latest = latest;
    await send({ type: 'chunk.failed', href: '/pricing' });
    expect(tab.reload).toHaveBeenCalledOnce();
    expect([sees().value, selectOffersReload(sees())]).toEqual([isOffered ? 'offering' : 'resting', isOffered]);
  });

  test('of a part, where only the connection failed: nothing reloads, and no new version is announced', async () => {
    const tab = new Tab();
    const { send, sees } = await tab.load('A');
    await send({ type: 'chunk.failed', href: null });
    expect([sees().value, tab.reload.mock.calls]).toEqual(['resting', []]);
    tab.latest = 'B';
    await send({ type: 'chunk.failed', href: null });
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith(null);
  });

  test.each(['job', 'payment', 'file', 'text'] satisfies Work[])(
    'of a page, where only the connection failed, beside work (%s): the page stays',
    async (work) => {
      const tab = new Tab();
      tab.work = [work];
      const { send, sees } = await tab.load('A');
      await send({ type: 'chunk.failed', href: '/pricing' });
      expect([sees().value, sees().context.href, tab.reload.mock.calls]).toEqual(['resting', null, []]);
    },
  );

  test('of a build that was declined is offered once more: it holds what is missing', async () => {
    const tab = new Tab();
    tab.isBlocked = true;
    tab.latest = 'B';
    const { send, sees } = await tab.load('A');
    await send({ type: 'reload.declined' }, { type: 'chunk.failed', href: null });
    expect(selectOffersReload(sees())).toBe(true);
  });

  test('while the site is being asked, and while the bar shows', async () => {
    const tab = new Tab();
    tab.isBlocked = true;
    tab.latest = 'B';
    tab.fetchLatestBuild.mockReturnValueOnce(new Promise(() => {}));
    const { send, sees } = await tab.load('A');
    await send({ type: 'chunk.failed', href: '/pricing' });
    expect(selectOffersReload(sees())).toBe(true);
    await send({ type: 'chunk.failed', href: '/settings' }, { type: 'reload.accepted' });
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith('/settings');
  });

  test('without the network: nothing, for a reload would lose the page', async () => {
    const tab = new Tab();
    const { send, sees } = await tab.load('A');
    tab.fetchLatestBuild.mockRejectedValue(new Error('offline'));
    await send({ type: 'chunk.failed', href: '/pricing' });
    expect([sees().value, tab.reload.mock.calls]).toEqual(['resting', []]);
  });

  test('and is declined: the page can be used on', async () => {
    const tab = new Tab();
    tab.isBlocked = true;
    const { send, sees } = await tab.load('A');
    tab.latest = 'B';
    await send({ type: 'chunk.failed', href: '/pricing' });
    expect(selectOffersReload(sees())).toBe(true);
    await send({ type: 'reload.declined' });
    expect([sees().value, sees().context.href]).toEqual(['resting', null]);
  });
});
