import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { CropButton } from './fields/crop-button.tsx';
import { MoreImages } from './batch/more-images.tsx';
import type { More } from './batch/use-batch.ts';
import type { Form } from './generation/use-generation.ts';

type ImageActionsProps = { form: Form; tool: Tool; slot: string; more: More | null };

/** The actions for a chosen image: crop it, add others. */
export function ImageActions({ form, tool, slot, more }: ImageActionsProps) {
  return (
    <>
      <CropButton form={form} tool={tool.slug} slot={slot} />
      {more?.slot === slot && <MoreImages form={form} tool={tool} more={more} />}
    </>
  );
}
