/**
 * Leaves of XState what this site uses, a quarter less of it: no snapshot is saved or restored, and no chart is written out or watched step by step, but
 * by what only developers see; no state remembers another one; and what types forbid is not checked again. A module that needs what is cut ends the build,
 * as does an XState in which a cut is not found.
 */
import type { Plugin } from 'vite';

/** A method of a class, or a getter. */
const method = (name: string): RegExp => new RegExp(`^  (?:get )?${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?^  \\}\\n`, 'gm');
const named = (kind: 'function' | 'const', name: string): RegExp =>
  kind === 'function' ? new RegExp(`^function ${name}\\([\\s\\S]*?^\\}\\n`, 'm') : new RegExp(`^const ${name} = [\\s\\S]*?^\\};\\n`, 'm');

/** Fields that are declared before they have a value. */
const fields = /^ {4}this\.\w+ = void 0;\n/gm;

type Cut = readonly [pattern: RegExp, replacement?: string];

/** By the beginning of a file's name. */
export const cuts: Readonly<Record<string, readonly Cut[]>> = {
  StateMachine: [
    ...['definition', 'toJSON', 'events', 'ownEvents', 'on', 'resolveState', 'microstep', 'getPersistedSnapshot', 'restoreSnapshot'].map(
      (name): Cut => [method(name)],
    ),
    [/^ {8}toJSON\(\) \{[\s\S]*?^ {8}\}\n/m],
    [/^ {4}this\.(?:getPersistedSnapshot|restoreSnapshot) = .*\n/gm],
    [/^ {4}this\.events = .*\n/gm],
    [/^ {4}formatRouteTransitions\(this\.root\);\n/m],
    [/^const toSerializableAction = [\s\S]*?^\};\n/m],
    [fields],
    [/^ {4}if \(this\.type === 'compound' && !this\.config\.initial\) \{[\s\S]*?^ {4}\}\n/m],
    [/^ {4}this\.(?:history|meta|description|version|schemas) = .*\n/gm],
    [/^ {6}try \{\n( {8}guardPassed = .*\n) {6}\} catch \(err\) \{[\s\S]*?^ {6}\}\n/m, '$1'],
  ],
  raise: [
    ...['attachDevTools', 'toJSON', 'getPersistedSnapshot'].map((name): Cut => [method(name)]),
    [/^ {4}if \(this\.options\.devTools\) \{[\s\S]*?^ {4}\}\n/m],
    [/persistedState \? this\.logic\.restoreSnapshot \? .*? : persistedState : /],
    [named('const', 'machineSnapshotToJSON')],
    [named('const', 'machineSnapshotGetMeta')],
    [/^ {4}getMeta: machineSnapshotGetMeta,\n {4}toJSON: machineSnapshotToJSON\n/m],
    [named('function', 'getPersistedSnapshot'), 'const getPersistedSnapshot = 0;\n'],
    [fields],
    // Only that an actor is there is reported.
    [/^ +(?:this\._actorScope\.|this\.|actorScope\.)?system\._sendInspectionEvent\(\{\n +type: '@xstate\.(?!actor')[\s\S]*?\}\);\n/gm],
    [/^ {10}const saveExecutingCustomAction = [\s\S]*?(action\.exec\(.*\n)[\s\S]*?^ {10}\}\n/m, '$1'],
    [method('select')],
    [/^ {2}\[symbolObservable\]\(\) \{[\s\S]*?^ {2}\}\n/m],
    [/^const symbolObservable = .*\n/m],
    [/^ {4}if \(this\._syncSnapshot\) \{[\s\S]*?^ {4}\}\n/m],
    [/^ {4}if \(invokeDef\.onSnapshot\) \{[\s\S]*?^ {4}\}\n/m],
    [/\(options\?\.snapshot && options\.snapshot\.scheduler\) \?\? \{\}/, '{}'],
    [/^ {4}getSnapshot: \(\) => \{\n {6}return \{\n {8}_scheduledEvents[\s\S]*?^ {4}\},\n/m],
    [/^ {4}start: \(\) => \{\n {6}const scheduledEvents[\s\S]*?^ {4}\},\n/m],
    [/^ {4}if \(!this\._parent\) \{\n {6}this\.system\.start\(\);\n {4}\}\n/m],
    // What types forbid.
    [/^ {2,4}if \(typeof event(?:OrExpr)? === 'string'\) \{[\s\S]*?^ {2,4}\}\n/gm],
    [/^ {6}if \(descriptor === NULL_EVENT\) \{[\s\S]*?^ {6}\}\n/m],
    [/^ {4}(?:meta|description): typeof _target === .*\n/gm],
    [/,\n {4}toJSON: \(\) => \(\{[\s\S]*?^ {4}\}\)\n/gm, '\n'],
    [/^ {2}const maxIterations = .*\n {2}let iterationCount = 0;\n/m],
    [/^ {4}iterationCount\+\+;\n {4}if \(iterationCount > maxIterations\) \{[\s\S]*?^ {4}\}\n/m],
    // What was active when a state was left.
    [/^ {2}for \(const exitStateNode of statesToExit\) \{[\s\S]*?^ {2}\}\n/m],
    [/(^function getEffectiveTargetStates\(.*\n)[\s\S]*?^\}\n/m, '$1  return transition.target ?? [];\n}\n'],
    [/^ {2}if \(isHistoryNode\(stateNode\)\) \{[\s\S]*?^ {2}\} else \{\n/m, '  {\n'],
    [named('function', 'isHistoryNode')],
    [/\.filter\(sn => !isHistoryNode\(sn\)\)/g],
    [/isHistoryNode\(\w+\)/g, 'false'],
  ],
  log: [[/^ {2}if \(typeof event(?:OrExpr)? === 'string'\) \{[\s\S]*?^ {2}\}\n/gm]],
  'xstate-actors': [[/,\n {4}getPersistedSnapshot: .*\n {4}restoreSnapshot: .*\n/g, '\n']],
};

