import { createActor } from 'xstate';
import { consentActors } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { inspectionActors } from '../../machines/inspection/inspection.actors.ts';
import { inspectionMachine } from '../../machines/inspection/inspection.machine.ts';
import { selectEmail } from '../../machines/session/session.selectors.ts';
import { submissionActors } from '../../machines/submission/submission.actors.ts';
import { submissionMachine } from '../../machines/submission/submission.machine.ts';
import { selectFieldValue } from '../../machines/submission/submission.selectors.ts';
import { consentServices, contactServices, inspectionServices, reportLookupServices, reportServices } from '../ports/safety.ts';
import type { Root } from './root.ts';
import type { generationFlow } from './generation.ts';

/** The consent that a tool asks; its receipt goes with the form. */
export const consentFlow = (root: Root, tool: string, generation: ReturnType<typeof generationFlow>) =>
  root.keep(`consent:${tool}`, () => {
    const consent = createActor(consentMachine.provide({ actors: consentActors(consentServices) }), { input: { tool } });
    consent.on('notice.raised', root.raise);
    consent.on('consent.given', ({ receipt }) => generation.send({ type: 'field.changed', name: 'consent', value: receipt }));
    let shown = new Set<string>();
    generation.subscribe(({ context }) => {
      const now = new Set(Object.values(context.uploads).map(({ file }) => file.ref));
      if ([...shown].some((ref) => !now.has(ref))) consent.send({ type: 'consent.outdated' });
      shown = now;
    });
    consent.on('consent.withdrawn', () => generation.send({ type: 'field.changed', name: 'consent', value: null }));
    return consent;
  });

/** A message to the operator. */
export const contactFlow = (root: Root) =>
  root.keep('contact', () => {
    const contact = createActor(submissionMachine.provide({ actors: submissionActors(contactServices) }), { input: { values: {} } });
    contact.on('notice.raised', root.raise);
    // Whoever is signed in need not type the address again.
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

/** A report about a result. */
export const reportFlow = (root: Root) =>
  root.keep('report', () => {
    const report = createActor(submissionMachine.provide({ actors: submissionActors(reportServices) }), { input: { values: {} } });
    report.on('notice.raised', root.raise);
    return report;
  });

/** What became of a report. */
export const reportLookupFlow = (root: Root) =>
  root.keep('reportLookup', () => {
    const lookup = createActor(submissionMachine.provide({ actors: submissionActors(reportLookupServices) }), { input: { values: {} } });
    lookup.on('notice.raised', root.raise);
    return lookup;
  });

/** Looking into any file. */
export const inspectionFlow = (root: Root) =>
  root.keep('inspection', () => createActor(inspectionMachine.provide({ actors: inspectionActors(inspectionServices) })));
