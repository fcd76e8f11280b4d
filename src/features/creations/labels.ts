/** What a creation is called where nothing of it is seen. */
import { localeFacts } from '../../../contract/facts/locales.ts';
import { kindOf } from '../../../contract/facts/media-types.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { secondsOf } from '../making/result/thumbnail.tsx';

type Output = Creation['outputs'][number];

/** `result`: its kind, when it was made, its tool and its length; `which`: what distinguishes its buttons from those of another. */
export function useLabels({ tool, createdAt }: Creation, output: Output): { result: string; which: string } {
  const t = useWords().creations;
  const nameOf = useToolName();
  const { tag, marks } = localeFacts[useLocale()];
  const made = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(createdAt));
  const seconds = secondsOf(output);
  const length = seconds !== null && new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds);
  const about = [nameOf(tool), length].filter(Boolean).join(marks.listed);
  return { result: `${t[kindOf(output.type)](made)}${marks.colon}${about}`, which: [nameOf(tool), made].join(marks.listed) };
}
