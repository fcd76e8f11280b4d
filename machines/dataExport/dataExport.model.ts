import { asks, emitsExactly, exactlyWith } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { dataExportMachine } from './dataExport.machine.ts';
import { selectIsExporting } from './dataExport.selectors.ts';

export const dataExportModel = chartModel({
  name: 'dataExport',
  machine: dataExportMachine,
  inputs: [undefined],
  events: { 'export.requested': [{}] },
  outcomes: { exportAccount: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] } },
  invariants: {
    'the export is created while the button is busy': (snapshot) =>
      selectIsExporting(snapshot) === (snapshot.children['exportAccount'] !== undefined),
  },
  rules: {
    'every answer is announced': emitsExactly({
      'done.exportAccount': ({ output }) => [output === null ? notice('success', { key: 'dataReady' }) : notice('error', output)],
      'failed.exportAccount': () => [notice('error', { key: 'networkProblem' })],
    }),
    'an export is created only on request': exactlyWith(
      asks('exportAccount'),
      ({ gesture, deeds }) => gesture === 'export.requested' && deeds.length > 0,
      'an export without a request',
    ),
  },
  shows: { offered: (snapshot) => !selectIsExporting(snapshot), exporting: selectIsExporting },
});
