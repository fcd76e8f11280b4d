import { uploadRules } from '../../contract/facts/uploads.ts';
import { isRunning, sentTo } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { uploadMachine } from './upload.machine.ts';
import { selectUpload } from './upload.selectors.ts';
import type { FileFacts } from './upload.types.ts';

const photo: FileFacts = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 120_000 };
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 800, height: 600, type: 'image/png', size: 90_000 };

/** What the form is told after each event of the upload. */
const statusAfter: Record<string, readonly string[]> = {
  'sending.progressed': ['sending'],
  'sending.stored': ['stored', 'refused'],
  'sending.refused': ['failed'],
  'sending.broken': ['failed'],
};

export const uploadModel = chartModel({
  name: 'upload',
  machine: uploadMachine,
  inputs: [
    { slot: 'image', file: photo, kind: 'picture' },
    { slot: 'image', file: { ...photo, size: 0 }, kind: 'picture' },
    { slot: 'image', file: { ...photo, size: uploadRules.picture.bytes + 1 }, kind: 'picture' },
    { slot: 'image', file: { ...photo, name: 'notes.txt', type: 'text/plain' }, kind: 'picture' },
  ],
  events: {
    'sending.progressed': [{ progress: 0.5 }],
    'sending.stored': [{ item: stored }, { item: { ...stored, name: '01JD.mp3', type: 'audio/mpeg', width: null, height: null } }],
    'sending.refused': [{ code: 10001, msg: 'This picture has too many pixels.' }],
    'sending.broken': [{}],
    'upload.retried': [{}],
  },
  outcomes: {},
  invariants: {
    'only a kept file has a name': (snapshot) => (snapshot.context.stored !== null) === snapshot.matches('stored'),
    'a refused file was never sent, or holds something else': (snapshot) =>
      !snapshot.matches('refused') || snapshot.context.progress === 0 || snapshot.context.refusal?.rule === 'content',
    'progress lies between nothing and all': ({ context }) => context.progress >= 0 && context.progress <= 1,
  },
  rules: {
    'the form learns of each change': (way) => {
      const { gesture } = way.at(-1)!;
      const expected = statusAfter[gesture];
      if (expected === undefined || !isRunning(way, 'sendFile')) return null;
      const reported = sentTo('parent', 'upload.reported')(way.at(-1)!) as { upload: { status: string } } | undefined;
      return reported && expected.includes(reported.upload.status)
        ? null
        : `after ${gesture} the form is not told ${expected.join(' or ')}`;
    },
  },
  shows: {
    checking: () => false,
    sending: (snapshot) => selectUpload(snapshot).status === 'sending' && selectUpload(snapshot).failure === null,
    failed: (snapshot) => selectUpload(snapshot).failure !== null,
    refused: (snapshot) => selectUpload(snapshot).refusal !== null,
    stored: (snapshot) => selectUpload(snapshot).stored?.name === stored.name && selectUpload(snapshot).progress === 1,
  },
});
