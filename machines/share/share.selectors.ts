import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from './share.machine.ts';

export type ShareSnapshot = SnapshotFrom<typeof shareMachine>;

/** The link, while the creation is shared. */
export const selectShareLink = ({ context }: ShareSnapshot): string | null => context.link;
/** Whether a request is in flight. */
export const selectIsShareBusy = (snapshot: ShareSnapshot): boolean => snapshot.hasTag('busy');
