import Wand from 'lucide-react/icons/wand';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectOwnForm } from '../../../../machines/generation/generation.selectors.ts';
import type { FilledForm } from '../../../../machines/generation/generation.types.ts';
import { useWords } from '../../../platform/words.ts';
import { keepAddress } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { samples, type Sample } from './samples.ts';
import type { Generation } from '../generation/use-generation.ts';
import { UndoSample } from './undo-sample.tsx';

/** Whether the person's own words stay: those of a sample with files only fill an empty field. */
const isWritten = ({ files, words }: Sample, own: FilledForm | null): boolean =>
  files !== undefined && words !== undefined && String(own?.values[words.field] ?? '').trim() !== '';

/** Fills the form with a sample in one click, which can be undone. Every choice stays as it is. */
export function SampleRow({ generation, tool }: { generation: Generation; tool: Tool }) {
  const LL = useWords();
  const sample = samples[tool.slug];
  if (!sample) return null;
  const fill = () => {
    const own = selectOwnForm(generation.getSnapshot());
    for (const [slot, { kind, ...facts }] of Object.entries(sample.files ?? {}))
      generation.send({ type: 'file.given', slot, kind, file: keepAddress(`/samples/${facts.name}`, { ...facts, sample: true }) });
    const words = sample.words && { [sample.words.field]: LL.form.samples[sample.words.says]() };
    generation.send({ type: 'form.filled', values: { ...sample.marks, ...(!isWritten(sample, own) && words) }, files: {} });
    const isRepeated =
      words !== undefined &&
      Object.keys(own?.files ?? {}).length === 0 &&
      Object.entries(words).every(([name, says]) => own?.values[name] === says);
    if (own && !isRepeated) generation.send({ type: 'form.replaced', form: own });
  };
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
      <Button size="small" variant="soft" onClick={fill}>
        <Wand size={16} aria-hidden="true" />
        {LL.form.samples.label()}
      </Button>
      <UndoSample generation={generation} />
    </span>
  );
}
