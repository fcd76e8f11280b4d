import type { operatorActs } from '../../../contract/facts/acts.ts';
import { packs } from '../../../contract/facts/packs.ts';
import { costNames, isSwitch, namedSettings, offerNames, rateNames, type SettingName } from '../../../contract/facts/settings.ts';
import { useWords } from '../../platform/words.ts';
import { useSettingWords } from './setting-words.ts';

/** The settings that have words of their own; tools and engines have names. */
const worded: ReadonlySet<string> = new Set([
  ...namedSettings,
  ...offerNames,
  ...costNames.map((name) => `cost.${name}`),
  ...rateNames.map((name) => `limit.${name}`),
]);

/** Returns a function to what an act was about, in words; an id stays one, and so does what only an earlier version knew. */
export function useSubjectName(): (act: (typeof operatorActs)[number], subject: string) => string {
  const words = useWords().launchpad;
  const { nameOf } = useSettingWords();
  return (act, subject) => {
    const pack = packs.find(({ name }) => name === subject);
    if ((act === 'packAdded' || act === 'packRemoved') && pack) return words.packs[pack.name].name();
    const isSetting = act === 'settingChanged' || act === 'settingUndone';
    return isSetting && (worded.has(subject) || isSwitch(subject as SettingName)) ? nameOf(subject) : subject;
  };
}
