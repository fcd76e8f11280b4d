/** Sorts the sheet of styles, which every first paint waits for, so that it is sent with a kilobyte less. */
import { parse, type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** What a rule adds to its one class, such as `&:hover`; undefined where its order may count for other reasons. */
function conditionOf({ selector, nodes }: Rule): string | undefined {
  const condition = selector.replace(/\.(?:[\w-]|\\.)+/, '&');
  return condition.includes('.') || nodes.some(({ type }) => type !== 'decl') ? undefined : condition;
}

const propertyOf = ({ nodes }: Rule): string => (nodes.at(-1) as Declaration).prop;

/** Other selectors than classes keep their order. */
const valueOf = (rule: Rule): string => (rule.selector.startsWith('.') ? (rule.nodes.at(-1) as Declaration).value : '');

const compared = (one: string, other: string): number => Number(one > other) - Number(one < other);
/** By property, then by value: no element has two classes of one property (`tests/views/doubled-styles.ts`). */
const inOrder = (one: Rule, other: Rule): number => compared(propertyOf(one), propertyOf(other)) || compared(valueOf(one), valueOf(other));

/**
 * Rules of one condition, those of one property next to each other. Panda lists shorthands before what they contain, each kind in the order in
 * which it was found: properties that are interleaved are of one kind.
 */
function alikeTogether(rules: readonly Rule[]): Rule[] {
  const last = new Map(rules.map((rule, index) => [propertyOf(rule), index]));
  const sorted: Rule[] = [];
  let [from, end] = [0, 0];
  for (const [index, rule] of rules.entries()) {
    end = Math.max(end, last.get(propertyOf(rule))!);
    if (index < end) continue;
    const kind = rules.slice(from, index + 1);
    sorted.push(...kind.toSorted(inOrder));
    [from, end] = [index + 1, index + 1];
  }
  return sorted;
}

/** The same styles in an order that compresses better. */
export function sortedStyles(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules(/^(?:layer|media)$/, (outer) => {
    const runs: { condition: string | undefined; rules: Rule[] }[] = [];
    for (const node of outer.nodes ?? []) {
      const condition = node.type === 'rule' ? conditionOf(node) : undefined;
      if (node.type !== 'rule' || condition === undefined) runs.push({ condition: undefined, rules: [] });
      else if (runs.at(-1)?.condition === condition) runs.at(-1)!.rules.push(node);
      else runs.push({ condition, rules: [node] });
    }
    for (const { rules } of runs.filter((run) => run.rules.length > 1)) {
      const mark = rules[0]!.cloneBefore();
      mark.before(alikeTogether(rules));
      mark.remove();
    }
  });
  return sheet.toString();
}

export const sortStyles = (): Plugin => ({
  name: 'sort-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = sortedStyles(String(file.source));
    },
  },
});
