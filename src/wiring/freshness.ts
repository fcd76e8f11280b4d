import { createActor } from 'xstate';
import { held } from '../../machines/dialogs/dialogs.queue.ts';
import { freshnessActors } from '../../machines/freshness/freshness.actors.ts';
import { freshnessMachine } from '../../machines/freshness/freshness.machine.ts';
import type { Work } from '../../machines/freshness/freshness.types.ts';
import type { generationMachine } from '../../machines/generation/generation.machine.ts';
import { selectIsWorking, type GenerationSnapshot } from '../../machines/generation/generation.selectors.ts';
import { selectIsTravelling } from '../../machines/navigation/navigation.selectors.ts';
import { freshnessServices, runningBuild } from '../ports/freshness.ts';
import type { Root } from './root.ts';
import type { ActorRefFrom } from 'xstate';

/** Whether the person has typed into the form or added a file. */
const isDirty = ({ context }: GenerationSnapshot): boolean =>
  Object.keys(context.uploads).length > 0 || Boolean(context.values['prompt'] ?? context.values['text']);

/** The actor that checks whether this tab is up to date, and what a reload would destroy. */
export const freshnessFlow = (root: Root) =>
  root.keep({ role: 'freshness' }, () => {
    const freshness = createActor(freshnessMachine.provide({ actors: freshnessActors(freshnessServices) }), {
      input: { build: runningBuild() },
    });
    const workers: Record<Work, Set<string>> = { sending: new Set(), payment: new Set(), form: new Set() };
    const note = (work: Work, worker: string, isAtWork: boolean) => {
      const known = workers[work];
      if (known.has(worker) === isAtWork) return;
      if (isAtWork) known.add(worker);
      else known.delete(worker);
      freshness.send({ type: known.size > 0 ? 'work.began' : 'work.ended', work });
    };
    root.dialogs.subscribe(({ context }) => {
      note('payment', 'dialog', held(context).includes('payment'));
      note('form', 'login', held(context).includes('login'));
    });
    root.watchKept(({ role, tool = '', of = '' }, actor) => {
      if (role !== 'generation' && role !== 'item') return;
      const key = `${tool}:${of}`;
      const look = (snapshot: GenerationSnapshot) => {
        note('sending', key, selectIsWorking(snapshot));
        note('form', key, isDirty(snapshot));
      };
      const generation = actor as ActorRefFrom<typeof generationMachine>;
      look(generation.getSnapshot());
      generation.subscribe(look);
    });
    // A navigation reports its own missing chunk and its target; a chunk that was only preloaded is not missed.
    window.addEventListener('vite:preloadError', () => {
      if (!root.pages.isPreloading() && !selectIsTravelling(root.navigation.getSnapshot()))
        freshness.send({ type: 'chunk.failed', href: null });
    });
    return freshness;
  });
