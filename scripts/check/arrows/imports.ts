/**
 * Lists every import of a source file by its runtime cost: a type has none, a value is loaded at once, a lazy import is loaded on demand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

export type Source = { path: string; text: string };
export type Import = {
  /** The importing file and the line of the import. */
  from: string;
  line: number;
  /** A path in the project, or the name of a package. */
  to: string;
  isPackage: boolean;
  kind: 'type' | 'value' | 'lazy';
};

/**
 * The packages of this repository by the name in imports: `@iridia/engine/media` is a file of `packages/engine/`. A name with `*` is every name of
 * that shape, as in `exports` of a manifest.
 */
export type Packages = Readonly<Record<string, string>>;

/** The file that an import of one of our packages means; undefined for any other name. A name of its own goes before a pattern. */
function fileIn(packages: Packages, name: string): string | undefined {
  if (Object.hasOwn(packages, name)) return packages[name];
  for (const [pattern, file] of Object.entries(packages)) {
    const [start = '', end] = pattern.split('*');
    if (end !== undefined && name.startsWith(start) && name.endsWith(end)) return file.replace('*', name.slice(start.length));
  }
  return undefined;
}

/** All imports of one file: static, re-exported, lazy, type-only, and files that start as a separate process. */
export function importsOf({ path, text }: Source, packages: Packages = {}): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: Import[] = [];
  const add = (name: string, kind: Import['kind'], node: ts.Node): void => {
    const own = name.startsWith('.') ? pathFrom(path, name) : fileIn(packages, name);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ from: path, line: line + 1, to: own ?? name, isPackage: own === undefined, kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(textOf(node.moduleSpecifier), bringsTypesAlone(node.importClause) ? 'type' : 'value', node);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(textOf(node.moduleSpecifier), exportsTypesAlone(node) ? 'type' : 'value', node);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(textOf(node.argument.literal), 'type', node);
    else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    )
      add(node.arguments[0].text, 'lazy', node);
    else if (isFileOfItsOwn(node)) add(textOf(node.arguments![0]!), 'lazy', node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : '');

const pathFrom = (path: string, name: string): string =>
  relative(process.cwd(), resolve(dirname(path), name.split('?')[0]!))
    .split(sep)
    .join('/');

function bringsTypesAlone(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  return !name && namedBindings !== undefined && ts.isNamedImports(namedBindings) && isOfTypes(namedBindings.elements);
}

const exportsTypesAlone = ({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean =>
  isTypeOnly || (exportClause !== undefined && ts.isNamedExports(exportClause) && isOfTypes(exportClause.elements));

const isOfTypes = (elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): boolean =>
  elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);

/** Matches `new URL('./child.ts', import.meta.url)`, the file of a process or worker. */
const isFileOfItsOwn = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'URL' &&
  node.arguments?.length === 2 &&
  /^\.{1,2}\/.*\.tsx?$/.test(textOf(node.arguments[0]!));

/** Reads the sources below these folders; paths use forward slashes. */
export const readSources = (folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])node_modules[\\/]/.test(name))
      .map((name) => join(folder, name))
      .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(path, 'utf8') })),
  );
