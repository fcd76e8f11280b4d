import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectUploads, selectValue, type FormSnapshot } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { samples, type Sample } from './samples.ts';

/** Whether the form holds exactly the files of a sample, or its words if it has no files. */
function holds(snapshot: FormSnapshot, { files = {}, words }: Sample, phrase: string | undefined): boolean {
  const uploads = selectUploads(snapshot);
  const given = Object.entries(files);
  if (given.length !== Object.keys(uploads).length) return false;
  if (!given.every(([slot, { name }]) => uploads[slot]?.file.sample === true && uploads[slot].file.name === name)) return false;
  // An empty field holds no sample; until their copy is loaded, neither has its words.
  return words === undefined || (phrase !== '' && selectValue(snapshot, words.field) === phrase);
}

/** The place of the sample that a form holds in the list of its tool; -1 for a form of the person's own. */
export function useSampleIn(form: Form, { slug }: Pick<Tool, 'slug'>): number {
  const t = useWords().toolSamples;
  return useFormFact(form, (snapshot) =>
    (samples[slug] ?? []).findIndex((sample) => holds(snapshot, sample, sample.words && t[sample.words.phrase]())),
  );
}
