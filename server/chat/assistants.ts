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

/**
 * Opens the configured language model; without one, or while its engine is off, the built-in engine's while its pack is in place and it is on,
 * and else the help assistant.
 */
export function openAssistants({ config, engines, settings }: Pick<Services, 'config' | 'engines' | 'settings'>): Assistants {
  const chatModel = chatModelOf(config);
  const hosted = chatModel && createModel(chatModel, settings);
  const help = openHelp({ config, settings });
  const engine = engines.find(({ isBuiltIn }) => isBuiltIn);
  const grounded = engine && createGrounded(engine, help);
  const isOn = (assistant: Assistant): boolean => settings.isOn(`engine.${assistant.engine}`);
  return {
    current: () => {
      if (hosted && isOn(hosted)) return hosted;
      return grounded && isOn(grounded) && engine.offers('chat') ? grounded : help;
    },
    close: () => help.close(),
  };
}
