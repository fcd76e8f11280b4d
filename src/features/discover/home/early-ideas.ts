import { toolBySlug } from '../../../../contract/facts/tools/index.ts';
import { earlySubmitOf } from '../../../../machines/form/form.early.ts';
import { submittableEarly } from '../../../early/submittable.ts';
import { kinds } from './kinds.ts';

/** Of each kind, the submit of its tool with the prompt of the composer, as attributes of a prerendered form. */
export const earlyIdeas = () =>
  submittableEarly(
    kinds.map(({ mode, slug, input, values }) => {
      const submit = earlySubmitOf(toolBySlug(slug)!, values);
      return { when: { mode }, submit: submit && { ...submit, words: { prompt: submit.words[input]! } } };
    }),
  );
