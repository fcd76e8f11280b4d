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
  const reported: unknown[] = [];
  actor.on('notice.raised', ({ message }) => reported.push(message));
  actor.start();
  const click = (name: string) => actor.send({ type: 'download.clicked', request: { name } });
  return { click, held, saveFile, reported, sees: () => actor.getSnapshot() };
}

test('a file is prepared once, however often the button is clicked', async () => {
  const { click, held, saveFile, reported, sees } = open();
  click('a');
  click('b');
  expect([selectDownload(sees()), saveFile.mock.calls.map(([request]) => request)]).toEqual([{ name: 'a' }, [{ name: 'a' }]]);
  held.resolve(true);
  await settled();
  expect([selectIsDownloading(sees()), reported]).toEqual([false, []]);
  click('b');
  expect(saveFile).toHaveBeenCalledTimes(2);
});

test('a refusal is reported only once', async () => {
  const { click, held, reported, sees } = open();
  click('a');
  held.resolve(false);
  await settled();
  expect([selectIsDownloading(sees()), reported]).toEqual([false, []]);
});

test('a failed download is reported and can be clicked again', async () => {
  const { click, saveFile, reported, sees } = open();
  saveFile.mockRejectedValueOnce(new Error('offline'));
  click('a');
  await settled();
  expect([selectIsDownloading(sees()), reported]).toEqual([false, [{ key: 'networkProblem' }]]);
  click('a');
  expect(selectIsDownloading(sees())).toBe(true);
});
