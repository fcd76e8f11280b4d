import { createActor } from 'xstate';
import { settingsActors } from '../../machines/settings/settings.actors.ts';
import { settingsMachine } from '../../machines/settings/settings.machine.ts';
import { settingsServices } from '../ports/settings.ts';
import type { Root } from './root.ts';
import { visitFlow } from './visit.ts';

/** The actor of the user's settings. */
export const settingsFlow = (root: Root) =>
  root.keep({ role: 'settings' }, () => {
    visitFlow(root);
    return createActor(settingsMachine.provide({ actors: settingsActors(settingsServices) }));
  });
