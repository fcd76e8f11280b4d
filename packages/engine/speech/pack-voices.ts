/** What a pack is asked to read, and which of its voices has the name that the form offers. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { VoiceName } from '../../../contract/facts/tools/audio.ts';
import type { OnSpoken } from '../voice/read.ts';

export type ReadingOrder = {
  sentences: readonly string[];
  language: Locale;
  speed: number;
  voice: VoiceName;
  onSpoken?: OnSpoken | undefined;
};

/** Which of a pack's women or men speaks under a name of the form. */
const characters: Readonly<Record<VoiceName, { sex: 'F' | 'M'; number: number }>> = {
  neutral: { sex: 'F', number: 0 },
  bright: { sex: 'F', number: 1 },
  calm: { sex: 'M', number: 0 },
  deep: { sex: 'M', number: 1 },
  britishWoman: { sex: 'F', number: 2 },
  britishMan: { sex: 'M', number: 2 },
};

/** Returns the name of a pack's voice; a pack with fewer voices gives one to several names. */
export function voiceIn(names: readonly string[], voice: VoiceName): string {
  const { sex, number } = characters[voice];
  const alike = names.filter((name) => name.startsWith(sex));
  return alike[number % alike.length] ?? names[0]!;
}
