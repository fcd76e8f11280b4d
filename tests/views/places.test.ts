import { expect, test } from 'vitest';
import { sectionOf } from '../../contract/facts/sections.ts';
import { markOf } from '../../src/boot/shell/mark.ts';
import { places } from '../../src/boot/shell/places.ts';

const marked = (path: string, section = sectionOf(path)) =>
  places.flatMap(({ to }) => (markOf(to, path, section) ? [`${to} ${markOf(to, path, section)}`] : []));

test.each([
  ['/', ['/ page']],
  ['/ai-tools', ['/ai-tools page']],
  ['/ai-background-remover', ['/ai-tools true']],
  ['/video-watermark-remover', ['/ai-tools true']],
  ['/ai-effect/create', ['/ai-effect page']],
  ['/template/wedding', ['/template page']],
  ['/video-face-swap', []],
])('on %s the menus mark %j', (path, expected) => expect(marked(path)).toEqual(expected));

test('a path without a page, whose section is that of the start page, marks nothing', () => {
  expect(marked('/nothing', 'home')).toEqual([]);
});

test('each place marks itself on another page of its section', () => {
  for (const { to } of places) expect(markOf(to, '/elsewhere', sectionOf(to)), to).toBe(to === '/' ? undefined : 'true');
});
