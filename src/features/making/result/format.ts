import { extensionOf } from '../../../../contract/facts/media-types.ts';

/** `PNG`, `MP4`, `MP3` … from the media type, and the extension of such a file. */
export const formatOf = ({ type }: { type: string }): { name: string; extension: string } => {
  const extension = extensionOf(type);
  return { name: extension === 'jpg' ? 'JPEG' : extension.toUpperCase(), extension };
};
