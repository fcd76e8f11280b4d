import { createActor } from 'xstate';
import { localeActors } from '../../machines/locale/locale.actors.ts';
import { localeMachine } from '../../machines/locale/locale.machine.ts';
import { selectHref } from '../../machines/navigation/navigation.selectors.ts';
import { localeServices } from '../ports/locale.ts';
import type { Root } from './root.ts';

/** The language of the page, and the way to another that keeps page, query, hash and what is written in a form. */
export const localeFlow = (root: Root) =>
  root.keep({ role: 'locale' }, () => {
    let href = selectHref(root.navigation.getSnapshot());
    const locale = createActor(localeMachine.provide({ actors: localeActors(localeServices) }), { input: { href } });
    root.navigation.subscribe((snapshot) => {
      if (selectHref(snapshot) === href) return;
      href = selectHref(snapshot);
      locale.send({ type: 'page.entered', href });
    });
    return locale;
  });
