import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cuts, usedXstateOf, xstateCutUse } from '../../scripts/build/vite/used-xstate.ts';

const folder = join(import.meta.dirname, '../../node_modules/xstate/dist');
const code = (name: string): string =>
  readFileSync(
    join(
      folder,
      readdirSync(folder).find((file) => new RegExp(`^${name}(?:-[\\da-f]+)?\\.esm\\.js$`).test(file))!,
    ),
    'utf8',
  );

it('finds everything that it cuts', () => {
  expect(usedXstateOf('StateMachine', code('StateMachine'))).not.toMatch(/restoreSnapshot|definition\(|toJSON/);
  expect(usedXstateOf('raise', code('raise'))).not.toMatch(
    /restoreSnapshot|function getPersistedSnapshot|machineSnapshotToJSON|isHistoryNode|@xstate\.(?!actor')/,
  );
  expect(usedXstateOf('log', code('log')).length).toBeLessThan(code('log').length);
  expect(usedXstateOf('xstate-actors', code('xstate-actors')).length).toBeLessThan(code('xstate-actors').length);
});

it('names the cut that a changed XState lacks', () => {
  const changed = code('StateMachine').replace('  restoreSnapshot(', '  reviveSnapshot(');
  expect(() => usedXstateOf('StateMachine', changed)).toThrow(/XState has no .*restoreSnapshot.* in StateMachine any more/);
  expect(Object.keys(cuts)).toEqual(['StateMachine', 'raise', 'log', 'xstate-actors']);
});

it.each([
  ['const saved = actor.getPersistedSnapshot();', 'getPersistedSnapshot'],
  ['draw(machine.definition)', '.definition'],
  ["import { useSelector, useMachine } from '@xstate/react';", "import { useSelector, useMachine } from '@xstate/react'"],
  ["actor.send({ type: 'xstate.route', to: '#form' })", "type: 'xstate.route"],
  ["onSnapshot: { actions: 'note' }", 'onSnapshot:'],
  ["before: { type: 'history' }", "type: 'history'"],
])('notices %s', (use, found) => {
  expect(xstateCutUse(use)).toContain(found);
});

it('lets everything else through', () => {
  expect(xstateCutUse("import { useSelector } from '@xstate/react'; subscription.toJSON(); snapshot.can(event);")).toBeUndefined();
});
