import Undo2 from 'lucide-react/icons/undo-2';
import { selectReplaced, selectUploads } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';

/** Brings back what a sample took the place of. */
export function UndoSample({ form }: { form: Form }) {
  const t = useWords().toolSamples;
  const replaced = useFormFact(form, selectReplaced);
  if (!replaced) return null;
  const undo = () => {
    for (const [slot, { file }] of Object.entries(selectUploads(form.getSnapshot())))
      if (file.sample) form.send({ type: 'file.removed', slot });
    form.send({ type: 'form.filled', ...replaced });
  };
  return (
    <Button size="small" variant="ghost" onClick={undo}>
      <Undo2 size={16} aria-hidden="true" />
      {t.undo()}
    </Button>
  );
}
