import { createActor } from 'xstate';
import { localeActors } from '../../machines/locale/locale.actors.ts';
import { localeMachine } from '../../machines/locale/locale.machine.ts';
import { selectHref } from '../../machines/navigation/navigation.selectors.ts';
import { localeServices } from '../ports/locale.ts';
import type { Root } from './root.ts';

/** The actor of the page's language; a switch keeps the page, its query and hash, and the text typed into forms. */
export const localeFlow = (root: Root) =>
  root.keep({ role: 'locale' }, () =>
    createActor(localeMachine.provide({ actors: localeActors(localeServices) }), {
      input: { href: selectHref(root.navigation.getSnapshot()) },
    }),
  );
