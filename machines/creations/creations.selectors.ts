import type { SnapshotFrom } from 'xstate';
import type { creationsMachine } from './creations.machine.ts';
import type { Creation } from './creation.ts';

export type CreationsSnapshot = SnapshotFrom<typeof creationsMachine>;

const phases = ['hidden', 'loading', 'ready', 'refreshing', 'loadingMore', 'moreFailed', 'empty', 'failed'] as const;
export type CreationsPhase = (typeof phases)[number];

/** Which state the page shows in place of the list or below it. */
export const selectCreationsPhase = (snapshot: CreationsSnapshot): CreationsPhase =>
  phases.find((phase) => snapshot.hasTag(phase)) ?? 'loading';
/** The list, newest first, without removed creations. */
export const selectCreations = ({ context }: CreationsSnapshot): Creation[] => context.items;
/** Whether one of the listed creations is still being made. */
export const selectIsMaking = ({ context }: CreationsSnapshot): boolean =>
  context.items.some(({ status }) => status === 'queued' || status === 'running');
/** Whether there is another page. */
export const selectHasMore = ({ context }: CreationsSnapshot): boolean => context.next !== null;
/** Slugs of the tools that the list can be filtered by, the chosen one among them. */
export const selectTools = ({ context: { tools, filter } }: CreationsSnapshot): readonly string[] =>
  filter === null || tools.includes(filter) ? tools : [...tools, filter];
/** Slug of the tool that the list is filtered by; null for all. */
export const selectTool = ({ context }: CreationsSnapshot): string | null => context.filter;
/** Id of the job that is being canceled; null when none is. */
export const selectCancelling = ({ context }: CreationsSnapshot): string | null => context.cancelling;
/** The creation that can be restored; null when there is none. */
export const selectUndoable = ({ context }: CreationsSnapshot): Creation | null => context.removed;
