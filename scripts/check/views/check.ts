/** Finds state in views: a view selects and sends, and whatever a tester would call a state is in a chart. */
import ts from 'typescript';
import type { Source } from '../arrows/imports.ts';

/** A file that may use one of these hooks all the same, and why. */
export type Allowed = { file: string; hook: string; why: string };

const hooks = new Set(['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useRef']);

/** A ref to an element of the page holds no state. */
const isElementRef = (call: ts.CallExpression): boolean => /^HTML\w*Element$/.test(call.typeArguments?.[0]?.getText() ?? '');

function hooksOf({ path, text }: Source): { hook: string; line: number }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: { hook: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const hook = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
      if (hooks.has(hook) && !(hook === 'useRef' && isElementRef(node)))
        found.push({ hook, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns one sentence per fault: a hook that is not allowed, and a line of the list that nothing uses. Paths are relative to the project. */
export function statesIn(sources: readonly Source[], allowed: readonly Allowed[]): string[] {
  const used = new Set<Allowed>();
  const faults = sources.flatMap((source) =>
    hooksOf(source).flatMap(({ hook, line }) => {
      const entry = allowed.find((each) => each.file === source.path && each.hook === hook);
      if (entry) used.add(entry);
      return entry
        ? []
        : [
            `${source.path}:${line} uses ${hook}: a state of a flow is in a chart, and a page or a dialog starts its flow by a row of the wiring table`,
          ];
    }),
  );
  return [
    ...faults,
    ...allowed
      .filter((entry) => !used.has(entry))
      .map(({ file, hook }) => `${file} uses no ${hook} any more: take its line out of the list`),
  ];
}
