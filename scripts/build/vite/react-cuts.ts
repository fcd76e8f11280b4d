/** What `used-react.ts` leaves out of React, each with what would need it. */

export type Replacement = readonly [pattern: RegExp, replacement: string];

type Cut = {
  /** Exports of React that need what is cut. */
  needs: readonly string[];
  /** Code that needs it without naming an export. */
  uses?: RegExp;
  /** Functions that are left without a body. */
  functions?: readonly string[];
  /** Functions that get another body. */
  bodies?: Readonly<Record<string, string>>;
  /** Cases of the outermost switch of a function, which nothing reaches any more. */
  cases?: Readonly<Record<string, readonly (string | number)[]>>;
  /** What else is replaced. */
  replaced?: readonly Replacement[];
};

/** The events that React reports to a page, by their names in it; a page that listens to another one ends the build. */
const reported =
  'cancel click close dragLeave dragOver dragStart drop error input keyDown load loadedMetadata mouseDown pause play pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress submit toggle touchStart wheel';
const left =
  'abort auxClick beforeToggle canPlay canPlayThrough contextMenu copy cut drag dragEnd dragEnter dragExit durationChange emptied encrypted ended fullscreenChange fullscreenError gotPointerCapture invalid keyPress keyUp loadedData loadStart lostPointerCapture mouseMove mouseOut mouseOver mouseUp paste playing rateChange reset resize scroll scrollEnd seeked seeking stalled suspend timeUpdate touchCancel touchEnd touchMove volumeChange waiting';
const otherLeft = [
  'AnimationEnd',
  'AnimationIteration',
  'AnimationStart',
  'MouseEnter',
  'MouseLeave',
  'Select',
  'TransitionCancel',
  'TransitionEnd',
  'TransitionRun',
  'TransitionStart',
];

/** Attributes that nothing sets, whose names in React are not theirs. */
const renamed =
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight colorInterpolation colorInterpolationFilters colorProfile colorRendering enableBackground floodColor floodOpacity fontSizeAdjust fontStretch fontVariant glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX lightingColor markerMid markerStart maskType overlinePosition overlineThickness paintOrder panose-1 renderingIntent strikethroughPosition strikethroughThickness underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vertAdvY vertOriginX vertOriginY xmlnsXlink xHeight'.split(
    ' ',
  );

const wordOf = (names: readonly string[], before = '', after = '\\b'): RegExp =>
  new RegExp(`(?<![\\w$.]|function )${before}(?:${names.join('|')})${after}`);

/** The body of updateClassComponent, for classes that only keep a state and catch errors. */
const classComponent = `
  prepareToReadContext(workInProgress);
  var instance = workInProgress.stateNode, isChanged = null === current || current.memoizedProps !== nextProps;
  if (null === instance) {
    instance = new Component(nextProps, emptyContextObject);
    workInProgress.memoizedState = instance.state ?? null;
    instance.updater = classComponentUpdater;
    workInProgress.stateNode = instance;
    instance._reactInternals = workInProgress;
    initializeUpdateQueue(workInProgress);
  } else null !== current && cloneUpdateQueue(current, workInProgress);
  instance.props = nextProps;
  instance.state = workInProgress.memoizedState;
  processUpdateQueue(workInProgress, nextProps, instance, renderLanes);
  suspendIfUpdateReadFromEntangledAsyncAction();
  isChanged = isChanged || instance.state !== workInProgress.memoizedState;
  instance.state = workInProgress.memoizedState;
  markRef(current, workInProgress);
  var isCaptured = 0 !== (workInProgress.flags & 128);
  if (!isChanged && !isCaptured) return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
  var children = isCaptured && "function" !== typeof Component.getDerivedStateFromError ? null : instance.render();
  workInProgress.flags |= 1;
  if (null !== current && isCaptured) {
    workInProgress.child = reconcileChildFibers(workInProgress, current.child, null, renderLanes);
    workInProgress.child = reconcileChildFibers(workInProgress, null, children, renderLanes);
  } else reconcileChildren(current, workInProgress, children, renderLanes);
  workInProgress.memoizedState = instance.state;
  return workInProgress.child;
`;

