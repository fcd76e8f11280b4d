import { createActor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { freshnessActors } from '../../machines/freshness/freshness.actors.ts';
import { freshnessMachine } from '../../machines/freshness/freshness.machine.ts';
import type { Work } from '../../machines/freshness/freshness.types.ts';
import type { generationMachine } from '../../machines/generation/generation.machine.ts';
import { selectIsWorking, selectUploads } from '../../machines/generation/generation.selectors.ts';
import { selectIsTravelling } from '../../machines/navigation/navigation.selectors.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { selectIsPaying } from '../../machines/payment/payment.selectors.ts';
import { freshnessServices, runningBuild } from '../ports/freshness.ts';
import type { Identity } from './roles.ts';
import type { Root } from './root.ts';

/** What this actor would lose in a reload. */
function workOf({ role }: Identity, actor: AnyActorRef): Work[] {
  if (role === 'payment' || role === 'payResult')
    return selectIsPaying((actor as ActorRefFrom<typeof paymentMachine>).getSnapshot()) ? ['payment'] : [];
  if (role !== 'generation' && role !== 'item') return [];
  const snapshot = (actor as ActorRefFrom<typeof generationMachine>).getSnapshot();
  return [
    ...(selectIsWorking(snapshot) ? (['job'] as const) : []),
    ...(Object.keys(selectUploads(snapshot)).length > 0 ? (['file'] as const) : []),
  ];
}

/** The actor that checks whether this tab is up to date, and what a reload would lose. */
export const freshnessFlow = (root: Root) =>
  root.keep({ role: 'freshness' }, () => {
    const actors: [Identity, AnyActorRef][] = [];
    root.watchKept((identity, actor) => actors.push([identity, actor]));
    const findWork = () => [
      ...actors.flatMap(([identity, actor]) => workOf(identity, actor)),
      ...(root.holdsTypedText() ? (['text'] as const) : []),
    ];
    const freshness = createActor(freshnessMachine.provide({ actors: freshnessActors({ ...freshnessServices, findWork }) }), {
      input: { build: runningBuild() },
    });
    // A navigation reports its own missing chunk and its target; a chunk that was only preloaded is not missed.
    window.addEventListener('vite:preloadError', () => {
      if (!root.pages.isPreloading() && !selectIsTravelling(root.navigation.getSnapshot()))
        freshness.send({ type: 'chunk.failed', href: null });
    });
    return freshness;
  });
