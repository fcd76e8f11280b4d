import type { SnapshotFrom } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';
import type { inspectionMachine } from './inspection.machine.ts';
import type { Findings } from './inspection.types.ts';

export type InspectionSnapshot = SnapshotFrom<typeof inspectionMachine>;

/** The inspected file; null for a digest alone. */
export const selectInspectedFile = ({ context }: InspectionSnapshot): FileFacts | null => context.file;
/** The SHA-256 that was checked without its file. */
export const selectInspectedDigest = ({ context }: InspectionSnapshot): string | null => context.digest;
/** Whether the last text was not a SHA-256. */
export const selectIsDigestFaulty = (snapshot: InspectionSnapshot): boolean => snapshot.matches('faulty');
/** The server's findings; null until it has answered. */
export const selectFindings = ({ context }: InspectionSnapshot): Findings | null => context.findings;
/** Whether an inspection is in flight. */
export const selectIsInspecting = (snapshot: InspectionSnapshot): boolean => snapshot.matches('inspecting');
/** Whether the inspection failed and a retry is offered. */
export const selectIsInspectionFailed = (snapshot: InspectionSnapshot): boolean => snapshot.matches('failed');
/** The server's message; null when it was unreachable. */
export const selectInspectionRefusal = ({ context }: InspectionSnapshot): string | null => context.refusal;
