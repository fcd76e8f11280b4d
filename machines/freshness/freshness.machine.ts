import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { actions, guards } from './freshness.implementation.ts';
import type { FreshnessEvent, FreshnessTypes } from './freshness.types.ts';

/** A tab that is older than the site, or that misses a chunk, is loaded anew: once, and never over somebody's work (spec §4, §8, §9). */
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
  description: 'Whether this tab runs the build that the site serves, and how it gets there.',
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
      description: 'This tab is as new as it needs to be.',
      after: { checkInterval: 'checking' },
      on: {
        'tab.returned': 'checking',
        'chunk.failed': { target: 'confirming', actions: 'keepFailedHref' },
      },
    },
    confirming: {
      description: 'A chunk did not come: without the network a reload would lose the page, so the site is asked first.',
      invoke: { id: 'confirmSite', src: 'fetchLatestBuild', onDone: 'deciding', onError: 'resting' },
    },
    deciding: {
      description: 'A reload would help; it must not destroy anything.',
      always: [{ guard: 'isAtWork', target: 'offering' }, { target: 'claiming' }],
    },
    claiming: {
      description: 'Whether this tab may reload by itself: once per build, and not within ten seconds of the last time.',
      invoke: {
        id: 'claimReload',
        src: 'claimReload',
        input: ({ context }) => ({ build: context.build }),
        onDone: [{ guard: { type: 'isGranted', params: output }, target: 'reloading' }, { target: 'offering' }],
        // What cannot be remembered could loop, so the person decides.
        onError: 'offering',
      },
      on: {
        // Work that began meanwhile is worth more than the newer build.
        'work.began': { target: 'offering', actions: 'beginWork' },
      },
    },
    reloading: {
      description: 'The page is being loaded anew.',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ href: context.href }),
        onError: 'offering',
      },
      // The page is still here: the reload was prevented.
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
