import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { actions, guards } from './freshness.implementation.ts';
import type { FreshnessEvent, FreshnessTypes } from './freshness.types.ts';

/** Reloads a tab that runs an old build or failed to load a chunk: once, and never over unsaved work (spec §4, §8, §9). */
export const freshnessMachine = setup({
  types: {} as FreshnessTypes,
  actors: {
    fetchLatestBuild: port<{ id: string }>('fetchLatestBuild'),
    claimReload: port<{ granted: boolean }, { build: string }>('claimReload'),
    reloadPage: port<void, { href: string | null }>('reloadPage'),
    watchTab: listenerPort<FreshnessEvent>('watchTab'),
  },
  actions,
  guards,
  delays: {
    checkInterval: times.freshnessInterval,
    reloadGuard: times.reloadGuard,
  },
}).createMachine({
  id: 'freshness',
  description: 'Whether this tab runs the latest build, and how it updates.',
  context: ({ input }) => ({ build: input.build, latest: null, declined: null, href: null, work: [] }),
  initial: 'checking',
  invoke: { id: 'watchTab', src: 'watchTab' },
  on: {
    'work.began': { actions: 'beginWork' },
    'work.ended': { actions: 'endWork' },
  },
  states: {
    checking: {
      description: 'The site is asked for its latest build.',
      invoke: {
        id: 'fetchLatestBuild',
        src: 'fetchLatestBuild',
        onDone: [
          {
            guard: { type: 'isNewer', params: output },
            target: 'deciding',
            actions: { type: 'keepLatest', params: output },
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
      on: {
        'chunk.failed': { target: 'confirming', actions: 'keepFailedHref' },
      },
    },
    resting: {
      description: 'This tab is up to date.',
      after: { checkInterval: 'checking' },
      on: {
        'tab.returned': 'checking',
        'chunk.failed': { target: 'confirming', actions: 'keepFailedHref' },
      },
    },
    confirming: {
      description: 'A chunk failed to load: offline, a reload would lose the page, so the latest build is checked first.',
      invoke: { id: 'confirmSite', src: 'fetchLatestBuild', onDone: 'deciding', onError: 'resting' },
    },
    deciding: {
      description: 'A reload would help; it must not destroy unsaved work.',
      always: [{ guard: 'isAtWork', target: 'offering' }, { target: 'claiming' }],
    },
    claiming: {
      description: 'Checks the limit on automatic reloads: once per build, and not within ten seconds of the last one.',
      invoke: {
        id: 'claimReload',
        src: 'claimReload',
        input: ({ context }) => ({ build: context.build }),
        onDone: [{ guard: { type: 'isGranted', params: output }, target: 'reloading' }, { target: 'offering' }],
        // Without storage the reload could loop, so the person decides.
        onError: 'offering',
      },
      on: {
        // Work that started meanwhile takes precedence over the newer build.
        'work.began': { target: 'offering', actions: 'beginWork' },
      },
    },
    reloading: {
      description: 'The page is reloading.',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ href: context.href }),
        onError: 'offering',
      },
      // The page is still loaded: the reload was prevented.
      after: { reloadGuard: 'offering' },
    },
    offering: {
      description: 'A bar offers "Reload".',
      on: {
        'reload.accepted': 'reloading',
        'reload.declined': { target: 'resting', actions: 'declineLatest' },
        'chunk.failed': { actions: 'keepFailedHref' },
      },
    },
  },
});
