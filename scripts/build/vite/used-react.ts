/**
 * Leaves of React what this site uses, a fifth less of it: the rest serves components and hooks that nothing imports, or browsers that are gone.
 * A module that needs what is cut ends the build, as does a React that has changed.
 */
import type { Plugin } from 'vite';
import { besides, cuts, type Replacement } from './react-cuts.ts';

const revised = (what: string): Error => new Error(`React has no ${what} any more: revise scripts/build/vite/react-cuts.ts`);

/** Where a function, which stands at the beginning of a line, has its body. */
function bodyOf(code: string, name: string): { from: number; to: number } {
  const start = code.indexOf(`\nfunction ${name}(`);
  if (start < 0) throw revised(name);
  const from = code.indexOf(') {', start) + ') {'.length;
  return { from, to: code.indexOf('}\n', from - 1) === from ? from : code.indexOf('\n}\n', from) + 1 };
}

function rewritten(code: string, name: string, inside: string): string {
  const { from, to } = bodyOf(code, name);
  return code.slice(0, from) + inside + code.slice(to);
}

/** The lines of a function without a case: with what it does, unless another case does that, too. */
function withoutCase(lines: readonly string[], label: string | number): string[] | null {
  const place = lines.findIndex((line) => line.trimStart() === `case ${label}:`);
  if (place < 0) return null;
  const isLabel = (line: string): boolean => /^ +case [^:]*:$/.test(line);
  const indent = lines[place]!.search(/\S/);
  const isEnd = (line: string): boolean =>
    line.search(/\S/) < indent || (line.search(/\S/) === indent && /^ +(?:case |default:)/.test(line));
  const isShared = isLabel(lines[place - 1]!) || isLabel(lines[place + 1]!);
  const length = isShared ? 1 : lines.slice(place + 1).findIndex((line) => line !== '' && isEnd(line)) + 1;
  return lines.toSpliced(place, length);
}

function withoutCases(code: string, name: string, labels: readonly (string | number)[]): string {
  const { from, to } = bodyOf(code, name);
  const rest = labels.reduce((lines: string[], label) => {
    const next = withoutCase(lines, label);
    if (!next) throw revised(`case ${label} in ${name}`);
    return next;
  }, code.slice(from, to).split('\n'));
  return code.slice(0, from) + rest.join('\n') + code.slice(to);
}

function replaced(code: string, [pattern, replacement]: Replacement): string {
  const rest = code.replace(pattern, replacement);
  if (rest === code) throw revised(String(pattern));
  return rest;
}

/** The production build of `react-dom/client` without the cuts. Throws when it lacks one of them. */
export function usedReactOf(code: string): string {
  let rest = code;
  for (const { functions = [], bodies = {}, cases = {}, replaced: others = [] } of cuts) {
    for (const name of functions) rest = rewritten(rest, name, '');
    for (const [name, body] of Object.entries(bodies)) rest = rewritten(rest, name, body);
    for (const [name, labels] of Object.entries(cases)) rest = withoutCases(rest, name, labels);
    for (const other of others) rest = replaced(rest, other);
  }
  return rest;
}

const imported = /import\s+(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]react(?:-dom(?:\/client)?)?['"]/g;
const member = /\bReact\w*\.(\w+)/g;

/** What a module would need of React that is cut. */
export function cutUses(code: string): string[] {
  const names = [
    ...[...code.matchAll(imported)].flatMap(([, list]) => list!.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!)),
    ...[...code.matchAll(member)].map(([, name]) => name!),
  ];
  return cuts.flatMap(({ needs, uses }) => [...names.filter((name) => needs.includes(name)), ...(uses?.exec(code) ?? [])]);
}

const unchecked = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/styled-system\//;
const file = /\/(react|react-dom|scheduler)\/cjs\/\1(-client)?\.production\.js$/;
const exported = /^exports\.(\w+) = (?:function \([^)]*\) \{[\s\S]*?\n\}|[\w$]+);\n/gm;

/** The production build of a package beside it, without the exports that need what is cut. */
export function usedBesidesOf(name: keyof typeof besides, code: string): string {
  const rest = code.replace(exported, (whole, one: string) => (cuts.some(({ needs }) => needs.includes(one)) ? '' : whole));
  return besides[name].reduce(replaced, rest);
}

export const usedReact = (): Plugin => ({
  name: 'used-react',
  // Pages are prerendered by another part of React.
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: /\.[jt]sx?$|\.mjs$/ },
    handler(code, id) {
      const [, name, isClient] = file.exec(id) ?? [];
      if (isClient !== undefined) return { code: usedReactOf(code), map: null };
      if (name !== undefined) return { code: usedBesidesOf(name as keyof typeof besides, code), map: null };
      if (unchecked.test(id)) return null;
      const [use] = cutUses(code);
      if (use !== undefined) this.error(`${id} needs ${use} of React, which scripts/build/vite/react-cuts.ts cuts`);
      return null;
    },
  },
});
