import { selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { useFormFact } from '../generation/use-generation.ts';
import type { MendCutProps } from './mend-cut.tsx';
import { deferred } from '../../../platform/deferred.tsx';
import { Optional } from '../../../design/optional.tsx';

const MendCut = deferred(async () => (await import('./mend-cut.tsx')).default);

/** The correction of a cutout. Its code comes with the image, because a form without one has nothing to correct. */
export function MendCutField(props: MendCutProps) {
  const upload = useFormFact(props.form, (snapshot) => selectUploadIn(snapshot, props.image));
  if (!upload || upload.status === 'refused') return null;
  return (
    <Optional part={MendCut}>
      <MendCut {...props} upload={upload} />
    </Optional>
  );
}
