import Undo2 from 'lucide-react/icons/undo-2';
import { selectReplaced, selectUploads } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

/** Brings back what a sample took the place of. */
export function UndoSample({ generation }: { generation: Generation }) {
  const t = useWords().form.samples;
  const replaced = useFact(generation, selectReplaced);
  if (!replaced) return null;
  const undo = () => {
    for (const [slot, { file }] of Object.entries(selectUploads(generation.getSnapshot())))
      if (file.sample) generation.send({ type: 'file.removed', slot });
    generation.send({ type: 'form.filled', ...replaced });
  };
  return (
    <Button size="small" variant="ghost" onClick={undo}>
      <Undo2 size={16} aria-hidden="true" />
      {t.undo()}
    </Button>
  );
}
