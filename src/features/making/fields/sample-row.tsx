import Wand from 'lucide-react/icons/wand';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { useWords } from '../../../platform/words.ts';
import { keepAddress } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { samples } from './samples.ts';
import type { Generation } from '../generation/use-generation.ts';

/** Fills the form with a sample in one click. */
export function SampleRow({ generation, tool }: { generation: Generation; tool: Tool }) {
  const LL = useWords();
  const sample = samples[tool.slug];
  if (!sample) return null;
  const fill = () => {
    for (const [slot, { kind, ...facts }] of Object.entries(sample.files ?? {}))
      generation.send({ type: 'file.given', slot, kind, file: keepAddress(`/samples/${facts.name}`, { ...facts, sample: true }) });
    const words = sample.words && { [sample.words.field]: LL.form.samples[sample.words.says]() };
    generation.send({ type: 'form.filled', values: { ...sample.values, ...words }, files: {} });
  };
  return (
    <span>
      <Button size="small" variant="soft" onClick={fill}>
        <Wand size={16} aria-hidden="true" />
        {LL.form.samples.label()}
      </Button>
    </span>
  );
}
