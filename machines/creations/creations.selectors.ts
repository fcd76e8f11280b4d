import type { SnapshotFrom } from 'xstate';
import type { creationsMachine } from './creations.machine.ts';
import type { Creation } from './creations.types.ts';

export type CreationsSnapshot = SnapshotFrom<typeof creationsMachine>;

export type CreationsPhase = 'hidden' | 'loading' | 'ready' | 'refreshing' | 'loadingMore' | 'moreFailed' | 'empty' | 'failed';

export const selectCreationsPhase = (snapshot: CreationsSnapshot): CreationsPhase => snapshot.value.list;
export const selectCreations = ({ context }: CreationsSnapshot): Creation[] => context.items;
export const selectHasMore = ({ context }: CreationsSnapshot): boolean => context.next !== null;
export const selectTool = ({ context }: CreationsSnapshot): string | null => context.filter;
/** The creation that can still be put back; null when there is none. */
export const selectUndoable = ({ context }: CreationsSnapshot): Creation | null => context.removed?.item ?? null;
