/** Tools in which several pictures may be given at once: each becomes a job of its own with the same choices. */
import type { Tool } from './tool.ts';

/** The input that holds the picture; null for a tool whose form is about one picture alone, or about several together. */
export function fieldOfBatch({ result, consent, fields }: Pick<Tool, 'result' | 'consent' | 'fields'>): string | null {
  const pictures = fields.filter(({ kind }) => kind === 'picture');
  const isBound = fields.some(
    (field) => field.kind === 'pictures' || field.kind === 'faces' || ('of' in field && !('optional' in field && field.optional)),
  );
  return result === 'image' && !consent && pictures.length === 1 && !isBound ? pictures[0]!.name : null;
}