/** The end of commitBeforeMutationEffects, without view transitions. */
const beforeMutation = `
  nextEffect = firstChild;
  for (; null !== nextEffect; ) {
    root = nextEffect;
    JSCompiler_temp = root.alternate;
    if (
      (null === JSCompiler_temp && 0 !== (root.flags & 2)) ||
      (22 === root.tag && (null !== root.memoizedState || (null !== JSCompiler_temp && null !== JSCompiler_temp.memoizedState)))
    ) {
      commitBeforeMutationEffects_complete();
      continue;
    }
    JSCompiler_temp = root.child;
    0 !== (root.subtreeFlags & 1024) && null !== JSCompiler_temp
      ? ((JSCompiler_temp.return = root), (nextEffect = JSCompiler_temp))
      : commitBeforeMutationEffects_complete();
  }
}
`;

const namesOf = (events: string): string[] => events.split(' ').map((name) => name[0]!.toUpperCase() + name.slice(1));

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
    bodies: { maySuspendCommit: 'return false;', waitForCommitToBeReady: 'return null;' },
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
    bodies: { getResource: 'return null;' },
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
    bodies: { isCustomElement: 'return false;' },
  },
  {
    // Events before an input, and of composed letters.
    needs: [],
    uses: /\bon(?:BeforeInput|Composition(?:Start|Update|End))\b/,
    functions: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  },
  {
    needs: [],
    uses: /\bcomponentStack\b/,
    bodies: { getStackByFiberInDevAndProd: 'return "";', getComponentNameFromType: 'return null;' },
  },
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
  {
    // Of components that are classes, all but what shows something else in place of what broke.
    needs: ['PureComponent'],
    uses: /\b(?:componentDidMount|componentDidUpdate|componentWillUnmount|componentWill\w+|UNSAFE_\w+|getSnapshotBeforeUpdate|getDerivedStateFromProps|shouldComponentUpdate|forceUpdate)\b|\bstatic (?:override )?(?:contextType|defaultProps)\b/,
    bodies: {
      updateClassComponent: classComponent,
      resolveClassComponentProps: 'return baseProps;',
      safelyCallComponentWillUnmount: '',
    },
    replaced: [
      [/(?<=  \},\n)  enqueueReplaceState: function[\s\S]*?\n  \}\n(?=\};\n)/, ''],
      [/if \(0 !== \(flags & 1024\) && null !== current\) \{\n[\s\S]*?\n {8}\}\n(?= {8}break;)/, ''],
      [
        /if \(flags & 4\)\n {8}if \(\(\(finishedRoot = finishedWork\.stateNode\), null === current\)\)[\s\S]*?(?= {6}flags & 64 && commitClassCallbacks)/,
        'var prevProps;\n',
      ],
      [/if \("function" === typeof finishedRoot\.componentDidMount\)\n[\s\S]*?\n {10}\}\n/, ''],
      [
        /\(prevHostParent = deletedFiber\.stateNode\),\n {8}"function" === typeof prevHostParent\.componentWillUnmount &&[\s\S]*?\)\);/,
        '0);',
      ],
      [/var instance = finishedWork\.stateNode;\n {8}"function" === typeof instance\.componentWillUnmount &&[\s\S]*?\);/, 'var instance;'],
    ],
  },
  {
    // Kinds of nodes that are created for none of ours, and cases that do what the default does.
    needs: ['Profiler', 'StrictMode', 'unstable_useCacheRefresh', 'cacheSignal', 'cache'],
    bodies: { getActivityInstanceFromFiber: 'return null;', releaseCache: '' },
    cases: {
      createFiberFromTypeAndProps: [
        'REACT_ACTIVITY_TYPE',
        'REACT_STRICT_MODE_TYPE',
        'REACT_PROFILER_TYPE',
        'REACT_SUSPENSE_LIST_TYPE',
        'REACT_LEGACY_HIDDEN_TYPE',
        'REACT_VIEW_TRANSITION_TYPE',
      ],
      attemptEarlyBailoutIfNoScheduledUpdate: [31, 19, 24],
      beginWork: [8, 12, 19, 31, 24, 30],
      completeWork: [8, 12, 31, 19, 23, 24, 25, 30],
      unwindWork: [31, 19, 23, 24, 25],
      unwindInterruptedWork: [31, 19, 23, 24],
      commitBeforeMutationEffects_complete: [30],
      commitLayoutEffectOnFiber: [12, 31, 30, 7],
      commitDeletionEffectsOnFiber: [21, 30, 7],
      commitMutationEffectsOnFiber: [12, 31, 19, 30, 21, 7],
      recursivelyTraverseDisappearLayoutEffects: [30, 7],
      recursivelyTraverseReappearLayoutEffects: [12, 31, 30, 7],
      commitPassiveMountOnFiber: [1, 12, 31, 13, 23, 24, 30],
      recursivelyTraverseReconnectPassiveEffects: [23, 24],
      recursivelyTraverseAtomicPassiveEffects: [24],
      commitPassiveUnmountOnFiber: [3, 12],
      commitPassiveUnmountEffectsInsideOfDeletedTree_begin: [23, 24],
      getRetryCache: [31, 19],
      resolveRetryWakeable: [31, 19],
    },
    replaced: [
      // Was declared in what is cut.
      [
        /_finishedWork\$memoize2 = finishedWork\.stateNode;\n(\s+)id = /,
        'var _finishedWork$$memoize2 = finishedWork.stateNode;\n$1var id = ',
      ],
      [
        /var AbortControllerLocal =[\s\S]*?\},\n  scheduleCallback\$2/,
        'var AbortControllerLocal = AbortController,\n  scheduleCallback$$2',
      ],
    ],
  },
  {
    // What looks for view transitions.
    needs: [],
    bodies: {
      completeRootWhenReady:
        'root.timeoutHandle = -1;\n  completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null);',
    },
    replaced: [
      [/committedLanes = \(committedLanes & 335544064\) === committedLanes;\n  nextEffect = firstChild;\n[\s\S]*?\n\}\n/, beforeMutation],
      [
        /var isViewTransitionEligible =\n    \(committedLanes & 335544064\) === committedLanes;\n  if \(parentFiber\.subtreeFlags & \(isViewTransitionEligible \? 10262 : 10256\)\)/,
        'if (parentFiber.subtreeFlags & 10256)',
      ],
      [/  else isViewTransitionEligible && restoreNestedViewTransitions\(parentFiber\);\n/, ''],
      [
        /var isViewTransitionEligible =\n    \(committedLanes & 335544064\) === committedLanes;\n  isViewTransitionEligible &&[\s\S]*?;\n/,
        '',
      ],
      [/isViewTransitionEligible &&\n        rootViewTransitionNameCanceled &&[\s\S]*?\);\n(?= +flags & 2048)/, ''],
      [
        /\(isViewTransitionEligible &&\n            null !== id &&\n            null === id\.memoizedState &&\n            restoreEnterOrExitViewTransitions\(id\),/,
        '(',
      ],
      [
        /\(isViewTransitionEligible &&\n            null !== id &&\n            null !== id\.memoizedState &&\n            restoreEnterOrExitViewTransitions\(finishedWork\),/,
        '(',
      ],
      [
        /\(lanes & 335544064\) === lanes\n    \? \(\(pendingTransitionTypes = claimQueuedTransitionTypes\(root\)\),\n      \(spawnedLane = 10262\)\)\n    : \(\(pendingTransitionTypes = null\), \(spawnedLane = 10256\)\);/,
        'spawnedLane = 10256;',
      ],
      [
        /shouldStartViewTransition\n    \? \(pendingViewTransition[\s\S]*?\)\)\n    : \(flushMutationEffects\(\), flushLayoutEffects\(\), flushSpawnedWork\(\)\);/,
        'flushMutationEffects(), flushLayoutEffects(), flushSpawnedWork();',
      ],
      [/\(lanes & 335544064\) === lanes \? 10262 : 10256/, '10256'],
      [/  if \(null !== entangledTransitionTypes\)\n[\s\S]*?\n  \}\n(?=  null !== prevOnStartTransitionFinish)/, ''],
    ],
  },
  {
    // Of hooks: the waiting for what a transition starts, and those that nothing imports.
    needs: ['useImperativeHandle', 'useInsertionEffect', 'useReducer', 'useTransition', 'createRef'],
    uses: /\bstartTransition\(async\b/,
    replaced: [
      [
        /  "object" === typeof returnValue &&\n    null !== returnValue &&\n    "function" === typeof returnValue\.then &&\n    entangleAsyncAction\(transition, returnValue\);\n/,
        '',
      ],
      [
        /^ {4}use(?:ImperativeHandle|InsertionEffect|Reducer|Transition|HostTransitionStatus|FormState|ActionState|Optimistic|MemoCache|CacheRefresh): (?:\w+|function \([^)]*\) \{\n[\s\S]*?\n {4}\}),?\n/gm,
        '',
      ],
      [/ {4}if \(shouldDoubleInvokeUserFnsInHooksDEV\) \{\n[\s\S]*?\n {4}\}\n/, ''],
      [/ {2}if \(shouldDoubleInvokeUserFnsInHooksDEV\) \{\n[\s\S]*?\n {2}\}\n/, ''],
      [/ {6}if \(shouldDoubleInvokeUserFnsInHooksDEV\) \{\n[\s\S]*?\n {6}\}\n/, ''],
      [/ {8}shouldDoubleInvokeUserFnsInHooksDEV &&\n[^;]*?;\n/, ''],
      // A form is none that waits for its action.
      [/  var stateHook = fiber\.memoizedState;\n  null !== stateHook &&\n[\s\S]*?;\n  stateHook = /, '  var stateHook = '],
      [/  hostTransitionProviderCursor\.current === fiber &&\n[\s\S]*?;\n/, ''],
      [
        / {6}null !== workInProgress\.memoizedState &&\n {8}\(\(\$\$typeof = renderWithHooks\([\s\S]*?\(HostTransitionContext\._currentValue = \$\$typeof\)\);\n/,
        '',
      ],
    ],
  },
  {
    // What else can be done to a root.
    needs: ['createRoot', 'unstable_batchedUpdates', 'browser'],
    uses: /\bunstable_scheduleHydration\b|\bfindDOMNode\b|\bonDefaultTransitionIndicator\b/,
    bodies: { attemptExplicitHydrationTarget: '' },
    replaced: [
      [/^exports\.createRoot = function[\s\S]*?\n\};\n/m, ''],
      [/^exports\.version = .*\n/m, ''],
      [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function[\s\S]*?\n\};\n/m, ''],
      [/^ReactDOMSharedInternals\.findDOMNode = function[\s\S]*?\n\};\n/m, ''],
      [/^function defaultOnDefaultTransitionIndicator\(\) \{[\s\S]*?\n\}\n/m, ''],
      [/defaultOnDefaultTransitionIndicator\n/g, 'null\n'],
      [
        /  for \(var i = 0; i < queuedExplicitHydrationTargets\.length; i\+\+\) \{[\s\S]*?(?=  i = \(unblocked)/,
        '  var i, queuedTarget;\n',
      ],
      [/  i = \(unblocked\.ownerDocument \|\| unblocked\)\.\$\$reactFormReplay;\n[\s\S]*?\n\}\n/, '}\n'],
      [/^ {2}D: prefetchDNS,[\s\S]*?(?=\};)/m, ''],
    ],
  },
  {
    // What reports to the tools of React's developers.
    needs: [],
    replaced: [
      [/if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?\n\}\n/, ''],
      [/^ +if \(\s*injectedHook &&\s+"function" === typeof injectedHook\.\w+\s*\)\s+try \{[\s\S]*?\} catch \(err\) \{\}\n/gm, ''],
    ],
  },
  {
    // Events that nothing listens to, and what reads their fields.
    needs: [],
    // As a property, and not as the name of a function of its own.
    uses: wordOf([...namesOf(left), ...otherLeft], 'on', '(?:Capture)?(?==\\{|:|\\(\\w+\\) \\{)'),
    cases: {
      dispatchEventForPluginEventSystem: [
        '"keypress"',
        '"beforeblur"',
        '"afterblur"',
        'ANIMATION_END',
        'ANIMATION_ITERATION',
        'ANIMATION_START',
        'TRANSITION_END',
        '"scroll"',
        '"scrollend"',
        '"copy"',
        '"cut"',
        '"paste"',
      ],
    },
    replaced: [
      [/simpleEventPluginEvents =\n\s+"[^"]*"/, `simpleEventPluginEvents = "${reported}"`],
      [/^simpleEventPluginEvents\.push\("scrollEnd"\);\n/m, ''],
      [/^registerSimpleEvent\((?:ANIMATION|TRANSITION)_\w+, "\w+"\);\n/gm, ''],
      [/^registerDirectEvent\("onMouse(?:Enter|Leave)", .*\);\n/gm, ''],
      [/"change click focusin focusout input keydown keyup selectionchange"/, '"change click input"'],
      [/^registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)",[\s\S]*?\);\n/gm, ''],
      [/ {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n[\s\S]*?(?= {4}\}\n {4}processDispatchQueue)/, ''],
      [
        / {10}if \(isInputEventSupported\)\n {12}(getTargetInstFunc = getTargetInstForInputOrChangeEvent;)\n {10}else \{[\s\S]*?\n {10}\}\n/,
        '$1\n',
      ],
      [/ {8}handleEventFunc && handleEventFunc\(domEventName, reactName, targetInst\);\n/, ''],
      [/ {6}"selectionchange" !== domEventName &&\n {8}\(/, '('],
      [/ {4}null === ownerDocument \|\|\n {6}ownerDocument\[listeningMarker\] \|\|[\s\S]*?\);\n/, ''],
    ],
    bodies: { getVendorPrefixedEventName: 'return eventName;' },
  },
  {
    // Keys, as old browsers named them.
    needs: [],
    uses: /\bevent\.charCode\b|\bgetModifierState\b/,
    replaced: [
      [/ {4}key: function \(nativeEvent\) \{[\s\S]*?\n {4}\},\n/, 'key: 0,\n'],
      [
        / {4}charCode: function \(event\) \{[\s\S]*?\n {4}\},\n {4}keyCode: function[\s\S]*?\n {4}\},\n {4}which: function[\s\S]*?\n {4}\}\n/,
        'keyCode: 0\n',
      ],
      [/ {4}getModifierState: getEventModifierState,?\n/g, ''],
      [/ {4}movementX: function[\s\S]*?\n {4}\},\n {4}movementY: function[\s\S]*?\n {4}\}\n/, 'movementX: 0,\nmovementY: 0\n'],
    ],
  },
  {
    needs: [],
    uses: wordOf(renamed),
    replaced: renamed.map((name) => [new RegExp(`^ {4}\\["${name}", "[\\w:-]+"\\],?\n`, 'm'), ''] as const),
  },
  {
    // Attributes of XML and of elements that we do not have.
    needs: [],
    uses: /\bx(?:link(?:Actuate|Arcrole|Href|Role|Show|Title|Type)|ml(?:Base|Lang))\b|\bcontentEditable\b/,
    cases: {
      setProp: [
        '"xlinkActuate"',
        '"xlinkArcrole"',
        '"xlinkHref"',
        '"xlinkRole"',
        '"xlinkShow"',
        '"xlinkTitle"',
        '"xlinkType"',
        '"xmlBase"',
        '"xmlLang"',
        '"onScroll"',
        '"onScrollEnd"',
      ],
    },
    replaced: [
      // Of styles whose numbers have no unit, those of old browsers.
      [/(unitlessNumbers = new Set\(\n\s+"[^"]*?) MozAnimationIterationCount[^"]*"/, '$1"'],
      // The selection in an element that can be edited.
      [
        /    if \("selectionStart" in root\)\n      var JSCompiler_temp = (\{[\s\S]*?\});\n    else\n[\s\S]*?\n(?= {4}JSCompiler_temp = JSCompiler_temp)/,
        '    var JSCompiler_temp = $1;\n',
      ],
      [
        / {12}else \{\n {14}var doc = priorFocusedElem\.ownerDocument \|\| document,[\s\S]*?\n {12}\}\n(?= {10}\}\n {10}doc = \[\])/,
        'var doc, selection;\n',
      ],
      // An action that is a function.
      [
        / {6}if \("function" === typeof value\) \{\n {8}domElement\.setAttribute\(\n\s+key,\n\s+"javascript:[\s\S]*?(?= {6}if \(\n {8}null == value \|\|\n {8}"symbol")/,
        '',
      ],
    ],
  },
  {
    // For browsers that lack what all have now.
    needs: [],
    replaced: [
      [/clz32 = Math\.clz32 \? Math\.clz32 : clz32Fallback/, 'clz32 = Math.clz32'],
      [/objectIs = "function" === typeof Object\.is \? Object\.is : is/, 'objectIs = Object.is'],
      [/PossiblyWeakSet = "function" === typeof WeakSet \? WeakSet : Set/, 'PossiblyWeakSet = WeakSet'],
      [/PossiblyWeakMap = "function" === typeof WeakMap \? WeakMap : Map/, 'PossiblyWeakMap = WeakMap'],
      [/(var reportGlobalError =)[\s\S]*?\n( +[\w$]+ = \[\],)/, '$1 reportError,\n$2'],
      [/scheduleMicrotask =\n[\s\S]*?: scheduleTimeout;\n/, 'scheduleMicrotask = queueMicrotask;\n'],
      [/passiveBrowserEventsSupported = !1;\nif \(canUseDOM\)\n[\s\S]*?\n {2}\}\n/, 'passiveBrowserEventsSupported = !0;\n'],
      [/^canUseDOM &&\n {2}\(\(style = [\s\S]*?;\n/m, ''],
    ],
  },
];

/** What is left out of the packages beside it, apart from exports that need what is cut. */
export const besides: Readonly<Record<'react' | 'react-dom' | 'scheduler', readonly Replacement[]>> = {
  react: [
    [/^exports\.__COMPILER_RUNTIME = \{[\s\S]*?\n\};\n/m, ''],
    [/^Component\.prototype\.forceUpdate = function[\s\S]*?\n\};\n/m, ''],
    [/^function ComponentDummy\(\)[\s\S]*?isPureReactComponent = !0;\n/m, ''],
    [/^exports\.useDebugValue = .*\n/m, 'exports.useDebugValue = noop;\n'],
    [/(var reportGlobalError =)[\s\S]*?\n {6}\};\n/, '$1 reportError;\n'],
    [/ {4}"object" === typeof returnValue &&[\s\S]*?reportGlobalError\);\n/, ''],
    [/ {2}currentTransition\.types =\n.*\n/, 'currentTransition.types = null;\n'],
    [
      / {4}null !== prevTransition &&\n {6}null !== currentTransition\.types &&\n.*\n {6}\(ReactSharedInternals\.T = prevTransition\);/,
      'ReactSharedInternals.T = prevTransition;',
    ],
    [/ {4}enqueueForceUpdate: .*\n {4}enqueueReplaceState: .*\n/, ''],
  ],
  'react-dom': [
    [/ {6}r: function \(\) \{[\s\S]*?\n {6}\},\n/, ''],
    [/ {6}D: noop,\n[\s\S]*?M: noop\n/, ''],
  ],
  // React asks for nothing to be done at a later time.
  scheduler: [
    [/^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function[\s\S]*?\n\};\n/gm, ''],
    [/^if \("object" === typeof performance && [\s\S]*?\n\}\n/m, 'exports.unstable_now = () => performance.now();\n'],
    [/^exports\.unstable_now = void 0;\n/m, ''],
    [/^function advanceTimers\([\s\S]*?\n\}\nfunction handleTimeout\([\s\S]*?\n\}\n/m, ''],
    [/ +advanceTimers\(currentTime\);\n/g, ''],
    [/ {8}isHostTimeoutScheduled &&\n[\s\S]*?;\n/, ''],
    [/ {14}var firstTimer = peek\(timerQueue\);\n[\s\S]*?(?= {14}hasMoreWork = !1)/, ''],
    [
      /^if \("function" === typeof localSetImmediate\)\n[\s\S]*?\n {2}\};\nelse if \("undefined" !== typeof MessageChannel\) (\{[\s\S]*?\n\}) else\n[\s\S]*?\n {2}\};\n/m,
      '$1\n',
    ],
    [/^function requestHostTimeout\([\s\S]*?\n\}\n/m, ''],
    [/ {2}"object" === typeof options && null !== options\n[\s\S]*?: \(options = currentTime\);\n/, '  options = currentTime;\n'],
    [/ {2}options > currentTime\n[\s\S]*?: (\(\(priorityLevel\.sortIndex = timeout\),)/, '  $1'],
    [/,\n {2}localSetTimeout = .*\n {2}localClearTimeout = .*\n {2}localSetImmediate = .*\n/, ';\n'],
  ],
};
