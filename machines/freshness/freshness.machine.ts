import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { freshnessSetup } from './freshness.setup.ts';

/** Reloads a tab that runs an old build or failed to load a chunk: once, and never over unsaved work (spec §4, §8, §9). */
export const freshnessMachine = freshnessSetup.createMachine({
  id: 'freshness',
  description: 'Whether this tab runs the latest build, and how it updates.',
  context: ({ input }) => ({ build: input.build, latest: null, declined: null, href: null, survey: null }),
  initial: 'checking',
  invoke: { id: 'watchTab', src: 'watchTab' },
  on: { 'reload.requested': { target: '.weighing', actions: 'assignRequestedHref' } },
  states: {
    checking: {
      description: 'The site is asked for its latest build.',
      invoke: {
        id: 'fetchLatestBuild',
        src: 'fetchLatestBuild',
        onDone: [
          {
            guard: { type: 'isNewer', params: output },
            target: 'surveying',
            actions: { type: 'assignLatest', params: output },
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
      on: {
        'chunk.failed': { target: 'confirming', actions: 'assignFailedHref' },
      },
    },
    resting: {
      description: 'This tab is up to date.',
      after: { checkInterval: 'checking' },
      on: {
        'tab.returned': 'checking',
        'chunk.failed': { target: 'confirming', actions: 'assignFailedHref' },
      },
    },
    confirming: {
      description:
        'A chunk failed to load: another build may have taken its place, or only the connection failed. Offline, a reload would lose the page.',
      invoke: {
        id: 'confirmSite',
        src: 'fetchLatestBuild',
        onDone: [
          { guard: { type: 'isAnother', params: output }, target: 'surveying', actions: { type: 'assignConfirmed', params: output } },
          { guard: 'isPageLost', target: 'surveying', actions: { type: 'assignConfirmed', params: output } },
          // The part shows that it did not load, and loads again on the next click.
          { target: 'resting', actions: { type: 'assignConfirmed', params: output } },
        ],
        onError: 'resting',
      },
    },
    surveying: {
      description: 'A reload would help: the tab reports what it would lose, and when it was reloaded last.',
      invoke: {
        id: 'surveyTab',
        src: 'surveyTab',
        onDone: { target: 'deciding', actions: { type: 'assignSurvey', params: output } },
        // Without storage the reload could loop, so the user decides.
        onError: 'offering',
      },
    },
    deciding: {
      description: 'Never over unsaved work, never within ten seconds of the last reload, and once per build; otherwise the tab reloads.',
      always: [
        { guard: { type: 'wouldLose', params: { work: 'job' } }, target: 'offering' },
        { guard: { type: 'wouldLose', params: { work: 'payment' } }, target: 'offering' },
        { guard: { type: 'wouldLose', params: { work: 'file' } }, target: 'offering' },
        { guard: { type: 'wouldLose', params: { work: 'text' } }, target: 'offering' },
        { guard: { type: 'isReloadedWithin', params: { reloadGuard: times.reloadGuard } }, target: 'offering' },
        { guard: 'isReloadedBefore', target: 'offering' },
        { target: 'remembering' },
      ],
    },
    weighing: {
      description: 'The user wants to reload a page that lost a part: the tab reports what a reload would lose.',
      invoke: {
        id: 'weighReload',
        src: 'surveyTab',
        onDone: [
          { guard: { type: 'isAnythingLost', params: output }, target: 'asking', actions: { type: 'assignSurvey', params: output } },
          { target: 'reloading' },
        ],
        onError: 'reloading',
      },
    },
    asking: {
      description: 'A reload would lose what the user typed or chose: a bar says so and asks first.',
      tags: 'asking',
      on: {
        'reload.accepted': 'reloading',
        'reload.declined': { target: 'resting', actions: 'clearHref' },
      },
    },
    remembering: {
      description: 'The reload is stored, so that the page that comes does not repeat it.',
      invoke: {
        id: 'rememberReload',
        src: 'rememberReload',
        input: ({ context }) => {
          const { now, reloads } = required(context.survey, 'survey');
          return { at: now, builds: [...(reloads?.builds ?? []), context.build] };
        },
        onDone: [{ guard: { type: 'isKept', params: output }, target: 'reloading' }, { target: 'offering' }],
        onError: 'offering',
      },
    },
    reloading: {
      description: 'The page is reloading.',
      tags: 'reloading',
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
      description: 'A bar says that there is a new version, and offers "Reload".',
      tags: 'offering',
      // Without a newer build there is nothing to offer; the lost page shows its own error.
      always: { guard: 'isLatest', target: 'resting', actions: 'clearHref' },
      on: {
        'reload.accepted': 'reloading',
        'reload.declined': { target: 'resting', actions: 'assignDeclined' },
        'chunk.failed': { actions: 'assignFailedHref' },
      },
    },
  },
});
