import type { SnapshotFrom } from 'xstate';
import type { creationsMachine } from './creations.machine.ts';
import type { Creation } from './creations.types.ts';

export type CreationsSnapshot = SnapshotFrom<typeof creationsMachine>;

export type CreationsPhase = 'hidden' | 'loading' | 'ready' | 'refreshing' | 'loadingMore' | 'moreFailed' | 'empty' | 'failed';

/** What the page shows in place of the list or below it. */
export const selectCreationsPhase = (snapshot: CreationsSnapshot): CreationsPhase => snapshot.value.list;
/** What is listed, newest first, without what was removed. */
export const selectCreations = ({ context }: CreationsSnapshot): Creation[] => context.items;
/** Whether there is a further page. */
export const selectHasMore = ({ context }: CreationsSnapshot): boolean => context.next !== null;
/** Slug of the tool that the list is narrowed to; null for all. */
export const selectTool = ({ context }: CreationsSnapshot): string | null => context.filter;
/** The creation that can still be put back; null when there is none. */
export const selectUndoable = ({ context }: CreationsSnapshot): Creation | null => context.removed?.item ?? null;
