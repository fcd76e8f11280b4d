import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { selectUploadIn } from '../../../machines/form/form.selectors.ts';
import { CropButton } from './fields/crop-button.tsx';
import { MorePictures } from './batch/more-pictures.tsx';
import type { More } from './batch/use-batch.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';

type UnderPictureProps = { form: Form; tool: Tool; slot: string; more: More | null };

/** The actions for a chosen picture: crop it, add others. It appears together with the picture, so that nothing below it moves later. */
export function UnderPicture({ form, tool, slot, more }: UnderPictureProps) {
  const hasPicture = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  if (!hasPicture && !more?.here) return null;
  return (
    <>
      <CropButton form={form} tool={tool.slug} slot={slot} />
      {more?.slot === slot && <MorePictures form={form} tool={tool} more={more} />}
    </>
  );
}
