import { isBlank as isBlankText } from '../../contract/facts/entered.ts';
import type { FormField } from '../../contract/facts/tools/tool.ts';
import type { UploadKind } from '../../contract/facts/uploads.ts';
import type { StoredFile, UploadFacts } from '../upload/upload.types.ts';
import type { FilePlace, FormContext, FormValues, Json, Shown, ShownFile } from './form.types.ts';

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
    case 'background':
      return field.initial && { colour: field.initial };
    default:
      return undefined;
  }
};

/** The initial form: the first option of every choice, empty text fields. */
export const initialValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.flatMap((field) => (initialOf(field) === undefined ? [] : [[field.name, initialOf(field)!]])));

/** By file field, the fields that become invalid when its file changes: a mask painted over it, faces and regions found in it. */
export function dependentsOf(fields: readonly FormField[]): Record<string, string[]> {
  const dependents: Record<string, string[]> = {};
  for (const field of fields) if ('of' in field) dependents[field.of] = [...(dependents[field.of] ?? []), field.name];
  return dependents;
}

/** The upload kind whose limits apply to a field; undefined for a field without a file. */
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

/** Whether the page shows a field for the current values. */
export const isShown = (field: FormField, values: FormValues): boolean =>
  !('when' in field) || !field.when || field.when.is.includes(String(values[field.when.field]));

/** `faces.1.image` belongs to `faces`. */
export const fieldOfSlot = (slot: string): string => slot.split('.')[0]!;

const pathOf = (slot: string): (string | number)[] => slot.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** A copy of the inputs with a file's name set at its path. */
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

/** The path of each file; lists close the gaps that removed images left. */
function placesOf(field: FormField, slots: readonly string[]): FilePlace[] {
  if (field.kind !== 'pictures' && field.kind !== 'faces') return slots.map((slot) => ({ slot, path: pathOf(slot) }));
  return slots
    .toSorted((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
    .map((slot, index) => ({ slot, path: pathOf(slot).with(1, index) }));
}

const isBlank = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlankText(value)) ||
  (Array.isArray(value) && value.length === 0) ||
  // A background whose prompt is still empty.
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isBlank));

/** Of the faces marked in the target, only those with a replacement image are sent. */
const facesWithImage = (value: Json | undefined, slots: readonly string[]): Json[] => {
  const faces = Array.isArray(value) ? value : [];
  return slots
    .map((slot) => Number(slot.split('.')[1]))
    .toSorted((a, b) => a - b)
    .map((index) => faces[index] ?? {});
};

/** The inputs to send, before validation. A file that is still uploading is represented by its slot name. */
export function inputsOf(
  fields: readonly FormField[],
  values: FormValues,
  slots: readonly string[],
): { inputs: FormValues; places: FilePlace[] } {
  let inputs: FormValues = {};
  const places: FilePlace[] = [];
  const isUsed = (field: FormField): boolean => {
    // A mask is meaningless without the image it was painted over.
    const below = 'of' in field ? fields.find(({ name }) => name === field.of) : undefined;
    return isShown(field, values) && (!below || isUsed(below));
  };
  const shown = fields.filter(isUsed);
  for (const field of shown) {
    const own = slots.filter((slot) => fieldOfSlot(slot) === field.name);
    const value = field.kind === 'faces' ? facesWithImage(values[field.name], own) : values[field.name];
    if (!isBlank(value)) inputs[field.name] = typeof value === 'string' ? value.trim() : value!;
    for (const place of placesOf(field, own)) {
      inputs = withFile(inputs, place.path, place.slot);
      places.push(place);
    }
  }
  // A consent receipt is not a control of the form: the page adds it.
  if (!isBlank(values['consent'])) inputs['consent'] = values['consent']!;
  return { inputs, places };
}

