import type { verifyFile } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** What is known of a file: whether it was made here, and the credentials it carries, whoever signed them. */
export type Findings = Infer<typeof verifyFile.data>;

/** `refusal` is the server's sentence; null when it could not be reached. */
export type InspectionAnswer = { findings: Findings } | { refusal: string };

export type InspectionContext = {
  file: FileFacts | null;
  /** The SHA-256 that was given in the place of a file. */
  digest: string | null;
  /** What was given as a digest is none. */
  faulty: boolean;
  findings: Findings | null;
  refusal: string | null;
};

export type InspectionEvent =
  | { type: 'file.given'; file: FileFacts }
  | { type: 'digest.given'; digest: string }
  | { type: 'retry.pressed' }
  | { type: 'another.requested' };

export type InspectionTypes = { context: InspectionContext; events: InspectionEvent };
