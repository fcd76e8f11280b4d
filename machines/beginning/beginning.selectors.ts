import type { SnapshotFrom } from 'xstate';
import type { beginningMachine } from './beginning.machine.ts';

export type BeginningSnapshot = SnapshotFrom<typeof beginningMachine>;

/** Whether there is something to listen to before the whole sound is there. */
export const selectIsOffered = (snapshot: BeginningSnapshot): boolean => snapshot.hasTag('offered');
/** Whether it plays, or waits for its next part. */
export const selectIsPlaying = (snapshot: BeginningSnapshot): boolean => snapshot.hasTag('playing');
/** Seconds of the whole sound that were played. */
export const selectPlayed = ({ context: { parts, at, seconds } }: BeginningSnapshot): number =>
  parts.slice(0, at).reduce((sum, part) => sum + part.seconds, seconds);
/** The second at which the player of this job's sound goes on; null when nobody was listening. */
export const selectGoesOnAt = (snapshot: BeginningSnapshot, job: string): number | null =>
  snapshot.matches('handedOver') && snapshot.context.job === job ? selectPlayed(snapshot) : null;
