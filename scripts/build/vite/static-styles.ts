/**
 * Evaluates style objects at build time: `css({ … })` becomes its class string, and `cva({ … })` a table of them. The pages then include
 * neither the objects nor the style system's own runtime, which together would weigh more than the router and the copy.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst, type Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Style = { [key: string]: string | number | boolean | null | Style };
type Css = (...styles: Style[]) => string;

/** The classes of a style, each by a number that stands for the property it sets, so that a variant can replace the base. */
type Classes = Record<number, string>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The value of an expression of literals; undefined for anything known only at run time. `choices` are decided beforehand. */
function literalOf(node: Node, choices = new Map<Node, Node>()): Style[string] | undefined {
  switch (node.type) {
    case 'ConditionalExpression': {
      const chosen = choices.get(node);
      return chosen && literalOf(chosen, choices);
    }
    case 'Literal':
      return node['value'] as Style[string];
    case 'TemplateLiteral': {
      const [quasi, ...others] = node['quasis'] as { value: { cooked: string } }[];
      return others.length === 0 ? quasi!.value.cooked : undefined;
    }
    case 'UnaryExpression': {
      const value = literalOf(node['argument'] as Node, choices);
      return node['operator'] === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ObjectExpression': {
      const style: Style = {};
      for (const property of node['properties'] as Node[]) {
        if (property.type !== 'Property' || property['computed'] === true) return undefined;
        const key = property['key'] as Node;
        const name = key.type === 'Identifier' ? (key['name'] as string) : String(key['value']);
        const value = literalOf(property['value'] as Node, choices);
        if (value === undefined) return undefined;
        style[name] = value;
      }
      return style;
    }
    default:
      return undefined;
  }
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

/** Each property of a style with its conditions, as a separate style. */
function* leavesOf(style: Style, path: string[] = []): Generator<{ path: string; style: Style }> {
  for (const [key, value] of Object.entries(style)) {
    const here = [...path, key];
    if (typeof value === 'object' && value !== null) yield* leavesOf(value, here);
    else yield { path: here.join(' '), style: here.reduceRight<Style[string]>((inner, name) => ({ [name]: inner }), value) as Style };
  }
}

/** The argument of `recipe` in `src/design/recipe.ts`, computed from the argument of `cva`. */
function tableOf(config: Style, css: Css): string {
  const numbers = new Map<string, number>();
  const classesOf = (style: Style): Classes =>
    Object.fromEntries(
      [...leavesOf(style)].map((leaf) => {
        const number = numbers.get(leaf.path) ?? numbers.size;
        numbers.set(leaf.path, number);
        return [number, css(leaf.style)];
      }),
    );
  const base = classesOf((config['base'] ?? {}) as Style);
  const variants = Object.entries((config['variants'] ?? {}) as Record<string, Record<string, Style>>).map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values).map(([value, style]) => [value, classesOf(style)])),
  ]);
  return [base, Object.fromEntries(variants), config['defaultVariants'] ?? {}].map((part) => JSON.stringify(part)).join(', ');
}

/** The expression for a style's classes; a value with a condition yields the classes of both branches. */
function classesOf(argument: Node, code: string, css: Css): string | null {
  const [condition, ...others] = [...nodesOf(argument)].filter(({ type }) => type === 'ConditionalExpression');
  if (others.length > 0) return null;
  const written = (choices?: Map<Node, Node>): string | null => {
    const style = literalOf(argument, choices);
    return typeof style === 'object' && style !== null ? JSON.stringify(css(style)) : null;
  };
  if (!condition) return written();
  const either = [condition['consequent'], condition['alternate']].map((chosen) => written(new Map([[condition, chosen as Node]])));
  const test = condition['test'] as Node;
  return either.includes(null) ? null : `(${code.slice(test.start, test.end)} ? ${either.join(' : ')})`;
}

/** The code of a module with its static styles evaluated; null when it has none. */
export function workOutStyles(code: string, lang: 'ts' | 'tsx', css: Css): string | null {
  if (!code.includes('styled-system/css')) return null;
  const changes: { start: number; end: number; text: string }[] = [];
  let needsRecipe = false;
  for (const node of nodesOf(parseAst(code, { lang }) as unknown as Node)) {
    if (node.type !== 'CallExpression') continue;
    const callee = node['callee'] as Node;
    if (callee.type !== 'Identifier') continue;
    const [argument, ...others] = node['arguments'] as Node[];
    if (!argument || others.length > 0) continue;
    if (callee['name'] === 'css') {
      const text = classesOf(argument, code, css);
      if (text !== null) changes.push({ start: node.start, end: node.end, text });
      continue;
    }
    const style = callee['name'] === 'cva' ? literalOf(argument) : undefined;
    if (typeof style !== 'object' || style === null) continue;
    if (!('compoundVariants' in style)) {
      needsRecipe = true;
      changes.push({ start: node.start, end: node.end, text: `recipe(${tableOf(style, css)})` });
    }
  }
  if (changes.length === 0) return null;
  let text = code;
  for (const change of changes.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, change.start) + change.text + text.slice(change.end);
  return needsRecipe ? `import { recipe } from '/src/design/recipe.ts';\n${text}` : text;
}

export function staticStyles(root: string): Plugin {
  let css: Css;
  return {
    name: 'static-styles',
    apply: 'build',
    // Runs before the React compiler, which would wrap every call in a memo.
    enforce: 'pre',
    async buildStart() {
      ({ css } = (await import(pathToFileURL(join(root, 'styled-system/css/css.mjs')).href)) as { css: Css });
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/src\/.*\.tsx?$/.test(file)) return null;
      const text = workOutStyles(code, file.endsWith('x') ? 'tsx' : 'ts', css);
      return text === null ? null : { code: text, map: null };
    },
  };
}