/** A file of XState without the cuts. Throws when it lacks one of them. */
export function usedXstateOf(file: keyof typeof cuts, code: string): string {
  return cuts[file]!.reduce((rest, [pattern, replacement = '']) => {
    const next = rest.replace(pattern, replacement);
    if (next === rest) throw new Error(`XState has no ${String(pattern)} in ${file} any more: revise scripts/build/vite/used-xstate.ts`);
    return next;
  }, code);
}

const uses = [
  /\b(?:getPersistedSnapshot|restoreSnapshot|resolveState|getMeta|ownEvents|devTools)\b/,
  /\.definition\b/,
  /\bonSnapshot:|\bsyncSnapshot\b|\bmaxIterations\b|\btype: 'history'|\bhistory: (?:true|'shallow'|'deep')|\bSymbol\.observable\b/,
  // Restores snapshots.
  /import \{[^}]*\buse(?:Actor|ActorRef|Machine)\b[^}]*\} from ["']@xstate\/react["']/,
  /["']?\btype["']?: ["']xstate\.route["']/,
];

/** What a module would need of XState that is cut. */
export const xstateCutUse = (code: string): string | undefined => uses.map((use) => use.exec(code)?.[0]).find((use) => use !== undefined);

/** What is reported of an actor after it is there; the package reads it where charts are drawn. */
const watched = /'@xstate\.(?!actor')/;
const file = /\/xstate\/dist\/(?:(StateMachine|raise|log)-\w+|(xstate-actors))\.esm\.js$/;

/** `isWhole`: the build contains what developers see. */
export const usedXstate = (isWhole: boolean): Plugin => ({
  name: 'used-xstate',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && !isWhole,
  enforce: 'pre',
  transform: {
    filter: {
      id: { include: /\/(?:src|machines|packages)\/.*\.tsx?$|\/xstate\/dist\/(?:(?:StateMachine|raise|log)-\w+|xstate-actors)\.esm\.js$/ },
    },
    handler(code, id) {
      const [, hashed, plain] = file.exec(id) ?? [];
      const name = hashed ?? plain;
      if (name !== undefined) return { code: usedXstateOf(name, code), map: null };
      const use = xstateCutUse(code) ?? (id.includes('/packages/') ? undefined : watched.exec(code)?.[0]);
      if (use !== undefined) this.error(`${id} needs ${use} of XState, which scripts/build/vite/used-xstate.ts cuts`);
      return null;
    },
  },
});
