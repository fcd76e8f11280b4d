/** The processes that open files, for all servers of a worker: each takes half a second to start, and serves anyone who asks. */
import type { TextJudge } from '@iridia/engine/guard';
import { createExaminer } from '../../../server/media/examine.ts';
import { openJudge } from '../../../server/policy/judge.ts';
import { openCredentials, openCredentialsReader } from '../../../server/provenance/credentials.ts';

/** A server that closes leaves them to the next; they end with the worker. */
const lasting = <T extends { close: () => Promise<void> }>(processes: T): T => ({ ...processes, close: () => Promise.resolve() });

/** Nets that find nothing: opening them costs each worker a second, and what they find is tested by itself (`policy.nets.test.ts`). */
const nothing = () => Promise.resolve({ answer: { finding: null, suspected: null, by: 'net' } } as const);
const textJudge: TextJudge = {
  judge: nothing,
  suspect: nothing,
  warm: () => undefined,
  close: () => Promise.resolve(),
};

export const sharedChildren = {
  judge: lasting(openJudge()),
  textJudge,
  examiner: lasting(createExaminer()),
  credentialsReader: lasting(openCredentialsReader()),
  signer: lasting(openCredentials()),
};
