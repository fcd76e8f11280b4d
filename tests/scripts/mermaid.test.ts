// @vitest-environment jsdom
// Mermaid's own parser judges the drawings; it needs a document to clean texts with.
import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/flows/files.ts';
import type { Flow } from '../../src/dev/charts/flow.ts';

type Drawn = {
  getRelations(): { id1: string; id2: string }[];
  getData(): { nodes: { id: string; label?: unknown; description?: unknown }[] };
};

const files = flowFiles();
const read = async (text: string): Promise<Drawn> => (await mermaid.mermaidAPI.getDiagramFromText(text)).db as unknown as Drawn;

test.each([...files.keys()].filter((name) => name.endsWith('.mmd')))('Mermaid reads docs/flows/%s', async (name) => {
  const { diagramType } = await mermaid.parse(files.get(name) ?? '');
  expect(diagramType).toBe(name === 'wiring.mmd' ? 'flowchart-v2' : 'stateDiagram');
});

test('a drawing that is none is refused', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  state "one" as one\n  --\n  state "two" as two\n')).rejects.toThrow('Parse error');
});

test('the drawings in the README are those of the files', () => {
  const shown = [...(files.get('README.md') ?? '').matchAll(/```mermaid\n([^]*?)```/g)].map(([, text]) => text);
  expect(shown).toEqual(models.map(({ name }) => files.get(`${name}.mmd`)));
});

describe.each(models.map(({ name }) => [name]))('%s', (name) => {
  const { id: root, states, transitions } = JSON.parse(files.get(`${name}.json`) ?? '') as Flow;
  const alias = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_');

  const [whole] = states;
  const regions = whole?.type === 'parallel' ? states.filter(({ id }) => id.split('.').length === 2).map(({ id }) => id) : [];
  const isNoted = ({ source, targets }: Flow['transitions'][number]) =>
    source === root || regions.includes(source) || targets.some((target) => target.startsWith(`${source}.`));

  test('Mermaid sees every state, and an arrow or a line of a note for every transition', async () => {
    const text = files.get(`${name}.mmd`) ?? '';
    const drawn = await read(text);
    const seen = new Set(drawn.getData().nodes.map(({ id }) => id));
    expect(states.filter(({ id }) => id !== root && !seen.has(alias(id))).map(({ id }) => id)).toEqual([]);
    const arrows = drawn.getRelations().flatMap(({ id1, id2 }) => (id1 === 'root_start' ? [] : [`${id1} → ${id2}`]));
    expect(arrows.toSorted()).toEqual(
      transitions
        .filter((transition) => !isNoted(transition))
        .flatMap(({ source, targets }) => (targets.length > 0 ? targets : [source]).map((target) => `${alias(source)} → ${alias(target)}`))
        .toSorted(),
    );
    expect([...text.matchAll(/^ +anywhere, /gm)]).toHaveLength(transitions.filter(isNoted).length);
  });

  test('Mermaid writes what a state does on entry and exit', async () => {
    const { nodes } = (await read(files.get(`${name}.mmd`) ?? '')).getData();
    for (const { id, entry, exit } of states.filter((state) => state.id !== root)) {
      const words = JSON.stringify(nodes.filter((node) => node.id === alias(id)));
      for (const { type } of [...entry, ...exit]) expect(words).toContain(type);
    }
  });
});
