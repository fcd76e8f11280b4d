// Mermaid's own parser judges the drawings, and our reading of them, which stands in for it in every other run.
import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/document/flows/files.ts';
import { readDrawing } from './read.ts';

const files = flowFiles();

test('the wiring is a flowchart', async () => {
  expect(await mermaid.parse(files.get('wiring.mmd') ?? '')).toMatchObject({ diagramType: 'flowchart-v2' });
});

test('a drawing that is none is refused', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  state "one" as one\n  --\n  state "two" as two\n')).rejects.toThrow('Parse error');
});

describe.each(models.map(({ name }) => [name]))('%s', (name) => {
  const text = files.get(`${name}.mmd`) ?? '';

  test('is a state diagram of the states, words and arrows that our reading finds', async () => {
    const { diagramType } = await mermaid.parse(text);
    expect(diagramType).toBe('stateDiagram');
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
    const { nodes } = db.getData();
    const { states, arrows } = readDrawing(text);
    for (const [id, words] of states) {
      const seen = JSON.stringify(nodes.filter((node) => node.id === id));
      for (const message of words) expect(seen).toContain(JSON.stringify(message).slice(1, -1));
    }
    const seen = db.getRelations().flatMap(({ id1, id2 }) => (id1 === 'root_start' ? [] : [`${id1} → ${id2}`]));
    expect(seen.toSorted()).toEqual(arrows.map(([from, to]) => `${from} → ${to}`).toSorted());
  });
});
