/** The launchpad: a license is accepted before anything is fetched, what is fetched is followed, and a refusal leaves everything as it was. */
import { settled } from '@iridia/chartkit/paths/headless';
import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import { launchpadActors, type LaunchpadServices } from '../../machines/launchpad/launchpad.actors.ts';
import { launchpadMachine } from '../../machines/launchpad/launchpad.machine.ts';
import {
  selectLaunchpadPhase,
  selectPackChange,
  selectPackConfirmation,
  selectPacks,
} from '../../machines/launchpad/launchpad.selectors.ts';
import type { LaunchpadEvent, Listed, Pack } from '../../machines/launchpad/launchpad.types.ts';
import { granted, refusal } from './answers.ts';

const pack = (state: Pack['state'], fetched = 0): Pack => ({
  name: 'inpaint',
  title: 'MI-GAN',
  tools: [],
  languages: [],
  bytes: 100,
  memory: 100,
  seconds: null,
  license: { name: 'MIT', url: 'https://example.org', commercial: true },
  terms: null,
  misfits: [],
  state,
  fetched,
  fault: null,
});

const listed = (...packs: Pack[]): Listed => ({ packs, operator: false });

function open(...states: Pack[]) {
  const clock = new SimulatedClock();
  const services = {
    listPacks: vi.fn<LaunchpadServices['listPacks']>().mockResolvedValue(granted(listed(...states))),
    changePack: vi.fn<LaunchpadServices['changePack']>().mockResolvedValue(granted(listed(pack('fetching', 1)))),
  };
  const actor = createActor(launchpadMachine.provide({ actors: launchpadActors(services) }), { clock }).start();
  const notices: unknown[] = [];
  actor.on('*', (notice) => notices.push(notice));
  const receives = async (...events: LaunchpadEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await settled();
    }
    return actor.getSnapshot();
  };
  const answers = async (type: 'confirmation.given' | 'confirmation.refused') => {
    selectPackConfirmation(actor.getSnapshot())!.send({ type });
    await settled();
    return actor.getSnapshot();
  };
  const passes = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settled();
    return actor.getSnapshot();
  };
  return { services, notices, receives, answers, passes };
}
const add = { type: 'pack.added', name: 'inpaint' } as const;

test('nothing is fetched before the license is accepted', async () => {
  const { services, receives, answers } = open(pack('absent'));
  await receives({ type: 'launchpad.shown' }, add);
  expect(services.changePack).not.toHaveBeenCalled();
  expect(selectPackChange(await answers('confirmation.refused'))).toBeNull();
  expect(services.changePack).not.toHaveBeenCalled();
  await receives(add);
  await answers('confirmation.given');
  expect(services.changePack.mock.calls).toEqual([[{ name: 'inpaint', change: 'add' }]]);
});

test('what is being fetched is followed every second, until it is in place', async () => {
  const { services, receives, passes } = open(pack('fetching', 10));
  await receives({ type: 'launchpad.shown' });
  services.listPacks.mockResolvedValueOnce(granted(listed(pack('fetching', 60))));
  expect(selectPacks(await passes(times.packInterval))[0]?.fetched).toBe(60);
  services.listPacks.mockResolvedValueOnce(granted(listed(pack('placed', 100))));
  expect(selectPacks(await passes(times.packInterval))[0]?.state).toBe('placed');
  await passes(10 * times.packInterval);
  expect(services.listPacks).toHaveBeenCalledTimes(3);
});

test('a look that is lost while something is fetched is made again', async () => {
  const { services, receives, passes } = open(pack('fetching', 10));
  await receives({ type: 'launchpad.shown' });
  services.listPacks.mockRejectedValueOnce(new Error('offline'));
  await passes(times.packInterval);
  services.listPacks.mockResolvedValueOnce(granted(listed(pack('placed', 100))));
  expect(selectPacks(await passes(times.packInterval))[0]?.state).toBe('placed');
});

test('a pause needs no confirmation, and a refused removal is announced', async () => {
  const { services, notices, receives, answers } = open(pack('fetching', 10));
  services.changePack.mockResolvedValueOnce(granted(listed(pack('paused', 10))));
  const paused = await receives({ type: 'launchpad.shown' }, { type: 'pack.paused', name: 'inpaint' });
  expect(selectPacks(paused)[0]?.state).toBe('paused');
  services.changePack.mockResolvedValueOnce(refusal('unavailable', 'Another command.'));
  await receives({ type: 'pack.removed', name: 'inpaint' });
  const refused = await answers('confirmation.given');
  expect([selectPacks(refused)[0]?.state, selectPackChange(refused)]).toEqual(['paused', null]);
  expect(notices).toEqual([{ type: 'notice.raised', tone: 'error', message: { text: 'Another command.' } }]);
});

test('others meet no page, an operator with a closed console the way to it, also while something is fetched', async () => {
  const { services, receives, passes } = open(pack('fetching', 10));
  services.listPacks.mockResolvedValueOnce(refusal('notFound'));
  expect(selectLaunchpadPhase(await receives({ type: 'launchpad.shown' }))).toBe('missing');
  expect(selectLaunchpadPhase(await receives({ type: 'session.changed' }, { type: 'launchpad.shown' }))).toBe('open');
  services.listPacks.mockResolvedValueOnce(refusal('codeNeeded'));
  const locked = await passes(times.packInterval);
  expect([selectLaunchpadPhase(locked), selectPacks(locked)]).toEqual(['locked', []]);
});
