import { partNamed } from '../../contract/facts/garments.ts';
import type { FormShown, GarmentSearchContext } from './garmentSearch.types.ts';

/** What a form asks for: the garment of its words in its photo, and the mask that it holds. */
export function formOf({ fields }: Pick<GarmentSearchContext, 'fields'>, { values, files }: Pick<FormShown, 'values' | 'files'>) {
  const value = values[fields.words];
  const words = typeof value === 'string' ? value.trim() : '';
  return {
    file: files[fields.photo]?.stored?.name ?? null,
    words,
    part: partNamed(words) ?? 'top',
    isNamed: words !== '' || fields.cloth in files,
    mask: files[fields.mask]?.ref ?? null,
  } as const;
}

/**
 * What a changed form means for the search:
 * `unready` it has no photo, or nothing specifies what the garment becomes · `painted` its mask is the user's own · `outdated` it means another
 * garment than the one that was proposed · `another` it means another garment than before · `cleared` the user removed the proposal ·
 * `reworded` other words for the same garment · `same` nothing of this has changed.
 */
export type FormChange = 'unready' | 'painted' | 'outdated' | 'another' | 'cleared' | 'reworded' | 'same';

/** The first row that holds decides. */
export function changeOf(context: GarmentSearchContext, shown: Pick<FormShown, 'values' | 'files'>): FormChange {
  const { file, words, part, isNamed, mask } = formOf(context, shown);
  const { proposed } = context;
  const isAnother = file !== context.file || part !== context.part;
  const rows: readonly (readonly [FormChange, boolean])[] = [
    // Words that are typed anew do not take away what they have brought.
    ['unready', file === null || (!isNamed && proposed === null)],
    ['painted', mask !== null && mask !== proposed?.ref],
    ['outdated', isAnother && proposed !== null],
    ['another', isAnother],
    ['cleared', proposed !== null && mask === null],
    ['reworded', words !== context.words],
  ];
  return rows.find(([, holds]) => holds)?.[0] ?? 'same';
}
