import type { SnapshotFrom } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';
import type { inspectionMachine } from './inspection.machine.ts';
import type { Findings } from './inspection.types.ts';

export type InspectionSnapshot = SnapshotFrom<typeof inspectionMachine>;

export const selectInspectedFile = ({ context }: InspectionSnapshot): FileFacts | null => context.file;
/** The SHA-256 that was asked about without its file. */
export const selectInspectedDigest = ({ context }: InspectionSnapshot): string | null => context.digest;
export const selectIsDigestFaulty = ({ context }: InspectionSnapshot): boolean => context.faulty;
export const selectFindings = ({ context }: InspectionSnapshot): Findings | null => context.findings;
export const selectIsInspecting = (snapshot: InspectionSnapshot): boolean => snapshot.matches('inspecting');
export const selectIsInspectionFailed = (snapshot: InspectionSnapshot): boolean => snapshot.matches('failed');
/** The server's sentence; null when it could not be reached. */
export const selectInspectionRefusal = ({ context }: InspectionSnapshot): string | null => context.refusal;
