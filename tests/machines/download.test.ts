import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { downloadActors, type DownloadServices } from '../../machines/download/download.actors.ts';
import { downloadMachine } from '../../machines/download/download.machine.ts';
import { selectDownload, selectIsDownloading } from '../../machines/download/download.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { Held } from './answers.ts';

function open() {
  const held = new Held<boolean>();
  const saveFile = vi.fn<DownloadServices['saveFile']>(() => held.promise);
  const actor = createActor(downloadMachine.provide({ actors: downloadActors({ saveFile }) }));
  const told: unknown[] = [];
  actor.on('notice.raised', ({ message }) => told.push(message));
  actor.start();
  const press = (name: string) => actor.send({ type: 'download.pressed', request: { name } });
  return { press, held, saveFile, told, sees: () => actor.getSnapshot() };
}

test('a file is prepared once, however often it is pressed', async () => {
  const { press, held, saveFile, told, sees } = open();
  press('a');
  press('b');
  expect([selectDownload(sees()), saveFile.mock.calls.map(([request]) => request)]).toEqual([{ name: 'a' }, [{ name: 'a' }]]);
  held.resolve(true);
  await settled();
  expect([selectIsDownloading(sees()), told]).toEqual([false, []]);
  press('b');
  expect(saveFile).toHaveBeenCalledTimes(2);
});

test('one that the server refuses is not told a second time', async () => {
  const { press, held, told, sees } = open();
  press('a');
  held.resolve(false);
  await settled();
  expect([selectIsDownloading(sees()), told]).toEqual([false, []]);
});

test('one that cannot be had is told, and may be pressed again', async () => {
  const { press, saveFile, told, sees } = open();
  saveFile.mockRejectedValueOnce(new Error('offline'));
  press('a');
  await settled();
  expect([selectIsDownloading(sees()), told]).toEqual([false, [{ key: 'networkProblem' }]]);
  press('a');
  expect(selectIsDownloading(sees())).toBe(true);
});
