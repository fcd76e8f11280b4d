/** What the service worker recognizes by its address is what the calls and the storage use. */
import { expect, test } from 'vitest';
import { keptCalls, resultFiles } from '../../contract/facts/offline.ts';
import { deleteCreation, listCreations } from '../../contract/structs/calls/generations.ts';
import { deleteMe, logout } from '../../contract/structs/calls/users.ts';

test('the calls that the service worker watches are those of the contract', () => {
  expect(keptCalls).toEqual({
    list: listCreations.path,
    deletion: deleteCreation.path.replace('{id}', ''),
    logout: logout.path,
    leaving: deleteMe.path,
  });
  expect([listCreations.method, deleteCreation.method, logout.method, deleteMe.method]).toEqual(['GET', 'DELETE', 'POST', 'DELETE']);
  expect(resultFiles).toMatch(/^\/files\/.+\/$/);
});
