import { expect, it } from 'vitest';
import { chunksOf } from '../../scripts/build/vite/chunks.ts';

const imports: Record<string, string[]> = {
  client: ['react', 'shell'],
  shell: ['react', 'words'],
  root: ['charts', 'words', 'icon', 'calls'],
  charts: ['root'],
  home: ['react', 'icon', 'field'],
  form: ['field', 'calls', 'tabs'],
  tabs: ['base'],
  menu: ['base', 'shape'],
  result: ['form', 'shape', 'bars'],
  bars: ['shape'],
  page: [],
};
const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
const chunkOf = chunksOf({
  first: { roots: ['client'], onEveryPage: { butAfter: [] } },
  home: { roots: ['home'] },
  actors: { roots: ['root'], onEveryPage: { butAfter: ['home'] } },
  forms: { roots: ['form'] },
  tabs: { roots: ['tabs'] },
  menu: { roots: ['menu'] },
  results: { roots: ['form', 'result'] },
  bars: { roots: ['bars'], shares: 'actors' },
});
const named = (...ids: string[]) => ids.map((id) => chunkOf(id, context));

it('puts a module into the group that imports it, and leaves the others to the bundler', () => {
  expect(named('client', 'root', 'charts', 'home', 'form', 'page')).toEqual(['first', 'actors', 'actors', 'home', 'forms', null]);
});

it('sets what reads the answer to a call apart from what sends it', () => {
  expect(named('/contract/structs/calls/faces.ts', '/contract/structs/calls/faces.ts?whole')).toEqual([null, 'faces']);
});

it('keeps what every page loads where every page has it', () => {
  expect(named('react', 'words', 'calls')).toEqual(['first', 'first', 'actors']);
});

it('sets apart what two groups share, so that neither loads the other', () => {
  expect(named('icon', 'field', 'base')).toEqual(['home-actors', 'home-forms', 'tabs-menu']);
});

it('leaves a group whole for those that contain it', () => {
  expect(named('form', 'tabs', 'result', 'bars')).toEqual(['forms', 'tabs', 'results', 'bars']);
});

it('puts what a group shares into the chunk that it names', () => {
  expect(named('shape')).toEqual(['actors']);
});

it('leaves what only the prerender runs to no group, with what that alone imports', () => {
  const groups = { home: { roots: ['home'] }, forms: { roots: ['form'] } };
  const browserChunkOf = chunksOf(groups, ['field']);
  expect([browserChunkOf('field', context), browserChunkOf('home', context), browserChunkOf('tabs', context)]).toEqual([
    null,
    'home',
    'forms',
  ]);
});
