/**
 * Leaves of React what this site uses, a fifth less of it: the rest serves components and hooks that nothing imports, or browsers that are gone.
 * A module that needs what is cut ends the build, as does a React that has changed.
 */
import type { Plugin } from 'vite';

type Cut = {
  /** Exports of React that need what is cut. */
  needs: readonly string[];
  /** Code that needs it without naming an export. */
  uses?: RegExp;
  /** Functions that are left without a body. */
  functions?: readonly string[];
  /** Functions that return a constant, as code. */
  constants?: Readonly<Record<string, string>>;
  /** What else is replaced. */
  replaced?: readonly (readonly [pattern: RegExp, replacement: string])[];
};

export const cuts: readonly Cut[] = [
  {
    needs: ['ViewTransition', 'addTransitionType'],
    functions: [
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
      // Only what is in such a transition waits for its images.
      'accumulateSuspenseyCommitOnFiber',
      'suspendInstance',
    ],
    constants: { maySuspendCommit: 'false', waitForCommitToBeReady: 'null' },
  },
  {
    needs: [],
    uses: /<Fragment\b[^>]*\sref=/,
    functions: [
      'FragmentInstance',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
    ],
    replaced: [[/^FragmentInstance\.prototype\.\w+ = function[\s\S]*?\n\};\n/gm, '']],
  },
  {
    needs: ['Activity', 'SuspenseList'],
    functions: ['updateActivityComponent', 'updateSuspenseListComponent', 'cutOffTailIfNeeded', 'initSuspenseListRenderState'],
  },
  {
    needs: ['useActionState', 'useFormState'],
    uses: /react\/compiler-runtime/,
    functions: [
      'dispatchActionState',
      'mountActionState',
      'rerenderActionState',
      'runActionStateAction',
      'updateActionState',
      'updateActionStateImpl',
      'useMemoCache',
    ],
  },
  {
    needs: ['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
    functions: ['preconnect', 'prefetchDNS', 'preinitModuleScript', 'preinitScript', 'preinitStyle', 'preload', 'preloadModule'],
  },
  {
    needs: [],
    uses: /<(?:link|style)\b[^>]*\sprecedence=|<script\b[^>]*\sasync\b/,
    functions: [
      'acquireResource',
      'adoptPreloadPropsForScript',
      'adoptPreloadPropsForStylesheet',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'preloadResource',
      'preloadResourceAndSuspendIfNeeded',
      'preloadStylesheet',
      'suspendResource',
    ],
    constants: { getResource: 'null' },
  },
  {
    // Forms whose action is a function.
    needs: ['requestFormReset', 'useFormStatus'],
    uses: /<form\b[^>]*\saction=\{|\sformAction=/,
    functions: [
      'TransitionAwareHostComponent',
      'ensureFormComponentIsStateful',
      'recursivelyResetForms',
      'requestFormReset',
      'startHostTransition',
    ],
  },
  {
    needs: ['useOptimistic'],
    functions: ['dispatchOptimisticSetState', 'updateOptimisticImpl'],
  },
  {
    // Elements that a page defines itself.
    needs: [],
    uses: /<[a-z][a-z\d]*-[a-z\d-]*[\s/>]/,
    functions: ['setPropOnCustomElement'],
    constants: { isCustomElement: 'false' },
  },
  {
    // Events before an input, and of composed letters.
    needs: [],
    uses: /\bon(?:BeforeInput|Composition(?:Start|Update|End))\b/,
    functions: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  },
  { needs: [], uses: /\bcomponentStack\b/, constants: { describeNativeComponentFrame: '""' } },
  {
    // Of Internet Explorer.
    needs: [],
    replaced: [
      [/var canUseDOM = !\([^;]*?\),\n/, 'var canUseDOM = true,\n'],
      [/canUseDOM &&\s+"documentMode" in document &&\s+\(documentMode = document\.documentMode\);/, ''],
      [/canUseCompositionEvent = canUseDOM && "CompositionEvent" in window/, 'canUseCompositionEvent = true'],
      [/useFallbackCompositionData =\s+canUseDOM &&[\s\S]*?\)\),/, 'useFallbackCompositionData = false,'],
      [/var isInputEventSupported = !1;\nif \(canUseDOM\) \{[\s\S]*?\n\}\n/, 'var isInputEventSupported = true;\n'],
      [/canUseDOM && "documentMode" in document && 11 >= document\.documentMode/, 'false'],
    ],
  },
];

const revised = (what: string): Error => new Error(`React has no ${what} any more: revise scripts/build/vite/used-react.ts`);

/** The code with another body of a function, which stands at the beginning of a line. */
function rewritten(code: string, name: string, inside = ''): string {
  const start = code.indexOf(`\nfunction ${name}(`);
  if (start < 0) throw revised(name);
  const body = code.indexOf(') {', start) + ') {'.length;
  return code.slice(0, body) + inside + code.slice(code.indexOf('\n}\n', body) + 1);
}

function replaced(code: string, [pattern, replacement]: readonly [RegExp, string]): string {
  const rest = code.replace(pattern, replacement);
  if (rest === code) throw revised(String(pattern));
  return rest;
}

/** The production build of `react-dom/client` without the cuts. Throws when it lacks one of them. */
export function usedReactOf(code: string): string {
  let rest = code;
  for (const { functions = [], constants = {}, replaced: others = [] } of cuts) {
    for (const name of functions) rest = rewritten(rest, name);
    for (const [name, value] of Object.entries(constants)) rest = rewritten(rest, name, `return ${value};`);
    for (const other of others) rest = replaced(rest, other);
  }
  return rest;
}

const imported = /import\s+(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]react(?:-dom)?['"]/g;
const member = /\bReact\w*\.(\w+)/g;

/** What a module would need of React that is cut. */
export function cutUses(code: string): string[] {
  const names = [
    ...[...code.matchAll(imported)].flatMap(([, list]) => list!.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!)),
    ...[...code.matchAll(member)].map(([, name]) => name!),
  ];
  return cuts.flatMap(({ needs, uses }) => [...names.filter((name) => needs.includes(name)), ...(uses?.exec(code) ?? [])]);
}

const client = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const shared = /\/react-dom\/cjs\/react-dom\.production\.js$/;
const exported = /^exports\.(\w+) = function[\s\S]*?\n\};\n/gm;

/** The production build of `react-dom` without the exports that need what is cut. */
const usedSharedOf = (code: string): string =>
  code.replace(exported, (whole, name: string) => (cuts.some(({ needs }) => needs.includes(name)) ? '' : whole));

export const usedReact = (): Plugin => ({
  name: 'used-react',
  // Pages are prerendered by another part of React.
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[jt]sx?$|\.mjs$/, exclude: /\/node_modules\/(?:react|scheduler)\// } },
    handler(code, id) {
      if (client.test(id)) return { code: usedReactOf(code), map: null };
      if (shared.test(id)) return { code: usedSharedOf(code), map: null };
      const [use] = cutUses(code);
      if (use !== undefined) this.error(`${id} needs ${use} of React, which scripts/build/vite/used-react.ts cuts`);
      return null;
    },
  },
});
