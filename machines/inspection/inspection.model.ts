import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { inspectionMachine } from './inspection.machine.ts';
import {
  selectFindings,
  selectInspectedDigest,
  selectInspectedFile,
  selectIsDigestFaulty,
  selectIsInspecting,
  selectIsInspectionFailed,
} from './inspection.selectors.ts';
import type { Findings } from './inspection.types.ts';

const findings: Findings = { made_here: true, tool: 'ai-sticker-maker', at: '2026-11-21T12:00:00.000Z', sha256: 'ab', credentials: null };

export const inspectionModel = chartModel({
  name: 'inspection',
  machine: inspectionMachine,
  inputs: [undefined],
  events: {
    'file.given': [{ file: { ref: 'file-1', name: 'cat.png', type: 'image/png', size: 1000 } }],
    'digest.given': [{ digest: ` ${'AB'.repeat(32)} ` }, { digest: 'no digest' }],
    'retry.clicked': [{}],
    'another.requested': [{}],
  },
  outcomes: {
    inspect: { done: [{ findings }, { refusal: 'This is not an image.' }], error: [new Error('offline')] },
  },
  invariants: {
    'findings belong to a file or a digest': (snapshot) =>
      selectFindings(snapshot) === null || selectInspectedFile(snapshot) !== null || selectInspectedDigest(snapshot) !== null,
    'a digest that is none is not asked about': (snapshot) => !(selectIsDigestFaulty(snapshot) && selectIsInspecting(snapshot)),
  },
  rules: {
    'only what could not be asked is announced': emitsExactly({ 'failed.inspect': () => [notice('error', { key: 'networkProblem' })] }),
  },
  shows: {
    waiting: (snapshot) => selectInspectedFile(snapshot) === null && !selectIsDigestFaulty(snapshot),
    faulty: (snapshot) => selectIsDigestFaulty(snapshot) && selectInspectedDigest(snapshot) === null,
    inspecting: (snapshot) => selectIsInspecting(snapshot) && selectFindings(snapshot) === null,
    answered: (snapshot) => selectFindings(snapshot) !== null,
    failed: (snapshot) => selectIsInspectionFailed(snapshot) && selectFindings(snapshot) === null,
  },
});
