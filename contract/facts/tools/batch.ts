/** Tools that accept several images at once; each image becomes its own job with the same options. */
import type { Tool } from './tool.ts';

/** Returns the name of the image input, or null for a tool that cannot run as a batch. */
export function fieldOfBatch({ result, consent, fields }: Pick<Tool, 'result' | 'consent' | 'fields'>): string | null {
  const images = fields.filter(({ kind }) => kind === 'picture');
  const isBound = fields.some(
    (field) => field.kind === 'pictures' || field.kind === 'faces' || ('of' in field && !('optional' in field && field.optional)),
  );
  return result === 'image' && !consent && images.length === 1 && !isBound ? images[0]!.name : null;
}
