import { createActor } from 'xstate';
import { selectEmail } from '../../machines/session/session.selectors.ts';
import { submissionActors, type SubmissionServices } from '../../machines/submission/submission.actors.ts';
import { submissionMachine } from '../../machines/submission/submission.machine.ts';
import { selectFieldValue } from '../../machines/submission/submission.selectors.ts';
import { contactServices, reportLookupServices, reportServices } from '../ports/submission.ts';
import type { Root } from './root.ts';

const make = (services: SubmissionServices) =>
  createActor(submissionMachine.provide({ actors: submissionActors(services) }), { input: { values: {} } });

/** The actor of the message to the operator. */
export const contactFlow = (root: Root) =>
  root.keep({ role: 'contact' }, () => {
    const contact = make(contactServices);
    // Prefills the address of a signed-in user.
    const fillEmail = () => {
      const email = selectEmail(root.session.getSnapshot());
      if (email && selectFieldValue(contact.getSnapshot(), 'email') === '') {
        contact.send({ type: 'field.changed', name: 'email', value: email });
      }
    };
    root.session.on('session.changed', fillEmail);
    root.afterStart(fillEmail);
    return contact;
  });

/** The actor of a report about a result. */
export const reportFlow = (root: Root) => root.keep({ role: 'report' }, () => make(reportServices));

/** The actor that looks up a report's outcome. */
export const reportLookupFlow = (root: Root) => root.keep({ role: 'reportLookup' }, () => make(reportLookupServices));
