import { limits } from '../../contract/facts/limits.ts';
import type { Who } from '../credits/credits.types.ts';
import type { FormValues } from '../form/form.types.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';
import type { BatchContext, BatchItem, PlacedFile, SavedItem } from './batch.types.ts';

/** Finished items make room for new images: their results are among the creations. */
export const unfinished = (items: readonly BatchItem[]): BatchItem[] => items.filter(({ progress }) => progress !== 'ended');

export const ended = (items: readonly BatchItem[]): BatchItem[] => items.filter(({ progress }) => progress === 'ended');

/** Those that the next submit makes something of. */
export const usable = (items: readonly BatchItem[]): BatchItem[] => items.filter(({ isLost }) => !isLost);

/** How many more images fit; the first one belongs to the form. */
export const roomBeside = (items: readonly BatchItem[]): number => Math.max(0, limits.batch - 1 - unfinished(items).length);

/** The images that there is room for, each with the place that it gets. */
export const addedTo = ({ items, next }: Pick<BatchContext, 'items' | 'next'>, files: readonly FileFacts[]): PlacedFile[] =>
  files.slice(0, roomBeside(items)).map((file, index) => ({ place: next + index, file }));

/** The id of an image's actor. */
export const imageId = (place: number): string => `image:${place}`;

/** The stored form of a batch: the uploaded images, and their owner where known. */
export const savedOf = ({ items, who }: Pick<BatchContext, 'items' | 'who'>): SavedItem[] =>
  items.flatMap(({ place, stored }) => (stored ? [{ place, stored, ...(who && { who }) }] : []));

/** Whether the stored items belong to a user while a visitor is here. */
export const isForeign = (who: Who | null, items: readonly SavedItem[]): boolean => who === 'visitor' && ownerOf(items) === 'user';

/** Who owned the stored batch; null when it was stored before the session was known. */
export const ownerOf = (items: readonly SavedItem[]): Who | null => items[0]?.who ?? null;

const isStored = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'url' in value;

/** The choices and the uploaded files that the images share: those of the form, without what belongs to its own image. */
export function sharedOf({ slot, dependents, form, clicked }: BatchContext): { values: FormValues; files: Record<string, StoredFile> } {
  const isShared = (name: string): boolean => name !== slot && !dependents.includes(name);
  return {
    values: Object.fromEntries(Object.entries(clicked ?? form?.values ?? {}).filter(([name]) => isShared(name))),
    files: Object.fromEntries(
      Object.entries(form?.files ?? {}).flatMap(([name, { stored }]) => (stored && isShared(name) ? [[name, stored]] : [])),
    ),
  };
}

/** Validates what was stored; null when it is not a batch. */
export function itemsOf(kept: unknown): SavedItem[] {
  if (!Array.isArray(kept)) return [];
  const items = kept.filter(
    (item): item is SavedItem => typeof item === 'object' && item !== null && Number.isInteger(item.place) && isStored(item.stored),
  );
  return [...new Map(items.map((item) => [item.place, item])).values()].slice(0, limits.batch - 1);
}
