import { createActor } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { listingActors } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { grantServices, historyServices, templateServices } from '../ports/listing.ts';
import type { Root } from './root.ts';

/** A person's own list waits until the session has been read. */
const ownList = (root: Root) => ({ isOwnerKnown: selectWho(root.session.getSnapshot()) !== null });

/** The actor of the credit history. */
export const historyFlow = (root: Root) =>
  root.keep({ role: 'history' }, () =>
    createActor(listingMachine.provide({ actors: listingActors(historyServices) }), { input: ownList(root) }),
  );

/** The actor of the balance's parts. */
export const grantsFlow = (root: Root) =>
  root.keep({ role: 'grants' }, () =>
    createActor(listingMachine.provide({ actors: listingActors(grantServices) }), { input: ownList(root) }),
  );

/** The actor of the template gallery of one tool or of all; template names are in the page's language. */
export const templatesFlow = (root: Root, tool: string | null, locale: Locale) =>
  root.keep({ role: 'templates', of: `${locale}:${tool ?? ''}` }, () =>
    createActor(listingMachine.provide({ actors: listingActors(templateServices(tool)) }), { input: {} }),
  );
