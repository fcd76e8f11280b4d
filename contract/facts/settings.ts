/** What an operator changes while the site runs. Until then each setting is as the environment variables and the contract have it. */
import { usualCosts, type CostName } from './costs.ts';
import { usualRates, type RateName } from './limits.ts';
import { listedOffers, type OfferName, type Terms } from './prices.ts';

/** A number of credits or people, a text, the terms of an offer, or whether something is on. */
export type SettingValue = number | string | boolean | Terms;

/** The least and the greatest values; `operatorText` is a length. */
export const settingMin = { dailyCredits: 0, allowancesPerAddress: 1, cost: 1, limit: 1, offerCredits: 1 } as const;
export const settingMax = {
  dailyCredits: 100_000,
  allowancesPerAddress: 1_000_000,
  cost: 10_000,
  limit: 10_000_000,
  offerCredits: 10_000_000,
  operatorText: 300,
  /** Characters of a price. */
  priceText: 9,
} as const;

/** Settings with a sentence of their own in the console. */
export const namedSettings = ['dailyCredits', 'allowancesPerAddress', 'operatorName', 'operatorAddress', 'operatorLaw'] as const;
type NamedSetting = (typeof namedSettings)[number];

/** Whether a tool or an engine takes new jobs. */
export type SwitchName = `tool.${string}` | `engine.${string}`;
/** What a result costs in credits. */
type CostSetting = `cost.${CostName}`;
/** How much of something is taken in its time. */
type LimitSetting = `limit.${RateName}`;
export type SettingName = NamedSetting | CostSetting | OfferName | LimitSetting | SwitchName;

/** The names of limits, in the order of the console. */
export const rateNames = Object.keys(usualRates) as readonly RateName[];

/** The names of costs, in the order of the console. */
export const costNames = Object.keys(usualCosts) as readonly CostName[];

/** The names of offers, in the order of the console. */
export const offerNames = Object.keys(listedOffers) as readonly OfferName[];

/** How prices are written: with two decimals, and more than nothing. */
export const pricePattern = /^(?:0\.(?:0[1-9]|[1-9]\d)|[1-9]\d{0,5}\.\d{2})$/;

/** The parts of the console's page. */
export const settingKinds = ['general', 'costs', 'offers', 'limits', 'engines', 'tools'] as const;
export type SettingKind = (typeof settingKinds)[number];

/** Returns the part of the page that a setting is on. */
export function kindOfSetting(name: SettingName): SettingKind {
  if (name.startsWith('engine.')) return 'engines';
  if (isCost(name)) return 'costs';
  if (isOffer(name)) return 'offers';
  if (isLimit(name)) return 'limits';
  return name.startsWith('tool.') ? 'tools' : 'general';
}

const isCost = (name: SettingName): name is CostSetting => name.startsWith('cost.');

const isLimit = (name: SettingName): name is LimitSetting => name.startsWith('limit.');

/** Returns whether a setting is a pack or a plan. */
export const isOffer = (name: SettingName): name is OfferName => name in listedOffers;

/** Returns whether a setting is on or off. */
export const isSwitch = (name: SettingName): name is SwitchName => /^(?:tool|engine)\./.test(name);

/** Returns the least and the greatest value of a setting that is a number; null for any other. */
export function rangeOf(name: SettingName): { min: number; max: number } | null {
  const [kind = ''] = name.split('.');
  const key = isCost(name) || isLimit(name) ? kind : name;
  return key in settingMin ? { min: settingMin[key as keyof typeof settingMin], max: settingMax[key as keyof typeof settingMin] } : null;
}
