import { projectKey } from '../../contract/facts/product.ts';
import type { FreshnessServices } from '../../machines/freshness/freshness.actors.ts';
import type { ReloadMemory } from '../../machines/freshness/freshness.types.ts';
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
