import { chartModel } from '../kit/model.ts';
import { downloadMachine } from './download.machine.ts';
import { selectDownload, selectIsDownloading } from './download.selectors.ts';

export const downloadModel = chartModel({
  name: 'download',
  machine: downloadMachine,
  inputs: [undefined],
  events: { 'download.clicked': [{ request: { url: '/files/1.webp', name: '1.webp' } }] },
  outcomes: { saveFile: { done: [true, false], error: [new Error('offline')] } },
  invariants: {
    'it is known what is prepared': (snapshot) => selectIsDownloading(snapshot) === (selectDownload(snapshot) !== null),
  },
  shows: { idle: (snapshot) => !selectIsDownloading(snapshot), preparing: selectIsDownloading },
});