const isRecord = (value: Json): value is Record<string, Json> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Inputs as text; the order in which they were filled in does not matter. */
const inOrder = (inputs: FormValues): string =>
  JSON.stringify(inputs, (_, value: Json) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** The inputs that the form would send now, with the names of its stored files. */
export const namedInputs = ({ tool, values, uploads }: Pick<FormContext, 'tool' | 'values' | 'uploads'>): FormValues => {
  const { inputs, places } = inputsOf(tool.fields, values, Object.keys(uploads));
  return places.reduce((all, { slot, path }) => withFile(all, path, uploads[slot]?.stored?.name ?? slot), inputs);
};

/** Whether every file that the form would send now has its name on the server. */
export const areFilesNamed = ({ tool, values, uploads }: Pick<FormContext, 'tool' | 'values' | 'uploads'>): boolean =>
  inputsOf(tool.fields, values, Object.keys(uploads)).places.every(({ slot }) => Boolean(uploads[slot]?.stored));

/** Whether a seed is given, with which the same inputs make the same result. */
export const hasSeed = ({ tool, values }: Pick<FormContext, 'tool' | 'values'>): boolean =>
  tool.fields.some(({ kind, name }) => kind === 'seed' && typeof values[name] === 'number');

/** Whether two submits send the same. */
export const areSameInputs = (one: FormValues, other: FormValues): boolean => inOrder(one) === inOrder(other);

/** Who is in the files of a form. The page decides for a file that is still uploading, and the server for a stored one. */
export function shownIn({ tool, uploads }: Pick<FormContext, 'tool' | 'uploads'>): Shown {
  const isMask = (slot: string): boolean => tool.fields.find(({ name }) => name === fieldOfSlot(slot))?.kind === 'mask';
  const files = Object.entries(uploads).flatMap(([slot, upload]) => (isMask(slot) ? [] : [upload]));
  if (files.length === 0) return 'nobody';
  return files.every(({ file, stored }) => (stored ? stored.sample === true : file.sample === true)) ? 'samples' : 'people';
}

/** The actor id of a slot's upload. */
export const uploadId = (slot: string): string => `upload.${slot}`;

/** Stored files as uploads that have succeeded. */
export const filesOf = (files: Record<string, StoredFile>): Record<string, UploadFacts> =>
  Object.fromEntries(
    Object.entries(files).map(([slot, stored]): [string, UploadFacts] => [
      slot,
      {
        status: 'stored',
        file: { ref: stored.name, name: stored.original ?? stored.name, type: stored.type, size: stored.originalSize ?? stored.size },
        progress: 1,
        refusal: null,
        failure: null,
        stored,
      },
    ]),
  );

/** The cost of a submit with these values, in credits. */
export const priceOf = (
  { tool: { prices }, cost, offered }: Pick<FormContext, 'tool' | 'cost' | 'offered'>,
  values: FormValues,
): number => {
  const choice = prices && String(values[prices.field]);
  return choice === null ? cost : (offered?.prices?.[choice] ?? prices?.by[choice] ?? cost);
};

type Form = Pick<FormContext, 'tool' | 'values' | 'uploads' | 'awaited'>;

/**
 * The form without the values that depend on the file in this slot: its mask, its rectangles. Images of new faces do not depend on it.
 */
export function withoutDependents({ tool, values, uploads }: Omit<Form, 'awaited'>, slot: string): Pick<Form, 'values' | 'uploads'> {
  const fallen = new Set(tool.dependents[fieldOfSlot(slot)] ?? []);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !fallen.has(name))),
    uploads: Object.fromEntries(Object.entries(uploads).filter(([other]) => !fallen.has(other))),
  };
}

/** The uploads with two slots swapped. */
export function withSwapped({ uploads }: Pick<Form, 'uploads'>, [a, b]: readonly [string, string]): Pick<Form, 'uploads'> {
  const { [a]: first, [b]: second, ...others } = uploads;
  return { uploads: { ...others, ...(second && { [a]: second }), ...(first && { [b]: first }) } };
}

/** Whether a file was refused or its upload failed. */
export const isFileLost = ({ status }: Pick<UploadFacts, 'status'>): boolean => status === 'refused' || status === 'failed';

/** A file as the form's facts describe it. */
export const shownFileOf = (upload: UploadFacts): ShownFile => ({
  ref: upload.file.ref,
  stored: upload.stored,
  ...(isFileLost(upload) && { isLost: true }),
});

/** Slots whose file a submit waits for but will not get: it was removed, refused, or failed to upload. */
export const lostFiles = ({ uploads, awaited }: Pick<Form, 'uploads' | 'awaited'>): string[] =>
  awaited.map(({ slot }) => slot).filter((slot) => !['sending', 'stored'].includes(uploads[slot]?.status ?? 'none'));
