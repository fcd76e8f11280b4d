/** What a creation is called where nothing of it is seen. */
import { localeFacts } from '../../../contract/facts/locales.ts';
import { kindOf } from '../../../contract/facts/media-types.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { useEffectNames, useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { secondsOf } from '../making/result/thumbnail.tsx';

type Output = Creation['outputs'][number];

/** Returns a function from a creation to what it is called: by its tool, and by its effect where it has one. */
export function useCreationName(): (creation: Pick<Creation, 'tool' | 'choices'>) => string {
  const nameOf = useToolName();
  const effects: Readonly<Record<string, string>> = useEffectNames();
  return ({ tool, choices }) => {
    const effect = effects[String(choices?.['effect'])];
    return effect ? `${nameOf(tool)} · ${effect}` : nameOf(tool);
  };
}

/** `result`: its kind, when it was made, its tool and its length; `which`: what distinguishes its buttons from those of another. */
export function useLabels(creation: Creation, output: Output): { result: string; which: string } {
  const t = useWords().creations;
  const name = useCreationName()(creation);
  const { tag, marks } = localeFacts[useLocale()];
  const made = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(creation.createdAt));
  const seconds = secondsOf(output);
  const length = seconds !== null && new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds);
  const about = [name, length].filter(Boolean).join(marks.listed);
  return { result: `${t[kindOf(output.type)](made)}${marks.colon}${about}`, which: [name, made].join(marks.listed) };
}
