import { limits } from '../../contract/facts/limits.ts';
import type { Who } from '../credits/credits.types.ts';
import type { StoredFile } from '../upload/upload.types.ts';
import type { BatchContext, BatchItem, SavedItem } from './batch.types.ts';

/** Those whose job has ended make room for new pictures: their results are among the creations. */
export const unfinished = (items: readonly BatchItem[]): BatchItem[] => items.filter(({ progress }) => progress !== 'ended');

/** How many more pictures there may be; the first one is the form's own. */
export const roomBeside = (items: readonly BatchItem[]): number => Math.max(0, limits.batch - 1 - unfinished(items).length);

/** What is kept of a batch: the pictures that the server has, and whose they are where that is known. */
export const savedOf = ({ items, who }: Pick<BatchContext, 'items' | 'who'>): SavedItem[] =>
  items.flatMap(({ place, stored }) => (stored ? [{ place, stored, ...(who && { who }) }] : []));

/** What a user left is not for a visitor. */
export const isForeign = (who: Who | null, items: readonly SavedItem[]): boolean => who === 'visitor' && ownerOf(items) === 'user';

/** Who left a batch behind; null where it was kept before anybody knew. */
export const ownerOf = (items: readonly SavedItem[]): Who | null => items[0]?.who ?? null;

const isStored = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'url' in value;

/** What was kept, if it is a batch. */
export function itemsOf(kept: unknown): SavedItem[] {
  if (!Array.isArray(kept)) return [];
  const items = kept.filter(
    (item): item is SavedItem => typeof item === 'object' && item !== null && Number.isInteger(item.place) && isStored(item.stored),
  );
  return [...new Map(items.map((item) => [item.place, item])).values()].slice(0, limits.batch - 1);
}
