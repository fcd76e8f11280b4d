import { createActor } from 'xstate';
import { submissionActors, type SubmissionServices } from '../../machines/submission/submission.actors.ts';
import { submissionMachine } from '../../machines/submission/submission.machine.ts';
import { contactServices, reportLookupServices, reportServices } from '../ports/submission.ts';
import type { Root } from './root.ts';

const make = (services: SubmissionServices) =>
  createActor(submissionMachine.provide({ actors: submissionActors(services) }), { input: { values: {} } });

/** The actor of the message to the operator. */
export const contactFlow = (root: Root) => root.keep({ role: 'contact' }, () => make(contactServices));

/** The actor of a report about a result. */
export const reportFlow = (root: Root) => root.keep({ role: 'report' }, () => make(reportServices));

/** The actor that looks up a report's outcome. */
export const reportLookupFlow = (root: Root) => root.keep({ role: 'reportLookup' }, () => make(reportLookupServices));
