import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../scripts/check/arrows/check.ts';
import { drawnRooms } from '../../scripts/check/arrows/draw.ts';
import { readSources, type Source } from '../../scripts/check/arrows/imports.ts';
import { ownPackages } from '../../scripts/check/arrows/packages.ts';
import { houses, roomOf, rooms } from '../../scripts/check/arrows/table.ts';

const faultsOf = (path: string, text: string): string[] => faultsIn([{ path, text }], ownPackages());

describe('an arrow the table does not allow is named, with its file and line', () => {
  test.each([
    [
      'a value that points upward',
      'src/design/button.tsx',
      "import { createRoot } from '../actors/root.ts';",
      'src/design may not know src/actors',
    ],
    [
      'a lazy import that points upward',
      'src/actors/auth.ts',
      "const later = () => import('../boot/app.tsx');",
      'src/actors may not know src/boot',
    ],
    [
      'a child process of another room',
      'server/mail/mail.ts',
      "new URL('../media/copy.child.ts', import.meta.url)",
      'server/mail may not know server/media',
    ],
    [
      'a re-export',
      'contract/facts/costs.ts',
      "export { text } from '../structs/schema.ts';",
      'contract/facts may not know contract/structs',
    ],
    [
      'facts that lean on structs, by a type alone',
      'contract/facts/costs.ts',
      "import type { Struct } from '../structs/schema.ts';",
      'contract/facts may not know',
    ],
    [
      'a domain that reaches into another',
      'server/mail/mail.ts',
      "import { createGeneration } from '../generations/create.ts';",
      'server/mail may not know server/generations',
    ],
    [
      'the inside of the engine',
      'server/media/copy.ts',
      "import { swap } from '../../packages/engine/face/swap.ts';",
      'server/media may not know packages/engine/face',
    ],
    ['one outside engine that knows another', 'server/hosted/fal/engine.ts', "import { x } from '../openai/engine.ts';", 'may not know'],
    ['a package of the page in the server', 'server/mail/mail.ts', "import { useState } from 'react';", 'not for server/mail'],
    ['a package of the server in the page', 'src/platform/api.ts', "import { readFile } from 'node:fs/promises';", 'not for src/platform'],
    ['a package that has one face', 'src/platform/words.ts', "import { i18nObject } from 'typesafe-i18n';", 'copy/dictionary.ts alone'],
    ['a folder without a room', 'contracts/x.ts', "import './y.ts';", 'lies in no room'],
  ])('%s', (_, path, text, sentence) => {
    const faults = faultsOf(path, `\n${text}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${path}:2`);
    expect(faults[0]).toContain(sentence);
  });
});

test('what the table allows is not named', () => {
  expect(
    faultsOf('src/features/money/packs.tsx', "import { button } from '../../design/button.tsx';\nimport { useState } from 'react';"),
  ).toEqual([]);
  expect(faultsOf('server/media/copy.ts', "import { createPool } from '@iridia/engine/process';")).toEqual([]);
  expect(faultsOf('server/core/refusal.ts', "import type { MessageKey } from '../messages/messages.ts';")).toEqual([]);
  expect(faultsOf('server/core/refusal.ts', "import { sentence } from '../messages/messages.ts';")).toHaveLength(1);
  expect(faultsOf('server/core/services.ts', "import type { Mail } from '../mail/mail.ts';")).toHaveLength(1);
});

test('a circle of folders is named as the imports it is made of, lazy ones included; one of types is none', () => {
  const circle = [
    { path: 'server/hosted/http.ts', text: "import '../media/examine.ts';" },
    { path: 'server/media/examine.ts', text: "import('../provenance/mark.ts');" },
    { path: 'server/provenance/mark.ts', text: "import { a } from '../hosted/http.ts';" },
  ];
  const [fault] = faultsIn(circle).filter((sentence) => sentence.startsWith('A circle'));
  expect(fault).toBe(
    'A circle of folders: server/hosted/http.ts:1 → server/media/examine.ts, then server/media/examine.ts:1 → server/provenance/mark.ts, then server/provenance/mark.ts:1 → server/hosted/http.ts',
  );
  const typed = circle.with(2, { path: 'server/provenance/mark.ts', text: "import type { a } from '../hosted/http.ts';" });
  expect(faultsIn(typed).filter((sentence) => sentence.startsWith('A circle'))).toEqual([]);
});

test('a circle of files is named, of types too; a lazy one is none', () => {
  const fileOf = (name: string, other: string, text = `import { a } from './${other}.ts';`) => ({ path: `server/mail/${name}.ts`, text });
  const circleIn = (...sources: Source[]) => faultsIn(sources).filter((sentence) => sentence.startsWith('A circle'));
  expect(circleIn(fileOf('a', 'b'), fileOf('b', 'c'), fileOf('c', 'a'))).toEqual([
    'A circle of files: server/mail/a.ts:1 → server/mail/b.ts, then server/mail/b.ts:1 → server/mail/c.ts, then server/mail/c.ts:1 → server/mail/a.ts',
  ]);
  expect(circleIn(fileOf('a', 'b'), fileOf('b', 'a', "const a = () => import('./a.ts');"))).toEqual([]);
  expect(circleIn(fileOf('a', 'b'), fileOf('b', 'a', "import type { A } from './a.ts';"))).toHaveLength(1);
});

test.each(['fetch("/api")', 'Date.now()', 'new Date()', 'localStorage.getItem("a")', 'setTimeout(() => {}, 1)'])(
  'a chart may not use %s',
  (use) => {
    expect(faultsOf('machines/auth/auth.machine.ts', use)).toHaveLength(1);
  },
);

test('every row of the table is a room that stands, and the drawing shows each', () => {
  const sources = readSources(houses);
  const lived = new Set(sources.map(({ path }) => roomOf(path)?.name));
  // Types of the dictionaries are generated and may not be here yet.
  expect(rooms.map(({ name }) => name).filter((name) => !lived.has(name) && name !== 'copy/generated')).toEqual([]);
  const drawn = drawnRooms();
  for (const { name } of rooms) expect(drawn).toContain(`| \`${name}\` |`);
});
