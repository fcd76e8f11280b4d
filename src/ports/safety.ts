import * as calls from '../../contract/structs/calls/safety.ts';
import { record, text } from '../../contract/structs/schema.ts';
import type { ConsentServices } from '../../machines/consent/consent.actors.ts';
import type { Json } from '../../machines/generation/generation.types.ts';
import type { InspectionServices } from '../../machines/inspection/inspection.actors.ts';
import type { SubmissionServices } from '../../machines/submission/submission.actors.ts';
import { addressOf, callApi, decode, headersFor, NetworkProblem } from '../platform/api.ts';
import { fileOf } from '../platform/files.ts';

export const consentServices: ConsentServices = {
  createConsent: (body, signal) => callApi(calls.createConsent, { body, signal }),
};

/** A message to the operator. */
export const contactServices: SubmissionServices = {
  loadBody: async () => calls.contact.body,
  send: (values, signal) => callApi(calls.contact, { body: values as never, signal }),
};

/** A report about a result; the answer carries the number under which its outcome is found. */
export const reportServices: SubmissionServices = {
  loadBody: async () => calls.createReport.body,
  send: async (values, signal) => {
    const { code, msg, data } = await callApi(calls.createReport, { body: values as never, signal });
    return { code, msg, data: data as Json };
  },
};

/** The outcome of a report, for who knows its number. */
export const reportLookupServices: SubmissionServices = {
  loadBody: async () => record({ number: text({ min: 1, max: 64 }) }),
  send: async ({ number }, signal) => {
    const { code, msg, data } = await callApi(calls.getReport, { params: { number: String(number) }, signal });
    return { code, msg, data: data as Json };
  },
};

export const inspectionServices: InspectionServices = {
  verifyDigest: (sha256, signal) => callApi(calls.verifyFile, { body: { sha256 }, signal }),
  async verifyFile(ref, signal) {
    const file = fileOf(ref);
    if (!file) throw new NetworkProblem('The file is no longer here');
    const body = new FormData();
    body.append('file', file, file.name);
    const response = await fetch(addressOf(calls.verifyFile), { method: calls.verifyFile.method, headers: headersFor(), body, signal });
    return decode(calls.verifyFile, await response.json());
  },
};
