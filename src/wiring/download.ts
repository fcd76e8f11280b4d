import { createActor } from 'xstate';
import { downloadActors } from '../../machines/download/download.actors.ts';
import { downloadMachine } from '../../machines/download/download.machine.ts';
import { historyDownloadServices, resultDownloadServices } from '../ports/download.ts';
import type { Root } from './root.ts';

/** The actor that saves the credit history. */
export const historyDownloadFlow = (root: Root) =>
  root.keep({ role: 'historyDownload' }, () => createActor(downloadMachine.provide({ actors: downloadActors(historyDownloadServices) })));

/** The actor that saves a result in another format. */
export const resultDownloadFlow = (root: Root) =>
  root.keep({ role: 'resultDownload' }, () => createActor(downloadMachine.provide({ actors: downloadActors(resultDownloadServices) })));
