/**
 * Checks the sources against the table of rooms: imports that it does not allow, folders without a room, cycles, and charts that access the
 * page.
 */
import ts from 'typescript';
import { circlesOfFiles, circlesOfFolders } from './circles.ts';
import { importsOf, type Import, type Packages, type Source } from './imports.ts';
import { faces, packagesOf, roomOf, rooms, type ProjectRoom } from './table.ts';

/** Globals that a chart must not use, because they would tie the flow to a page, a network, or the system clock. */
const impureGlobals = new Set(['fetch', 'window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'setTimeout', 'setInterval']);

/** Returns one sentence per fault. Paths are relative to the project, with forward slashes. */
export function faultsIn(sources: readonly Source[], packages: Packages = {}, table: readonly ProjectRoom[] = rooms): string[] {
  const imports = sources.flatMap((source) => importsOf(source, packages));
  return [
    ...imports.flatMap((arrow) => wrong(arrow, table)),
    ...circlesOfFolders(imports).map((circle) => sentenceOf('folders', circle)),
    ...circlesOfFiles(imports).map((circle) => sentenceOf('files', circle)),
    ...sources.filter(({ path }) => path.startsWith('machines/')).flatMap(impurities),
  ];
}

function wrong(arrow: Import, table: readonly ProjectRoom[]): string[] {
  const place = `${arrow.from}:${arrow.line}`;
  const room = roomOf(arrow.from, table);
  if (!room) return [`${place} lies in no room: add its folder to scripts/check/arrows/table.ts`];
  if (arrow.isPackage) {
    const face = faces[arrow.to];
    if (face !== undefined && arrow.kind !== 'type' && arrow.from !== face)
      return [`${place} imports ${arrow.to}, which is for ${face} alone`];
    const { allowed, never } = packagesOf(room);
    return matches(never, arrow.to) || (allowed !== 'any' && !matches(allowed, arrow.to))
      ? [`${place} imports ${arrow.to}, a package that is not for ${room.name}`]
      : [];
  }
  const target = roomOf(arrow.to, table);
  if (target === room && isWithin(arrow, room)) return [];
  if (!target) return [`${place} imports ${arrow.to}, which lies in no room`];
  const known = arrow.kind === 'type' ? [...room.knows, ...(room.types ?? [])] : room.knows;
  return matches(known, target.name) || matches(known, folderOf(arrow.to))
    ? []
    : [`${place} imports ${arrow.to}: ${room.name} may not know ${target.name}`];
}

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** Whether an import stays inside one room: `x/*` is a separate room for each folder below `x`. */
function isWithin({ from, to }: Import, { name }: ProjectRoom): boolean {
  if (!name.endsWith('/*')) return true;
  const child = (path: string): string | undefined => path.slice(name.length - 1).split('/')[0];
  return child(from) === child(to);
}

const sentenceOf = (kind: 'folders' | 'files', circle: readonly Import[]): string =>
  `A circle of ${kind}: ${circle.map(({ from, line, to }) => `${from}:${line} → ${to}`).join(', then ')}`;

/** Whether a name matches one of the patterns: `x/*` matches everything below `x` but not `x` itself; `*` matches everything. */
export const matches = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

function impurities({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = impureUse(node);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (name) found.push(`${path}:${line} uses ${name}: a chart asks a port for it`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function impureUse(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now') return 'Date.now';
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()';
  const callee = ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? node.expression : undefined;
  return callee && ts.isIdentifier(callee) && impureGlobals.has(callee.text) ? callee.text : undefined;
}
