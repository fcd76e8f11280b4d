/** The settings in force: what operators changed, and else what is configured. Every process reads the changes of the others. */
import { usualCosts, type Costs } from '../../contract/facts/costs.ts';
import { usualRates } from '../../contract/facts/limits.ts';
import {
  listedOffers,
  packsWith,
  plansWith,
  type OfferChanges,
  type Pack,
  type PackPrice,
  type Plan,
  type PlanId,
  type Terms,
} from '../../contract/facts/prices.ts';
import {
  costNames,
  isOffer,
  isSwitch,
  offerNames,
  rateNames,
  type SettingName,
  type SettingValue,
  type SwitchName,
} from '../../contract/facts/settings.ts';
import { settingNames, settingStructs } from '../../contract/structs/calls/operator-settings.ts';
import { is } from '../../contract/structs/schema.ts';
import type { Config } from '../core/config.ts';
import type { Services } from '../core/services.ts';

declare module '../core/services.ts' {
  interface Services {
    /** What operators can change while the server runs. */
    readonly settings: Settings;
  }
}

type Values = Partial<Record<SettingName, SettingValue>>;

export type Settings = {
  /** The daily allowance, in credits. */
  readonly dailyCredits: number;
  /** How many visitors of an address get it on one day. */
  readonly allowancesPerAddress: number;
  /** What results cost, in credits. */
  readonly costs: Costs;
  /** Packs and plans whose terms an operator changed. */
  readonly offers: OfferChanges;
  /** Returns a pack or a plan as it is offered now. */
  pack(id: PackPrice): Pack;
  plan(id: PlanId): Plan;
  /** Who runs the site, for the legal texts. */
  readonly operator: Config['operator'];
  /** Whether a tool or an engine takes new jobs. */
  isOn(name: SwitchName): boolean;
  /** Returns what is in force; null where nothing is stated. */
  valueOf(name: SettingName): SettingValue | null;
  /** Returns what is in force without changes. */
  configuredOf(name: SettingName): SettingValue | null;
  /** Reads the changes again. */
  refresh(): Promise<void>;
};

/** Milliseconds until a process knows what another one changed. */
const lateness = 2000;

/** Returns the changed settings. A value that this version no longer accepts is as if it were not there. */
async function changedIn(db: Services['db']): Promise<Values> {
  const rows = await db
    .selectFrom('setting_change')
    .distinctOn('name')
    .select(['name', 'after'])
    .orderBy('name')
    .orderBy('seq', 'desc')
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ name, after }) => {
      const struct = settingStructs[name as SettingName];
      const value: unknown = after === null ? null : JSON.parse(after);
      return struct && is(value, struct) ? [[name, value]] : [];
    }),
  );
}

const termsOf = ({ price, crossedOut, credits }: Terms): Terms => ({ price, crossedOut, credits });

/** Tools and engines are on, as far as they are there at all. */
function configuredIn({ dailyCredits, allowancesPerAddress, operator }: Config): Values {
  const switches = settingNames.filter(isSwitch).map((name) => [name, true]);
  return {
    dailyCredits,
    allowancesPerAddress,
    ...(operator.name !== null && { operatorName: operator.name }),
    ...(operator.address !== null && { operatorAddress: operator.address }),
    ...(operator.law !== null && { operatorLaw: operator.law }),
    ...Object.fromEntries(costNames.map((name) => [`cost.${name}`, usualCosts[name]])),
    ...Object.fromEntries(offerNames.map((name) => [name, termsOf(listedOffers[name])])),
    ...Object.fromEntries(rateNames.map((name) => [`limit.${name}`, usualRates[name]])),
    ...Object.fromEntries(switches),
  };
}

/** Reads the settings, and until `stopping` is aborted what other processes change. */
export async function openSettings(services: Pick<Services, 'config' | 'database' | 'db' | 'log' | 'stopping'>): Promise<Settings> {
  const { config, database, db, log, stopping } = services;
  const configured = configuredIn(config);
  let changed = await changedIn(db);
  let newest = 0;
  const refresh = async (): Promise<void> => {
    const mine = (newest += 1);
    const read = await changedIn(db);
    // An answer that was asked for earlier may be older.
    if (mine === newest) changed = read;
  };
  // No other process works on the embedded database.
  if (database.kind !== 'embedded') {
    const poll = setInterval(
      () => void refresh().catch((error: unknown) => log.info('the settings could not be read for a moment', { error })),
      lateness,
    );
    poll.unref();
    stopping.signal.addEventListener('abort', () => clearInterval(poll), { once: true });
  }
  const configuredOf = (name: SettingName): SettingValue | null => configured[name] ?? null;
  const valueOf = (name: SettingName): SettingValue | null => changed[name] ?? configuredOf(name);
  const offers = (): OfferChanges => Object.fromEntries(Object.entries(changed).filter(([name]) => isOffer(name as SettingName)));
  return {
    get dailyCredits() {
      return valueOf('dailyCredits') as number;
    },
    get allowancesPerAddress() {
      return valueOf('allowancesPerAddress') as number;
    },
    get costs() {
      return Object.fromEntries(costNames.map((name) => [name, valueOf(`cost.${name}`)])) as Costs;
    },
    get offers() {
      return offers();
    },
    pack: (id) => packsWith(offers()).find((pack) => pack.id === id)!,
    plan: (id) => plansWith(offers()).find((plan) => plan.id === id)!,
    get operator() {
      const textOf = (name: SettingName) => valueOf(name) as string | null;
      return { name: textOf('operatorName'), address: textOf('operatorAddress'), law: textOf('operatorLaw') };
    },
    isOn: (name) => valueOf(name) !== false,
    valueOf,
    configuredOf,
    refresh,
  };
}
