/** The faces that a search found, as values of a form. */
import type { FormField } from '../../contract/facts/tools/tool.ts';
import { meantFirst } from '../../contract/facts/faces.ts';
import type { FoundFace } from '../faceSearch/faceSearch.types.ts';
import type { FormValues, FormContext } from './form.types.ts';

const facesField = (fields: readonly FormField[]) => fields.find((field) => field.kind === 'faces');

/** Whether the user, or an earlier search, has marked faces. */
export function hasMarkedFaces({ tool, values }: Pick<FormContext, 'tool' | 'values'>): boolean {
  const marked = values[facesField(tool.fields)?.name ?? ''];
  return Array.isArray(marked) && marked.length > 0;
}

/** The rectangles of found faces by field; with more faces than the field takes, those that are meant first, in their original order. */
export function markedFaces(fields: readonly FormField[], faces: readonly FoundFace[]): FormValues {
  const field = facesField(fields);
  if (!field) return {};
  const meant = new Set(meantFirst(faces).slice(0, field.max));
  return { [field.name]: faces.filter((face) => meant.has(face)).map(({ box }) => ({ box: { ...box } })) };
}
