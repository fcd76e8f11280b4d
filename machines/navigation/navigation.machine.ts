import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { hashOf, pathnameOf } from './navigation.rules.ts';
import { navigationSetup } from './navigation.setup.ts';

/** Pages, redirects, scrolling and 404 (spec §2, §4, §5, §7). The path to return to after a sign-in is in `returnPath`. */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description: 'The page on screen, and the navigation to the next one.',
  // The opening page is a destination that has been reached.
  context: ({ input: { href, found, isReturn } }) => ({
    href,
    found,
    pending: { href, found, replace: true, by: isReturn ? 'history' : 'link' },
    reason: null,
    redirects: 0,
  }),
  initial: 'showing',
  entry: ['emitShown', 'emitQuery', 'emitAddress', 'clearDestination'],
  invoke: [
    { id: 'watchHistory', src: 'watchHistory' },
    { id: 'returnPath', src: 'returnPath' },
  ],
  on: {
    'navigation.requested': [
      { guard: 'isElsewhere', target: '.matching', actions: 'assignDestination' },
      { guard: 'isHere', target: '.committingHash', actions: 'assignDestination' },
    ],
    'history.traversed': [
      { guard: 'isElsewhere', target: '.matching', actions: ['assignDestination', 'emitTraversed'] },
      { target: '.showing.scrolling', actions: ['assignDestination', 'assignLocation', 'emitAddress', 'emitTraversed'] },
    ],
    'login.needed': { guard: 'isNotOnLogin', actions: 'savePathForPage' },
    'signIn.required': { guard: 'isNotBoundForLogin', actions: 'savePathForDialog' },
    'login.due': { actions: 'raiseLogin' },
    'return.due': { actions: 'raiseReturn' },
    'refresh.due': { actions: ['emitShown', 'emitQueryAgain'] },
  },
  states: {
    showing: {
      description: 'A page is on screen.',
      initial: 'judging',
      states: {
        judging: {
          description: 'Decides between the page itself and the 404 page.',
          always: [{ guard: 'isFound', target: 'found' }, { target: 'missing' }],
        },
        found: { description: 'The requested page is shown.' },
        missing: { description: "'Page Not Found' is shown: there is no such page, or its own validation failed." },
        scrolling: {
          description: 'The page scrolls to its top or to the target of the hash; after back or forward to where it was left.',
          invoke: {
            id: 'scrollPage',
            src: 'scrollPage',
            input: ({ context }) => ({ hash: hashOf(context.href), isReturn: context.pending?.by === 'history' }),
            onDone: 'judging',
            onError: 'judging',
          },
          // A page that has become shorter never reaches its place.
          after: { placeTimeout: 'judging' },
          exit: 'clearDestination',
        },
      },
    },
    matching: {
      description: 'The route rules are looked up: a path may redirect, and a check that its rule names may refuse it.',
      tags: 'travelling',
      invoke: {
        id: 'lookUpRule',
        src: 'lookUpRule',
        input: ({ context }) => ({ path: pathnameOf(required(context.pending, 'destination').href) }),
        onDone: [
          {
            guard: { type: 'isSentOutside', params: output },
            target: 'leaving',
            actions: { type: 'assignExit', params: output },
          },
          {
            guard: { type: 'isRedirected', params: output },
            target: 'matching',
            reenter: true,
            actions: { type: 'assignRedirect', params: output },
          },
          { guard: { type: 'isRefused', params: output }, target: 'loading', actions: 'refuseDestination' },
          { target: 'loading' },
        ],
        // Without the rules the page is shown as requested.
        onError: 'loading',
      },
    },
    loading: {
      description: 'The page loads and validates its address; the previous page stays on screen.',
      tags: 'travelling',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => {
          const { href, isRefused = false } = required(context.pending, 'destination');
          return { href, isRefused };
        },
        onDone: { target: 'committing', actions: { type: 'assignFound', params: output } },
        onError: { target: 'failed', actions: ['assignReason', 'emitChunkFailed'] },
      },
    },
    committing: {
      description: 'The address of the new page is set, unless the browser has already set it.',
      tags: 'travelling',
      invoke: {
        id: 'commitLocation',
        src: 'commitLocation',
        input: ({ context }) => required(context.pending, 'destination'),
        onDone: [
          {
            guard: 'isOtherLanguage',
            target: 'showing.scrolling',
            actions: ['assignLocation', 'emitEntered', 'emitShown', 'emitAddress'],
          },
          {
            guard: 'isLeavingLogin',
            target: 'showing.scrolling',
            actions: ['assignLocation', 'emitEntered', 'emitShown', 'emitQueryAgain', 'emitAddress', 'forgetPath'],
          },
          {
            target: 'showing.scrolling',
            actions: ['assignLocation', 'emitEntered', 'emitShown', 'emitQuery', 'emitAddress'],
          },
        ],
        onError: { target: 'failed', actions: 'assignReason' },
      },
    },
    committingHash: {
      description: 'The hash changes on the same page.',
      invoke: {
        id: 'commitHash',
        src: 'commitLocation',
        input: ({ context }) => required(context.pending, 'destination'),
        onDone: { target: 'showing.scrolling', actions: ['assignLocation', 'emitAddress'] },
        onError: 'showing.judging',
      },
    },
    failed: {
      description: "The page did not load, for a reason that is shown: 'Internal Server Error' is one that is ours. The user can retry.",
      tags: 'failed',
      on: { 'navigation.retried': { target: 'matching', actions: 'clearRefusal' } },
    },
    leaving: {
      description: 'The window navigates to another site.',
      tags: 'travelling',
      invoke: {
        id: 'leaveSite',
        src: 'leaveSite',
        input: ({ context }) => ({ href: required(context.pending, 'destination').href }),
        onError: { target: 'showing.judging', actions: 'clearDestination' },
      },
    },
  },
});
