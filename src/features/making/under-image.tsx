import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { selectUploadIn } from '../../../machines/form/form.selectors.ts';
import { CropButton } from './fields/crop-button.tsx';
import { MoreImages } from './batch/more-images.tsx';
import type { More } from './batch/use-batch.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';

type UnderImageProps = { form: Form; tool: Tool; slot: string; more: More | null };

/** The actions for a chosen image: crop it, add others. It appears together with the image, so that nothing below it moves later. */
export function UnderImage({ form, tool, slot, more }: UnderImageProps) {
  const hasImage = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  if (!hasImage && !more?.here) return null;
  return (
    <>
      <CropButton form={form} tool={tool.slug} slot={slot} />
      {more?.slot === slot && <MoreImages form={form} tool={tool} more={more} />}
    </>
  );
}
