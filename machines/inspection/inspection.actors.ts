import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { Findings, InspectionAnswer } from './inspection.types.ts';

/** The file itself, or only its SHA-256. */
export type Inspected = { file: FileFacts } | { digest: string };

export type InspectionServices = {
  /** `POST /api/verify` with the bytes stored under `ref`. */
  verifyFile(ref: string, signal: AbortSignal): Promise<Answer<Findings>>;
  /** The same call with only a SHA-256. */
  verifyDigest(sha256: string, signal: AbortSignal): Promise<Answer<Findings>>;
};

/** Asks the server about a file or its digest: findings, or the server's message of refusal. */
export const inspectionActors = (services: InspectionServices) => ({
  inspect: fromPromise<InspectionAnswer, Inspected>(async ({ input, signal }) => {
    const { code, msg, data } = await ('file' in input
      ? services.verifyFile(input.file.ref, signal)
      : services.verifyDigest(input.digest, signal));
    return code === codes.success && data ? { findings: data } : { refusal: msg };
  }),
});
