import Wand from 'lucide-react/icons/wand';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectOwnForm } from '../../../../machines/form/form.selectors.ts';
import type { FilledForm } from '../../../../machines/form/form.types.ts';
import { useWords } from '../../../platform/words.ts';
import { keepAddress } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { samples, type Sample } from './samples.ts';
import type { Form } from '../generation/use-generation.ts';
import { UndoSample } from './undo-sample.tsx';

/** Whether the person's own words stay: those of a sample with files only fill an empty field. */
const isWritten = ({ files, words }: Sample, own: FilledForm | null): boolean =>
  files !== undefined && words !== undefined && String(own?.values[words.field] ?? '').trim() !== '';

/** Fills the form with a sample in one click, which can be undone. Every choice stays as it is. */
export function SampleRow({ form, tool }: { form: Form; tool: Tool }) {
  const LL = useWords();
  const sample = samples[tool.slug];
  if (!sample) return null;
  const fill = () => {
    const own = selectOwnForm(form.getSnapshot());
    for (const [slot, { kind, ...facts }] of Object.entries(sample.files ?? {}))
      form.send({ type: 'file.given', slot, kind, file: keepAddress(`/samples/${facts.name}`, { ...facts, sample: true }) });
    const words = sample.words && { [sample.words.field]: LL.form.samples[sample.words.phrase]() };
    const isRepeated =
      words !== undefined &&
      Object.keys(own?.files ?? {}).length === 0 &&
      Object.entries(words).every(([name, phrase]) => own?.values[name] === phrase);
    form.send({
      type: 'form.filled',
      values: { ...sample.marks, ...(!isWritten(sample, own) && words) },
      files: {},
      replaces: isRepeated ? null : own,
    });
  };
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
      <Button size="small" variant="soft" onClick={fill}>
        <Wand size={16} aria-hidden="true" />
        {LL.form.samples.label()}
      </Button>
      <UndoSample form={form} />
    </span>
  );
}
