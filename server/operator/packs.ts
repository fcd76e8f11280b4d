/** Packs of model weights, added and removed by the person at the machine itself, or in the console. */
import { packs as facts } from '../../contract/facts/packs.ts';
import { packs as calls } from '../../contract/structs/calls/index.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { packNamed, type Pack } from '@iridia/engine/packs';
import { measurePace } from '@iridia/engine';
import { Refusal } from '../core/refusal.ts';
import { recordAct } from '../db/acts.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import type { App, AppContext } from '../http/app.ts';
import { isDeveloper } from '../http/loopback.ts';
import { routeAdmitted } from '../http/route.ts';
import { PackFault } from '../packs/fault.ts';
import type { Attempt } from '../packs/fetching.ts';
import { listPacks, type Listed } from '../packs/list.ts';
import { removePack } from '../packs/remove.ts';
import { isOperator } from '../users/accounts.ts';
import { requireOpen, type Operator } from './admission.ts';

type Answer = Infer<(typeof calls.listPacks)['data']>;
type Shown = Answer['packs'][number];
type Caller = { c: AppContext; who: Who };

/** Measured once, when the packs are first looked at: it takes a core for some seconds. */
let pace: Promise<number | null> | null = null;
/** How long a list waits for the measurement (milliseconds); a later one has it. */
const longestMeasuring = 3000;

function knownPace(): Promise<number | null> {
  pace ??= measurePace();
  return Promise.race([pace, new Promise<null>((resolve) => setTimeout(resolve, longestMeasuring, null).unref())]);
}

/** Returns who may change packs: the person at this machine, or an operator with an open console. Throws as `requireOpen` does. */
const keeperOf = async (services: Services, { c, who }: Caller): Promise<Pick<Operator, 'id'>> =>
  isDeveloper(c, services) ? { id: 'local' } : requireOpen(services, who);

function stateOf({ placed, fetched }: Listed, attempt: Attempt | null): Shown['state'] {
  if (placed) return 'placed';
  if (attempt) return attempt.fault === null ? 'fetching' : 'failed';
  return fetched === null ? 'absent' : 'paused';
}

function shown({ packFetching }: Pick<Services, 'packFetching'>, listed: Listed): Shown {
  const { name, title, languages, licence: license, memory, seconds, misfits, tools } = listed;
  const attempt = packFetching.attemptAt(name);
  const running = attempt?.fault === null ? attempt : null;
  const bytes = running?.bytes ?? listed.bytes;
  return {
    name,
    title,
    tools: tools.map((path) => path.slice(1)),
    languages: [...languages],
    bytes,
    memory,
    seconds: seconds === null ? null : Math.max(1, Math.round(seconds)),
    license: { name: license.name, url: license.url, commercial: license.commercial },
    terms: facts.find((pack) => pack.name === name)?.terms ?? null,
    misfits,
    state: stateOf(listed, attempt),
    fetched: Math.min(bytes, running?.fetched ?? listed.fetched ?? 0),
    fault: listed.placed ? null : (attempt?.fault ?? null),
  };
}

async function answer(services: Services, { user }: Who): Promise<Answer> {
  const listed = await listPacks(services.config.packsDir, await knownPace());
  return { packs: listed.map((pack) => shown(services, pack)), operator: isOperator(services.config, user?.email ?? null) };
}

function packOf(name: string): Pack {
  const pack = packNamed(name);
  if (!pack) throw new Refusal('notFound');
  return pack;
}

export function routePacks(app: App, services: Services): void {
  const { config, db, clock, packFetching } = services;
  const admit = (caller: Caller) => keeperOf(services, caller);
  routeAdmitted(app, services, calls.listPacks, admit, ({ who }) => answer(services, who));
  routeAdmitted(app, services, calls.addPack, admit, async ({ params, who }, keeper) => {
    const pack = packOf(params.name);
    await recordAct(db, keeper, clock(), { act: 'packAdded', subject: pack.name });
    packFetching.begin(pack);
    return answer(services, who);
  });
  routeAdmitted(app, services, calls.pausePack, admit, async ({ params, who }) => {
    await packFetching.pause(packOf(params.name).name);
    return answer(services, who);
  });
  routeAdmitted(app, services, calls.removePack, admit, async ({ params, who }, keeper) => {
    const { name } = packOf(params.name);
    await packFetching.pause(name);
    await removePack(config.packsDir, name).catch((error: unknown) => {
      if (error instanceof PackFault && error.kind === 'busy') throw new Refusal('unavailable', { key: 'packBusy' });
      throw error;
    });
    await recordAct(db, keeper, clock(), { act: 'packRemoved', subject: name });
    return answer(services, who);
  });
}
