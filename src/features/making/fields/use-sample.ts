import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectUploads, selectValue, type FormSnapshot } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { samplesFor, type Sample } from './samples.ts';

/** Whether the form holds exactly the files of a sample, or its words if it has no files. */
function holds(snapshot: FormSnapshot, { files = {}, words }: Sample, phrase: string | undefined): boolean {
  const uploads = selectUploads(snapshot);
  const given = Object.entries(files);
  if (given.length !== Object.keys(uploads).length) return false;
  if (!given.every(([slot, { name }]) => uploads[slot]?.file.sample === true && uploads[slot].file.name === name)) return false;
  // An empty field holds no sample; until their copy is loaded, neither has its words.
  return words === undefined || (phrase !== '' && selectValue(snapshot, words.field) === phrase);
}

/** The samples that a form offers, and the place of the one that it holds; -1 for a form of the person's own. */
export function useSamples(form: Form, { slug }: Pick<Tool, 'slug'>): { of: string; all: readonly Sample[]; chosen: number } {
  const t = useWords().toolSamples;
  const effect = useFormFact(form, (snapshot) => selectValue(snapshot, 'effect'));
  const { of, all } = samplesFor(slug, effect);
  const chosen = useFormFact(form, (snapshot) =>
    all.findIndex((sample) => holds(snapshot, sample, sample.words && t[sample.words.phrase]())),
  );
  return { of, all, chosen };
}
