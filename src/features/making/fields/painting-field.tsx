import { paintings } from '../../../../contract/facts/tools/choices.ts';
import { textLengths } from '../../../../contract/facts/text-lengths.ts';
import type { FormField } from '../../../../contract/facts/tools/tool.ts';
import type { Offered } from '../../../../machines/offer/offer.types.ts';
import type { Form } from '../generation/use-generation.ts';
import { PromptField } from './prompt-field.tsx';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { Optional } from '../../../design/optional.tsx';

// Only a model brings it.
const SliderField = deferred(async () => (await import('./slider-field.tsx')).SliderField);

type PaintingFieldProps = {
  form: Form;
  name: Extract<FormField, { kind: 'painting' }>['name'];
  offered: Offered | null;
};

/** A choice of the model that serves the tool, within its limits; nothing where no model does, or where it leaves no choice. */
export function PaintingField({ form, name, offered }: PaintingFieldProps) {
  const label = useWords().making.painting[name]();
  const painting = offered?.painting;
  if (!painting) return null;
  if (name === 'negative')
    return painting.negative ? <PromptField {...{ form, name, label }} optional placeholder="" max={textLengths.prompt} /> : null;
  const range = painting[name];
  if (!range) return null;
  const min = Math.max(range.min, paintings[name].min);
  const max = Math.min(range.max, paintings[name].max);
  if (min >= max) return null;
  const field = { kind: 'slider', name, min, max, step: name === 'steps' ? 1 : 0.5, initial: range.usual } as const;
  return (
    <Optional part={SliderField}>
      <SliderField {...{ form, field, label }} format={String} />
    </Optional>
  );
}
