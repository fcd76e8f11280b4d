import type { SnapshotFrom } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';
import type { inspectionMachine } from './inspection.machine.ts';
import type { Findings } from './inspection.types.ts';

export type InspectionSnapshot = SnapshotFrom<typeof inspectionMachine>;

/** The file that is looked into; null for a digest alone. */
export const selectInspectedFile = ({ context }: InspectionSnapshot): FileFacts | null => context.file;
/** The SHA-256 that was asked about without its file. */
export const selectInspectedDigest = ({ context }: InspectionSnapshot): string | null => context.digest;
/** Whether the last text was no SHA-256. */
export const selectIsDigestFaulty = ({ context }: InspectionSnapshot): boolean => context.faulty;
/** What the server found; null until it has answered. */
export const selectFindings = ({ context }: InspectionSnapshot): Findings | null => context.findings;
/** Whether the server is looking: the page waits. */
export const selectIsInspecting = (snapshot: InspectionSnapshot): boolean => snapshot.matches('inspecting');
/** Whether there is no answer and another try is offered. */
export const selectIsInspectionFailed = (snapshot: InspectionSnapshot): boolean => snapshot.matches('failed');
/** The server's sentence; null when it could not be reached. */
export const selectInspectionRefusal = ({ context }: InspectionSnapshot): string | null => context.refusal;
