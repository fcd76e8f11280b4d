import type { Services } from '../core/services.ts';
import type { Assistant } from './assistant.ts';
import { createGrounded } from './grounded.ts';
import { openHelp } from './help/apart.ts';
import { chatModelOf, createModel } from './model.ts';

declare module '../core/services.ts' {
  interface Services {
    /** The assistants of the chat. */
    readonly assistants: Assistants;
  }
}

/** Which assistant answers now: a pack comes and goes while the server runs. */
export type Assistants = { current(): Assistant; close(): Promise<void> };

/** Opens the configured language model; without one, the built-in engine's while its pack is in place, and else the help assistant. */
export function openAssistants({ config, engines, settings }: Pick<Services, 'config' | 'engines' | 'settings'>): Assistants {
  const model = chatModelOf(config);
  if (model) {
    const assistant = createModel(model, settings);
    return { current: () => assistant, close: () => Promise.resolve() };
  }
  const help = openHelp({ config, settings });
  const engine = engines.find(({ isBuiltIn }) => isBuiltIn);
  const grounded = engine && createGrounded(engine, help);
  return { current: () => (grounded && engine.offers('chat') ? grounded : help), close: () => help.close() };
}
