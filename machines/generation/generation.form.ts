import type { FormField } from '../../contract/facts/tools/tool.ts';
import type { UploadKind } from '../../contract/facts/uploads.ts';
import type { StoredFile, UploadFacts } from '../upload/upload.types.ts';
import type { FilePlace, FormValues, GenerationContext, Json } from './generation.types.ts';

const initialOf = (field: FormField): Json | undefined => {
  switch (field.kind) {
    case 'tabs':
    case 'choice':
    case 'steps':
    case 'slider':
      return field.initial;
    case 'prompt':
      return '';
    case 'effect':
      return field.options[0];
    default:
      return undefined;
  }
};

/** The form as it opens: the first choice of every control, words still to be written. */
export const initialValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.flatMap((field) => (initialOf(field) === undefined ? [] : [[field.name, initialOf(field)!]])));

/** What loses its meaning when the file under a name changes: a mask painted over it, faces and regions found in it. */
export function dependentsOf(fields: readonly FormField[]): Record<string, string[]> {
  const dependents: Record<string, string[]> = {};
  for (const field of fields) if ('of' in field) dependents[field.of] = [...(dependents[field.of] ?? []), field.name];
  return dependents;
}

/** By which rule the file of a field is judged; undefined for a field that holds no file. */
export function uploadKindOf(field: FormField): UploadKind | undefined {
  switch (field.kind) {
    case 'picture':
    case 'pictures':
    case 'faces':
    case 'background':
      return 'picture';
    case 'gif':
    case 'video':
    case 'audio':
    case 'mask':
      return field.kind;
    default:
      return undefined;
  }
}

/** Whether the page shows a field while the form stands as it does. */
export const isShown = (field: FormField, values: FormValues): boolean =>
  !('when' in field) || !field.when || field.when.is.includes(String(values[field.when.field]));

/** `faces.1.image` belongs to `faces`. */
export const fieldOfSlot = (slot: string): string => slot.split('.')[0]!;

const pathOf = (slot: string): (string | number)[] => slot.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** A copy of the inputs with a file's name put where it belongs. */
export function withFile(inputs: FormValues, path: readonly (string | number)[], name: string): FormValues {
  const put = (at: Json | undefined, [step, ...rest]: readonly (string | number)[]): Json => {
    if (step === undefined) return name;
    if (typeof step === 'number') {
      const items = Array.isArray(at) ? [...at] : [];
      items[step] = put(items[step], rest);
      return items;
    }
    const record = at !== null && typeof at === 'object' && !Array.isArray(at) ? at : {};
    return { ...record, [step]: put(record[step], rest) };
  };
  return put(inputs, path) as FormValues;
}

/** Where each file goes: lists close the gaps that a picture taken away has left. */
function placesOf(field: FormField, slots: readonly string[]): FilePlace[] {
  if (field.kind !== 'pictures' && field.kind !== 'faces') return slots.map((slot) => ({ slot, path: pathOf(slot) }));
  return slots
    .toSorted((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
    .map((slot, index) => ({ slot, path: pathOf(slot).with(1, index) }));
}

const isBlank = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  // A background whose words are not written yet.
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isBlank));

/** Of the faces marked in the target only those that somebody becomes are sent. */
const facesWithPicture = (value: Json | undefined, slots: readonly string[]): Json[] => {
  const faces = Array.isArray(value) ? value : [];
  return slots
    .map((slot) => Number(slot.split('.')[1]))
    .toSorted((a, b) => a - b)
    .map((index) => faces[index] ?? {});
};

/** What the server would be sent, before anyone judges it. A file that is still on its way stands under the name of its slot. */
export function inputsOf(
  fields: readonly FormField[],
  values: FormValues,
  slots: readonly string[],
): { inputs: FormValues; places: FilePlace[] } {
  let inputs: FormValues = {};
  const places: FilePlace[] = [];
  const isUsed = (field: FormField): boolean => {
    // A mask means nothing without the picture that it was painted over.
    const below = 'of' in field ? fields.find(({ name }) => name === field.of) : undefined;
    return isShown(field, values) && (!below || isUsed(below));
  };
  const shown = fields.filter(isUsed);
  for (const field of shown) {
    const own = slots.filter((slot) => fieldOfSlot(slot) === field.name);
    const value = field.kind === 'faces' ? facesWithPicture(values[field.name], own) : values[field.name];
    if (!isBlank(value)) inputs[field.name] = typeof value === 'string' ? value.trim() : value!;
    for (const place of placesOf(field, own)) {
      inputs = withFile(inputs, place.path, place.slot);
      places.push(place);
    }
  }
  // A receipt of consent is no control of the form: the page adds it beside.
  if (!isBlank(values['consent'])) inputs['consent'] = values['consent']!;
  return { inputs, places };
}

/** The id under which the upload of a slot runs. */
export const uploadId = (slot: string): string => `upload.${slot}`;

/** Files that are already kept, as uploads that have ended well. */
export const filesOf = (files: Record<string, StoredFile>): Record<string, UploadFacts> =>
  Object.fromEntries(
    Object.entries(files).map(([slot, stored]): [string, UploadFacts] => [
      slot,
      {
        status: 'stored',
        file: { ref: stored.name, name: stored.name, type: stored.type, size: stored.size },
        progress: 1,
        refusal: null,
        failure: null,
        stored,
      },
    ]),
  );

/** What a press costs as the form stands. */
export const priceOf = ({ cost, prices, values }: Pick<GenerationContext, 'cost' | 'prices' | 'values'>): number =>
  (prices && prices.by[String(values[prices.field])]) ?? cost;

type Form = Pick<GenerationContext, 'values' | 'uploads' | 'dependents' | 'places'>;

/** The form without what was made of the file in this slot: its mask, its rectangles. The pictures of new faces are none of it. */
export function withoutDependents({ values, uploads, dependents }: Form, slot: string): Pick<Form, 'values' | 'uploads'> {
  const fallen = new Set(dependents[fieldOfSlot(slot)] ?? []);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !fallen.has(name))),
    uploads: Object.fromEntries(Object.entries(uploads).filter(([other]) => !fallen.has(other))),
  };
}

/** The files with two of them in each other's place. */
export function withSwapped({ uploads }: Pick<Form, 'uploads'>, [a, b]: readonly [string, string]): Pick<Form, 'uploads'> {
  const { [a]: first, [b]: second, ...others } = uploads;
  return { uploads: { ...others, ...(second && { [a]: second }), ...(first && { [b]: first }) } };
}

/** Slots that a press waits for in vain: their file was taken away, refused, or did not arrive. */
export const lostFiles = ({ uploads, places }: Form): string[] =>
  places.map(({ slot }) => slot).filter((slot) => !['sending', 'stored'].includes(uploads[slot]?.status ?? 'none'));
