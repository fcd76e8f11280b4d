import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** Which rooms and packages a room may import. A pattern ends with `/*` for everything below a name. */
type Rule = { rooms: string[]; packages: 'any' | string[]; never: string[] };

const browserPackages = ['react', 'react-dom', 'react-dom/*', '@xstate/react', '@ark-ui/*', 'wouter', 'wouter/*', 'styled-system/*'];
const serverPackages = [
  'node:*',
  'hono',
  'hono/*',
  '@hono/*',
  'kysely',
  'kysely/*',
  'pg',
  'pg-boss',
  'sharp',
  'onnxruntime-node',
  'node-av',
  '@iridia/*',
];

const rules: Record<string, Rule> = {
  contract: { rooms: ['contract'], packages: ['superstruct'], never: [] },
  copy: { rooms: ['copy', 'contract'], packages: [], never: [] },
  machines: { rooms: ['machines', 'contract'], packages: ['xstate'], never: [] },
  src: { rooms: ['src', 'machines', 'copy', 'contract', 'styled-system', 'public'], packages: 'any', never: serverPackages },
  engine: { rooms: ['engine', 'contract'], packages: 'any', never: browserPackages },
  server: { rooms: ['server', 'copy', 'contract'], packages: 'any', never: browserPackages },
};

/** Packages that one file stands for: everybody else asks that file. Generated code may name them too. */
const faces: Record<string, string> = { 'typesafe-i18n': 'copy/dictionary.ts' };

/** What a chart may not touch: it would tie the flow to a page, a network or a wall clock. */
const impureGlobals = new Set(['fetch', 'window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'setTimeout', 'setInterval']);

export type Source = { path: string; text: string };

/** Sentences about every import and global that points the wrong way. Paths are relative to the project, with slashes. */
export function wrongArrows(sources: Source[]): string[] {
  return sources.flatMap((source) => [...wrongImports(source), ...impurities(source)]);
}

function wrongImports({ path, text }: Source): string[] {
  const room = roomOf(path);
  const rule = rules[room];
  if (!rule) return [];
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const place = `${path}:${lineAt(text, pos)}`;
    if (fileName.startsWith('.')) {
      const target = roomOf(relative(process.cwd(), resolve(dirname(path), fileName)));
      return rule.rooms.includes(target) ? [] : [`${place} imports ${fileName}: ${room} may not know ${target || 'the outside'}`];
    }
    const face = faces[fileName];
    if (face) return path === face || path.includes('/generated/') ? [] : [`${place} imports ${fileName}, which is for ${face} alone`];
    const allowed = rule.packages === 'any' || matches(rule.packages, fileName);
    return allowed && !matches(rule.never, fileName) ? [] : [`${place} imports ${fileName}, which is not for ${room}`];
  });
}

function impurities({ path, text }: Source): string[] {
  if (roomOf(path) !== 'machines') return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = impureUse(node);
    if (name) found.push(`${path}:${lineAt(text, node.getStart())} uses ${name}: a chart asks a port for it`);
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

function matches(patterns: string[], name: string): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}

function roomOf(path: string): string {
  return path.split(/[\\/]/)[0] ?? '';
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function readRooms(): Source[] {
  return Object.keys(rules).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name))
      .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(path, 'utf8') })),
  );
}

if (import.meta.main) {
  const sources = readRooms();
  const wrong = wrongArrows(sources);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length) process.exit(1);
  console.log(`${sources.length} files, every arrow points the right way.`);
}
