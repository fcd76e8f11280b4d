import { textLengths } from '../../contract/facts/text-lengths.ts';
import { submissionActors, type SubmissionServices } from '../../machines/submission/submission.actors.ts';
import { submissionMachine } from '../../machines/submission/submission.machine.ts';
import type { Root } from './root.ts';
import { wholeOf } from '../../contract/structs/calls/call.ts';
import * as calls from '../../contract/structs/calls/safety.ts';
import { record, text } from '../../contract/structs/schema.ts';
import type { Json } from '../../machines/form/form.types.ts';
import { callApi } from '../platform/api.ts';

/** Sends a message to the operator. */
export const contactServices: SubmissionServices = {
  loadBody: async () => (await wholeOf(calls.contact)).body,
  send: (values, signal) => callApi(calls.contact, { body: values as never, signal, quiet: true }),
};

/** Sends a report about a result; the answer has the number for looking up its outcome. */
export const reportServices: SubmissionServices = {
  loadBody: async () => (await wholeOf(calls.createReport)).body,
  send: async (values, signal) => {
    const { code, msg, data } = await callApi(calls.createReport, { body: values as never, signal, quiet: true });
    return { code, msg, data: data as Json };
  },
};

/** Looks up the outcome of a report by its number. */
export const reportLookupServices: SubmissionServices = {
  loadBody: async () => record({ number: text({ min: 1, max: textLengths.reportNumber }) }),
  send: async ({ number }, signal) => {
    const { code, msg, data } = await callApi(calls.getReport, { params: { number: String(number) }, signal, quiet: true });
    return { code, msg, data: data as Json };
  },
};

const make = (services: SubmissionServices) => ({
  logic: submissionMachine.provide({ actors: submissionActors(services) }),
  input: { values: {} },
});

/** The actor of the message to the operator. */
export const contactFlow = (root: Root) => root.keep({ role: 'contact' }, () => make(contactServices));

/** The actor of a report about a result. */
export const reportFlow = (root: Root) => root.keep({ role: 'report' }, () => make(reportServices));

/** The actor that looks up a report's outcome. */
export const reportLookupFlow = (root: Root) => root.keep({ role: 'reportLookup' }, () => make(reportLookupServices));
