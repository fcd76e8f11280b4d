import { type ActorRefFrom, type AnyActorRef } from 'xstate';
import { freshnessActors } from '../../machines/freshness/freshness.actors.ts';
import { freshnessMachine } from '../../machines/freshness/freshness.machine.ts';
import type { Work, ReloadMemory } from '../../machines/freshness/freshness.types.ts';
import type { generationMachine } from '../../machines/generation/generation.machine.ts';
import { selectHasFile } from '../../machines/form/form.files.ts';
import { selectIsTraveling } from '../../machines/navigation/navigation.selectors.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { selectIsPaying } from '../../machines/payment/payment.selectors.ts';
import type { Identity } from '../../machines/app/app.roles.ts';
import type { Root } from './root.ts';
import { projectKey } from '../../contract/facts/product.ts';
import type { FreshnessServices } from '../../machines/freshness/freshness.actors.ts';
import { readJson } from '../platform/json.ts';
import { sessionStore } from '../platform/storage.ts';
import { browserTime } from '../platform/time.ts';

const key = `${projectKey}Reloads`;

function parse(text: string | null): ReloadMemory | null {
  try {
    const memory = JSON.parse(text ?? '') as Partial<ReloadMemory> | null;
    return typeof memory?.at === 'number' && Array.isArray(memory.builds) ? { at: memory.at, builds: memory.builds } : null;
  } catch {
    return null;
  }
}

/** The build running in this tab. */
export const runningBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** Checks for a newer build and reloads the page (spec §4, §7). The wiring knows which actors hold work. */
export const freshnessServices: Omit<FreshnessServices, 'findWork'> = {
  time: browserTime,
  async fetchLatestBuild(signal) {
    const { id } = (await readJson('/builds/latest.json', { cache: 'no-store', signal })) as { id?: unknown };
    if (typeof id !== 'string') throw new Error('builds/latest.json names no build');
    return { id };
  },
  // The window's name lives as long as the tab, even when storage is blocked.
  recallReloads: () => parse(sessionStore.get(key)) ?? (window.name.startsWith(key) ? parse(window.name.slice(key.length)) : null),
  rememberReloads(memory) {
    const text = JSON.stringify(memory);
    sessionStore.set(key, text);
    if (sessionStore.get(key) !== text) window.name = key + text;
  },
  reload(href) {
    if (href !== null) history.replaceState(history.state, '', href);
    location.reload();
  },
};

/** What this actor would lose in a reload. */
function workOf({ role }: Identity, actor: AnyActorRef): Work[] {
  if (role === 'payment' || role === 'payResult')
    return selectIsPaying((actor as ActorRefFrom<typeof paymentMachine>).getSnapshot()) ? ['payment'] : [];
  if (role !== 'generation' && role !== 'item') return [];
  const generation = (actor as ActorRefFrom<typeof generationMachine>).getSnapshot();
  const form = generation.children.form?.getSnapshot();
  return [...(generation.hasTag('busy') ? (['job'] as const) : []), ...(form && selectHasFile(form) ? (['file'] as const) : [])];
}

/** The actor that checks whether this tab is up to date, and what a reload would lose. */
export const freshnessFlow = (root: Root) =>
  root.keep(
    { role: 'freshness' },
    () => {
      const findWork = () => [
        ...root.members().flatMap(([identity, actor]) => workOf(identity, actor)),
        ...(root.holdsTypedText() ? (['text'] as const) : []),
      ];
      return {
        logic: freshnessMachine.provide({ actors: freshnessActors({ ...freshnessServices, findWork }) }),
        input: { build: runningBuild() },
      };
    },
    (freshness) =>
      // A navigation reports its own missing chunk and its target; a chunk that was only preloaded is not missed.
      window.addEventListener('vite:preloadError', () => {
        if (!root.pages.isPreloading() && !selectIsTraveling(root.navigation.getSnapshot()))
          freshness.send({ type: 'chunk.failed', href: null });
      }),
  );
