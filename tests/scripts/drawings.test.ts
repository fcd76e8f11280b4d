import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/document/flows/files.ts';
import type { Flow } from '@iridia/chartkit/export/flow';
import { readDrawing } from '../mermaid/read.ts';

const files = flowFiles();

test.each([
  ['regions without a state around them', '  state "one" as one\n  --\n  state "two" as two\n'],
  ['an arrow to no state', '  state "one" as one\n  one --> two\n'],
  ['a text that ends early', '  state "one" as one\n  one --> one : a; b\n'],
  ['a state that is not closed', '  state "one" as one {\n'],
  ['a line of a note outside of one', '  state "one" as one\n  anywhere, a\n'],
])('%s are not drawings', (_, lines) => {
  expect(() => readDrawing(`stateDiagram-v2\n${lines}`)).toThrow(/Mermaid would not|Regions need|of no state/);
});

test('the drawings in the README are those of the files', () => {
  const shown = [...(files.get('README.md') ?? '').matchAll(/```mermaid\n([^]*?)```/g)].map(([, text]) => text);
  expect(shown).toEqual(models.map(({ name }) => files.get(`${name}.mmd`)));
});

describe.each(models.map(({ name }) => [name]))('%s', (name) => {
  const { id: root, states, transitions } = JSON.parse(files.get(`${name}.data.json`) ?? '') as Flow;
  const alias = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_');
  const drawn = readDrawing(files.get(`${name}.mmd`) ?? '');

  const [whole] = states;
  const regions = whole?.type === 'parallel' ? states.filter(({ id }) => id.split('.').length === 2).map(({ id }) => id) : [];
  const isNoted = ({ source, targets }: Flow['transitions'][number]) =>
    source === root || regions.includes(source) || targets.some((target) => target.startsWith(`${source}.`));

  test('has every state, and an arrow or a note for every transition', () => {
    expect(states.filter(({ id }) => id !== root && !drawn.states.has(alias(id))).map(({ id }) => id)).toEqual([]);
    expect(drawn.arrows.map(([from, to]) => `${from} → ${to}`).toSorted()).toEqual(
      transitions
        .filter((transition) => !isNoted(transition))
        .flatMap(({ source, targets }) => (targets.length > 0 ? targets : [source]).map((target) => `${alias(source)} → ${alias(target)}`))
        .toSorted(),
    );
    expect(drawn.noted).toHaveLength(transitions.filter(isNoted).length);
  });

  test('notes what a state does on entry and exit', () => {
    for (const { id, entry, exit } of states.filter((state) => state.id !== root)) {
      const words = drawn.states.get(alias(id))!.join(' ');
      for (const { type } of [...entry, ...exit]) expect(words).toContain(type);
    }
  });
});
