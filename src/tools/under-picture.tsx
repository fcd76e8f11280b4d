import { selectUploadIn } from '../../machines/generation/generation.selectors.ts';
import { PictureTools, type PictureToolsProps } from './picture-tools.tsx';
import { useFact } from './use-generation.ts';

/** What stands under a picture once there is one: at once with it, for what is under it must not move a moment later. */
export function UnderPicture(props: PictureToolsProps) {
  const { generation, slot, more } = props;
  const hasPicture = useFact(generation, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  return hasPicture || more?.here ? <PictureTools {...props} /> : null;
}
