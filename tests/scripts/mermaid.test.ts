// @vitest-environment jsdom
import mermaid from 'mermaid';
import { expect, test } from 'vitest';
import { flowFiles } from '../../scripts/flows/files.ts';

const files = flowFiles();
const drawings = [...files].filter(([name]) => name.endsWith('.mmd'));
const inReadme = [...(files.get('README.md') ?? '').matchAll(/```mermaid\n([^]*?)```/g)].map(([, text]) => text ?? '');

test.each(drawings)('Mermaid reads docs/flows/%s', async (name, text) => {
  const { diagramType } = await mermaid.parse(text);
  expect(diagramType).toBe(name === 'wiring.mmd' ? 'flowchart-v2' : 'stateDiagram');
});

test('the drawings in the README are those of the files', () => {
  expect(inReadme).toEqual(drawings.filter(([name]) => name !== 'wiring.mmd').map(([, text]) => text));
});
