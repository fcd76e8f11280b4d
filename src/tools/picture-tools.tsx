import type { Tool } from '../../contract/tools/tool.ts';
import { CropButton } from './crop-button.tsx';
import { MorePictures } from './more-pictures.tsx';
import type { More } from './use-batch.ts';
import type { Generation } from './use-generation.ts';

export type PictureToolsProps = { generation: Generation; tool: Tool; slot: string; more: More | null };

/** What can be done with a chosen picture: cut it to a frame, add others. */
export function PictureTools({ generation, tool, slot, more }: PictureToolsProps) {
  return (
    <>
      <CropButton generation={generation} tool={tool.slug} slot={slot} />
      {more?.slot === slot && <MorePictures generation={generation} tool={tool} more={more} />}
    </>
  );
}
