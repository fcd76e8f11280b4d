import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const engine = join(root, 'engine');

/** What a file imports as values, lazily or not; types make no circle. */
function importsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (specifier: ts.Node | undefined) => {
    if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) found.push(resolve(dirname(path), specifier.text));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause: clause } = node;
      const names = clause?.namedBindings;
      const typesAlone =
        clause?.isTypeOnly || (names && ts.isNamedImports(names) && !clause.name && names.elements.every(({ isTypeOnly }) => isTypeOnly));
      if (!typesAlone) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A folder directly in engine/, or a file that lies beside the folders. */
const roomOf = (path: string): string => relative(engine, path).split(/[\\/]/)[0]!;

function graphOf(nameOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const name of readdirSync(engine, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.startsWith('node_modules')) continue;
    const path = join(engine, name);
    const from = nameOf(path);
    const to = graph.get(from) ?? new Set<string>();
    for (const target of importsOf(path)) if (target.startsWith(engine) && nameOf(target) !== from) to.add(nameOf(target));
    graph.set(from, to);
  }
  return graph;
}

/** The first circle, as the names on it; null when there is none. */
function circleIn(graph: Map<string, Set<string>>): string[] | null {
  const finished = new Set<string>();
  const walk = (name: string, way: string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (finished.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    finished.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}

describe('the order inside the engine', () => {
  it('has no circle between its rooms, nor between its files', () => {
    const rooms = graphOf(roomOf);
    expect(rooms.get('background')).toContain('cutout');
    expect(circleIn(rooms)).toBeNull();
    expect(circleIn(graphOf((path) => relative(engine, path)))).toBeNull();
  });

  it('would see one', () => {
    expect(
      circleIn(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['c'])],
          ['c', new Set(['b'])],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });

  it('is entered from outside only through what the package exports', () => {
    const builders = ['scripts/art.ts', 'scripts/samples.ts'];
    const files = ['server', 'scripts'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(root, room, name)),
    );
    const past = files.filter((path) => importsOf(path).some((target) => target.startsWith(engine)));
    expect(past.map((path) => relative(root, path)).toSorted()).toEqual(builders);
  });
});
