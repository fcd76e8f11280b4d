import Scissors from 'lucide-react/icons/scissors';
import { lazy, Suspense, useState } from 'react';
import { css } from 'styled-system/css';
import { selectUploadIn, selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { keepFile, previewOf } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

const Brush = lazy(() => import('./brush.tsx'));

/** Corrects a cutout: a brush for what to keep or drop, and a second version. */
export function MendCut({ generation, image, mask, cut }: { generation: Generation; image: string; mask: string; cut: string }) {
  const LL = useWords();
  const t = LL.making.brush;
  const [open, setOpen] = useState(false);
  const upload = useFact(generation, (snapshot) => selectUploadIn(snapshot, image));
  const proposal = useFact(generation, (snapshot) => selectValue(snapshot, cut));
  if (!upload || upload.status === 'refused') return null;
  const source = upload.stored?.url ?? previewOf(upload.file.ref);
  const takeMask = (file: File | null) =>
    generation.send(file ? { type: 'file.given', slot: mask, kind: 'mask', file: keepFile(file) } : { type: 'file.removed', slot: mask });
  return (
    <div className={css({ display: 'grid', gap: '12px' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        <Button size="small" variant="soft" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Scissors size={16} aria-hidden="true" />
          {t.open()}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-pressed={proposal === 'grab'}
          onClick={() => generation.send({ type: 'field.changed', name: cut, value: proposal === 'grab' ? 'net' : 'grab' })}
        >
          {proposal === 'grab' ? t.first() : t.second()}
        </Button>
      </div>
      {open && source && (
        <Suspense>
          <Brush source={source} title={t.title()} hint={t.hint()} onMask={takeMask} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
