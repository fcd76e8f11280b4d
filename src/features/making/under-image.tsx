import { useEffect } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { selectUploadIn } from '../../../machines/form/form.selectors.ts';
import { useArrival } from '../../actors/hooks.tsx';
import { deferred, useIsLoaded } from '../../platform/deferred.tsx';
import type { More } from './batch/use-batch.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';

const ImageActions = deferred(async () => (await import('./image-actions.tsx')).ImageActions);

type UnderImageProps = { form: Form; tool: Tool; slot: string; more: More | null };

/** What can be done with a chosen image. It appears together with the image, so that nothing below it moves later. */
export function UnderImage({ form, tool, slot, more }: UnderImageProps) {
  const { settled } = useArrival();
  const isHere = useIsLoaded(ImageActions);
  const hasImage = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  // Before most people choose an image; for one that is chosen earlier a space is kept.
  useEffect(() => {
    const isTime = hasImage ? Promise.resolve() : settled;
    isTime.then(ImageActions.load).catch(() => undefined);
  }, [settled, hasImage]);
  if (!hasImage && !more?.here) return null;
  return isHere ? <ImageActions form={form} tool={tool} slot={slot} more={more} /> : <div className={css({ minHeight: '50px' })} />;
}
