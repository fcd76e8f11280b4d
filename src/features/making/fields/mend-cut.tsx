import Scissors from 'lucide-react/icons/scissors';
import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectIsBrushOpen } from '../../../../machines/brush/brush.selectors.ts';
import { selectValue } from '../../../../machines/form/form.selectors.ts';
import type { UploadFacts } from '../../../../machines/upload/upload.types.ts';
import { brushFlow } from '../../../actors/brush.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { previewOf } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const Brush = deferred(async () => (await import('./brush.tsx')).default);

export type MendCutProps = { form: Form; tool: string; image: string; mask: string; cut: string };

/** Corrects a cutout: a brush for what to keep or drop, and a second version. */
export default function MendCut({ upload, form, tool, image, mask, cut }: MendCutProps & { upload: UploadFacts }) {
  const LL = useWords();
  const t = LL.making.brush;
  const root = useRoot();
  const brush = brushFlow(root, tool, mask, { mode: 'hints', below: image, alwaysOpen: false });
  const open = useSelector(brush, selectIsBrushOpen);
  const proposal = useFormFact(form, (snapshot) => selectValue(snapshot, cut));
  const source = upload.stored?.url ?? previewOf(upload.file.ref);
  const close = () => brush.send({ type: 'brush.closed' });
  /** The next submit loads the brush again. */
  const giveUp = () => {
    close();
    root.reportLost();
  };
  return (
    <div className={css({ display: 'grid', gap: '12px' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        <Button size="small" variant="soft" aria-expanded={open} onClick={() => (open ? close() : brush.send({ type: 'brush.opened' }))}>
          <Scissors size={16} aria-hidden="true" />
          {t.open()}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-pressed={proposal === 'grab'}
          onClick={() => form.send({ type: 'field.changed', name: cut, value: proposal === 'grab' ? 'net' : 'grab' })}
        >
          {proposal === 'grab' ? t.first() : t.second()}
        </Button>
      </div>
      {open && source && (
        <Optional part={Brush} onLost={giveUp}>
          <Brush brush={brush} mode="hints" source={source} title={t.title()} hint={t.hint()} onClose={close} />
        </Optional>
      )}
    </div>
  );
}
