import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { selectUploadIn } from '../../../machines/generation/generation.selectors.ts';
import { CropButton } from './fields/crop-button.tsx';
import { MorePictures } from './batch/more-pictures.tsx';
import type { More } from './batch/use-batch.ts';
import { useFact, type Generation } from './generation/use-generation.ts';

type UnderPictureProps = { generation: Generation; tool: Tool; slot: string; more: More | null };

/** The actions for a chosen picture: crop it, add others. It appears together with the picture, so that nothing below it moves later. */
export function UnderPicture({ generation, tool, slot, more }: UnderPictureProps) {
  const hasPicture = useFact(generation, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  if (!hasPicture && !more?.here) return null;
  return (
    <>
      <CropButton generation={generation} tool={tool.slug} slot={slot} />
      {more?.slot === slot && <MorePictures generation={generation} tool={tool} more={more} />}
    </>
  );
}
