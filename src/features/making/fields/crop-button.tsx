import CropIcon from 'lucide-react/icons/crop';
import { lazy, Suspense, useState } from 'react';
import { css } from 'styled-system/css';
import { selectUploadIn } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { sourceOf, useFact, type Generation } from '../generation/use-generation.ts';

const Crop = lazy(() => import('./crop.tsx'));

/** Crops the chosen picture; the first click loads the code for it. */
export function CropButton({ generation, tool, slot }: { generation: Generation; tool: string; slot: string }) {
  const t = useWords().making.crop;
  const [isWanted, setWanted] = useState(false);
  const upload = useFact(generation, (snapshot) => selectUploadIn(snapshot, slot));
  const source = sourceOf(upload);
  if (!upload || !source) return null;
  const button = (
    <Button size="small" variant="soft" busy={isWanted} onClick={() => setWanted(true)}>
      {!isWanted && <CropIcon size={16} aria-hidden="true" />}
      {t.open()}
    </Button>
  );
  return (
    <div className={css({ marginTop: '10px', minWidth: 0 })}>
      {isWanted ? (
        <Suspense fallback={button}>
          <Crop generation={generation} tool={tool} slot={slot} picture={{ file: upload.file, source }} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
