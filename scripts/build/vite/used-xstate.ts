/**
 * Leaves of XState what this site uses, a tenth less of it: no snapshot is saved or restored, and no chart is written out, but by what only developers
 * see. A module that needs what is cut ends the build, as does an XState in which a cut is not found.
 */
import type { Plugin } from 'vite';

/** A method of a class, or a getter. */
const method = (name: string): RegExp => new RegExp(`^  (?:get )?${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?^  \\}\\n`, 'gm');
const named = (kind: 'function' | 'const', name: string): RegExp =>
  kind === 'function' ? new RegExp(`^function ${name}\\([\\s\\S]*?^\\}\\n`, 'm') : new RegExp(`^const ${name} = [\\s\\S]*?^\\};\\n`, 'm');

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
  ],
  raise: [
    ...['attachDevTools', 'toJSON', 'getPersistedSnapshot'].map((name): Cut => [method(name)]),
    [/^ {4}if \(this\.options\.devTools\) \{[\s\S]*?^ {4}\}\n/m],
    [/persistedState \? this\.logic\.restoreSnapshot \? .*? : persistedState : /],
    [named('const', 'machineSnapshotToJSON')],
    [named('const', 'machineSnapshotGetMeta')],
    [/^ {4}getMeta: machineSnapshotGetMeta,\n {4}toJSON: machineSnapshotToJSON\n/m],
    [named('function', 'getPersistedSnapshot'), 'const getPersistedSnapshot = 0;\n'],
  ],
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
  // Restores snapshots.
  /import \{[^}]*\buse(?:Actor|ActorRef|Machine)\b[^}]*\} from ["']@xstate\/react["']/,
  /["']?\btype["']?: ["']xstate\.route["']/,
];

/** What a module would need of XState that is cut. */
export const xstateCutUse = (code: string): string | undefined => uses.map((use) => use.exec(code)?.[0]).find((use) => use !== undefined);

const file = /\/xstate\/dist\/(\w+)-\w+\.esm\.js$/;

/** `isWhole`: the build contains what developers see. */
export const usedXstate = (isWhole: boolean): Plugin => ({
  name: 'used-xstate',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && !isWhole,
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/(?:src|machines|packages)\/.*\.tsx?$|\/xstate\/dist\/(?:StateMachine|raise)-\w+\.esm\.js$/ } },
    handler(code, id) {
      const [, name] = file.exec(id) ?? [];
      if (name !== undefined) return { code: usedXstateOf(name, code), map: null };
      const use = xstateCutUse(code);
      if (use !== undefined) this.error(`${id} needs ${use} of XState, which scripts/build/vite/used-xstate.ts cuts`);
      return null;
    },
  },
});
