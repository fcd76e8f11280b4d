import { lazy, Suspense } from 'react';
import { selectUploadIn } from '../../machines/generation/generation.selectors.ts';
import type { PictureToolsProps } from './picture-tools.tsx';
import { useFact } from './use-generation.ts';

const PictureTools = lazy(() => import('./picture-tools.tsx'));

/** What stands under a picture once there is one; its code comes with the picture. */
export function UnderPicture(props: PictureToolsProps) {
  const { generation, slot, more } = props;
  const hasPicture = useFact(generation, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  if (!hasPicture && !more?.here) return null;
  return (
    <Suspense>
      <PictureTools {...props} />
    </Suspense>
  );
}
