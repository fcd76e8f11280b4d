import { createActor } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { listingActors } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { grantServices, historyServices, templateServices } from '../ports/listing.ts';
import type { Root } from './root.ts';

/** Every movement of credits. */
export const historyFlow = (root: Root) =>
  root.keep({ role: 'history' }, () => createActor(listingMachine.provide({ actors: listingActors(historyServices) }), { input: {} }));

/** What the balance is made of. */
export const grantsFlow = (root: Root) =>
  root.keep({ role: 'grants' }, () => createActor(listingMachine.provide({ actors: listingActors(grantServices) }), { input: {} }));

/** The gallery of a tool's templates, or of all; their names come in the language of the page. */
export const templatesFlow = (root: Root, tool: string | null, locale: Locale) =>
  root.keep({ role: 'templates', of: `${locale}:${tool ?? ''}` }, () =>
    createActor(listingMachine.provide({ actors: listingActors(templateServices(tool)) }), { input: {} }),
  );
