/** The settings in the console: what is in force, who changed it and why; each change is kept, and the newest can be undone. */
import { kindOfSetting, type SettingKind, type SettingName, type SettingValue } from '../../contract/facts/settings.ts';
import { operatorSettings as calls } from '../../contract/structs/calls/index.ts';
import { settingNames, settingStructs } from '../../contract/structs/calls/operator-settings.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { checked } from '../core/checked.ts';
import { Refusal } from '../core/refusal.ts';
import { recordAct } from '../db/acts.ts';
import type { Services } from '../core/services.ts';
import { inTransaction, type Db, type Trx } from '../db/transaction.ts';
import type { App } from '../http/app.ts';
import { routeOpen, type Operator } from './admission.ts';

type Page = Infer<(typeof calls.listSettings)['data']>;
type Change = Page['items'][number]['changes'][number];
type Wish = { operator: Operator; name: SettingName; seen: number; reason: string };

/** How many changes of a setting are shown. */
const shown = 5;

const read = (stored: string | null): SettingValue | null => (stored === null ? null : (JSON.parse(stored) as SettingValue));

/** Returns the newest changes of each setting. */
async function changesByName(db: Db): Promise<Map<string, Change[]>> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('setting_change')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<string>('row_number')
            .over((over) => over.partitionBy('name').orderBy('seq', 'desc'))
            .as('place'),
        )
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', String(shown))
    .orderBy('seq', 'desc')
    .execute();
  const changes = rows.map(({ name, seq, operator, before, after, reason, at }) => ({
    name,
    change: { seq: Number(seq), operator, before: read(before), after: read(after), reason, at: at.toISOString() },
  }));
  return new Map([...Map.groupBy(changes, ({ name }) => name)].map(([name, group]) => [name, group.map(({ change }) => change)]));
}

async function listed({ db, settings, engines }: Pick<Services, 'db' | 'settings' | 'engines'>, kind: SettingKind): Promise<Page> {
  await settings.refresh();
  const changes = await changesByName(db);
  const isHere = (name: SettingName): boolean => kind !== 'engines' || engines.some((engine) => name === `engine.${engine.name}`);
  const items = settingNames
    .filter((name) => kindOfSetting(name) === kind && isHere(name))
    .map((name) => ({
      id: name,
      value: settings.valueOf(name),
      configured: settings.configuredOf(name),
      changes: changes.get(name) ?? [],
    }));
  return { items, next: null };
}

function nameOf(given: string): SettingName {
  if (!settingNames.includes(given as SettingName)) throw new Refusal('notFound');
  return given as SettingName;
}

/** Returns the newest change, null if there is none. Throws `notFound` when it is another than the operator saw. */
async function newestOf(trx: Trx, { name, seen }: Wish) {
  const newest = await trx
    .selectFrom('setting_change')
    .selectAll()
    .where('name', '=', name)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (Number(newest?.seq ?? 0) !== seen) throw new Refusal('notFound', { key: 'settingChanged' });
  return newest ?? null;
}

/** Appends a change after the newest one, with its act. Throws `notFound` when somebody else was first. */
async function append(
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  { operator, name, seen, reason }: Wish,
  change: { act: 'settingChanged' | 'settingUndone'; before: string | null; after: string | null },
): Promise<void> {
  const { act, before, after } = change;
  const at = clock();
  const row = await trx
    .insertInto('setting_change')
    .values({ name, follows: seen, before, after, operator: operator.id, reason, at })
    .onConflict((conflict) => conflict.columns(['name', 'follows']).doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { key: 'settingChanged' });
  await recordAct(trx, operator, at, { act, subject: name, reason });
}

/** Changes a setting. Throws `invalidInput` for a value that its struct refuses. */
async function change(services: Services, wish: Wish, value: unknown): Promise<void> {
  const after = JSON.stringify(checked(settingStructs[wish.name]!, value, 'value'));
  await inTransaction(services.db, async (trx) => {
    const newest = await newestOf(trx, wish);
    await append(services, trx, wish, { act: 'settingChanged', before: newest?.after ?? null, after });
  });
  await services.settings.refresh();
}

/** Brings back what was in force before the newest change, which is a change of its own. */
async function undo(services: Services, wish: Wish): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const newest = await newestOf(trx, wish);
    if (!newest) throw new Refusal('notFound');
    await append(services, trx, wish, { act: 'settingUndone', before: newest.after, after: newest.before });
  });
  await services.settings.refresh();
}

export function routeSettings(app: App, services: Services): void {
  routeOpen(app, services, calls.listSettings, ({ query: { kind = 'general' } }) => listed(services, kind));
  routeOpen(app, services, calls.changeSetting, async ({ params, body: { value, seen, reason } }, operator) => {
    await change(services, { operator, name: nameOf(params.name), seen, reason }, value);
    return null;
  });
  routeOpen(app, services, calls.undoSetting, async ({ params, body: { seen, reason } }, operator) => {
    await undo(services, { operator, name: nameOf(params.name), seen, reason });
    return null;
  });
}
