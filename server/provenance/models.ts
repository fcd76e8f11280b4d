/** A model of the installation's own, as the notes of a result name it. */
export type NamedModel = { pack: string; title: string; revision: string };

const isModel = (value: unknown): value is NamedModel =>
  typeof value === 'object' &&
  value !== null &&
  ['pack', 'title', 'revision'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Returns the models that the notes of a result name. */
export const modelsIn = (notes: Readonly<Record<string, unknown>>): NamedModel[] =>
  Array.isArray(notes.models) ? notes.models.filter(isModel) : [];
