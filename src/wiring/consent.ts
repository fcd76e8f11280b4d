import { createActor } from 'xstate';
import { consentActors } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { consentServices } from '../ports/consent.ts';
import type { Root } from './root.ts';
import type { generationFlow } from './generation.ts';

/** The consent that a tool requires; its receipt goes into the form, and a different picture makes it outdated. */
export const consentFlow = (root: Root, tool: string, generation: ReturnType<typeof generationFlow>) =>
  root.keep({ role: 'consent', tool }, () => {
    const consent = createActor(consentMachine.provide({ actors: consentActors(consentServices) }), { input: { tool } });
    let shown = new Set<string>();
    generation.subscribe(({ context }) => {
      const now = new Set(Object.values(context.uploads).map(({ file }) => file.ref));
      if ([...shown].some((ref) => !now.has(ref))) consent.send({ type: 'consent.outdated' });
      shown = now;
    });
    return consent;
  });
