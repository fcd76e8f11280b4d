import type { verifyFile } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** The findings about a file: whether it was made here, and the credentials it carries, no matter who signed them. */
export type Findings = Infer<typeof verifyFile.data>;

/** `refusal` is the server's message; null when it was unreachable. */
export type InspectionAnswer = { findings: Findings } | { refusal: string };

export type InspectionContext = {
  file: FileFacts | null;
  /** The SHA-256 that was given instead of a file. */
  digest: string | null;
  findings: Findings | null;
  refusal: string | null;
};

export type InspectionEvent =
  | { type: 'file.given'; file: FileFacts }
  | { type: 'digest.given'; digest: string }
  | { type: 'retry.clicked' }
  | { type: 'another.requested' };

export type InspectionTypes = { context: InspectionContext; events: InspectionEvent; emitted: Notice };
