import { fromPromise } from 'xstate';
import { codes } from '../../contract/codes.ts';
import type { Answer } from '../../contract/envelope.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { Findings, InspectionAnswer } from './inspection.types.ts';

export type InspectionServices = {
  /** `POST /api/verify` with the bytes that the file service keeps under `ref`. */
  verifyFile(ref: string, signal: AbortSignal): Promise<Answer<Findings>>;
};

export const inspectionActors = (services: InspectionServices) => ({
  inspectFile: fromPromise<InspectionAnswer, { file: FileFacts }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.verifyFile(input.file.ref, signal);
    return code === codes.success && data ? { findings: data } : { refusal: msg };
  }),
});
