/** What an operator changes while the site runs. Until then each setting is as the environment variables and the contract have it. */
/** A number of credits or people, a text, or whether something is on. */
export type SettingValue = number | string | boolean;

/** The least and the greatest values; `operatorText` is a length. */
export const settingMin = { dailyCredits: 0, allowancesPerAddress: 1 } as const;
export const settingMax = { dailyCredits: 100_000, allowancesPerAddress: 1_000_000, operatorText: 300 } as const;

/** Settings with a sentence of their own in the console. */
export const namedSettings = ['dailyCredits', 'allowancesPerAddress', 'operatorName', 'operatorAddress', 'operatorLaw'] as const;
type NamedSetting = (typeof namedSettings)[number];

/** Whether a tool or an engine takes new jobs. */
export type SwitchName = `tool.${string}` | `engine.${string}`;
export type SettingName = NamedSetting | SwitchName;

/** The parts of the console's page. */
export const settingKinds = ['general', 'engines', 'tools'] as const;
export type SettingKind = (typeof settingKinds)[number];

/** Returns the part of the page that a setting is on. */
export function kindOfSetting(name: SettingName): SettingKind {
  if (name.startsWith('engine.')) return 'engines';
  return name.startsWith('tool.') ? 'tools' : 'general';
}

/** Returns whether a setting is on or off. */
export const isSwitch = (name: SettingName): name is SwitchName => kindOfSetting(name) !== 'general';

/** Returns whether a setting is a number. */
export const isNumberSetting = (name: SettingName): name is keyof typeof settingMin => name in settingMin;
