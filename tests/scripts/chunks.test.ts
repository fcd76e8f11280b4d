import { expect, it } from 'vitest';
import { chunksOf } from '../../scripts/vite/chunks.ts';

const imports: Record<string, string[]> = {
  client: ['react', 'shell'],
  shell: ['react', 'words'],
  root: ['charts', 'words'],
  charts: ['root'],
  page: [],
};
const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

it('puts a module into the first group that imports it, and leaves the others to the bundler', () => {
  const chunkOf = chunksOf({ first: ['client'], actors: ['root'] });
  const found = ['client', 'react', 'words', 'root', 'charts', 'page'].map((id) => chunkOf(id, context));
  expect(found).toEqual(['first', 'first', 'first', 'actors', 'actors', null]);
});
