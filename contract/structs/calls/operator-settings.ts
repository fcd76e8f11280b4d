import { engineNames } from '../../facts/engine.ts';
import { asText } from '../../facts/entered.ts';
import { toolSlugs } from '../../facts/tools/catalog.ts';
import {
  costNames,
  isOffer,
  isSwitch,
  namedSettings,
  offerNames,
  pricePattern,
  rangeOf,
  rateNames,
  settingKinds,
  settingMax,
  settingMin,
  type SettingName,
  type SettingValue,
} from '../../facts/settings.ts';
import { either, flag, integer, list, nothing, nullable, oneOf, openRecord, optional, record, text, type Struct } from '../schema.ts';
import { call } from './call.ts';
import { actReason } from './operator-acts.ts';

const moment = text({ format: 'date-time' });
const operatorText = text({ min: 1, max: settingMax.operatorText, as: asText });

const price = text({ pattern: pricePattern });
/** What a pack or a plan costs and gives. */
const offerTerms = record({
  price,
  crossedOut: price,
  credits: integer({ min: settingMin.offerCredits, max: settingMax.offerCredits }),
});

/** Every setting, in the order of the console. */
export const settingNames: readonly SettingName[] = [
  ...namedSettings,
  ...costNames.map((name) => `cost.${name}` as const),
  ...offerNames,
  ...rateNames.map((name) => `limit.${name}` as const),
  ...engineNames.map((name) => `engine.${name}` as const),
  ...toolSlugs.map((slug) => `tool.${slug}` as const),
];

function structOf(name: SettingName): Struct<any, any> {
  const range = rangeOf(name);
  if (range) return integer(range);
  if (isOffer(name)) return offerTerms;
  return isSwitch(name) ? flag() : operatorText;
}

/** What a setting may be. */
export const settingStructs = Object.fromEntries(settingNames.map((name) => [name, structOf(name)])) as Readonly<
  Record<SettingName, Struct<SettingValue, any>>
>;

/** A value of any setting; the setting's own struct judges it. */
const settingValue = either(integer({ min: 0 }), text({ max: settingMax.operatorText }), flag(), offerTerms);

/** A change, with what was before and after; null is what is configured. */
const settingChange = openRecord({
  seq: integer({ min: 1 }),
  operator: text(),
  before: nullable(settingValue),
  after: nullable(settingValue),
  reason: text(),
  at: moment,
});

const setting = openRecord({
  id: text(),
  /** What is in force, and what is without changes; null is nothing at all. */
  value: nullable(settingValue),
  configured: nullable(settingValue),
  /** The newest changes first. */
  changes: list(settingChange),
});

/** The number of the newest change that the operator saw, 0 for none: who saw less decides about something else. */
const seen = integer({ min: 0 });

export const listSettings = call({
  method: 'GET',
  path: '/api/operator/settings',
  summary: 'Lists what can be changed while the site runs, with the newest changes of each',
  who: 'anyone',
  query: record({ kind: optional(oneOf(settingKinds)) }),
  data: openRecord({ items: list(setting), next: nullable(text()) }),
  codes: ['notFound', 'codeNeeded'],
});

export const changeSetting = call({
  method: 'POST',
  path: '/api/operator/settings/{name}',
  summary: 'Changes a setting; every process takes it up within seconds',
  who: 'anyone',
  body: record({ value: settingValue, seen, reason: actReason }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});

export const undoSetting = call({
  method: 'POST',
  path: '/api/operator/settings/{name}/undo',
  summary: 'Undoes the newest change of a setting',
  who: 'anyone',
  body: record({ seen, reason: actReason }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});
