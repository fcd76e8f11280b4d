import { uploadRules } from '../../contract/facts/uploads.ts';
import { askedOf, exactlyWith, same, sentTo, starts, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { uploadMachine } from './upload.machine.ts';
import { selectUpload } from './upload.selectors.ts';
import type { FileFacts, StoredFile, UploadFacts, UploadInput, UploadReported } from './upload.types.ts';

const photo: FileFacts = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 120_000 };
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 800, height: 600, type: 'image/png', size: 90_000 };

const reportIn = (step: Observed): UploadReported | undefined => sentTo('parent', 'upload.reported')(step) as UploadReported | undefined;
/** The status after a step: what is sent may be refused for its type, its size or its content. */
const statusAfter = ({ gesture, event }: Observed): UploadFacts['status'] => {
  if (gesture === 'start') return (event['input'] as UploadInput).file === photo ? 'sending' : 'refused';
  if (gesture === 'sending.stored') return (event['item'] as StoredFile).type.startsWith('image/') ? 'stored' : 'refused';
  return gesture === 'sending.refused' || gesture === 'sending.broken' ? 'failed' : 'sending';
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
    'sending.interrupted': [{}],
    'sending.stored': [{ item: stored }, { item: { ...stored, name: '01JD.mp3', type: 'audio/mpeg', width: null, height: null } }],
    'sending.refused': [{ code: 10001, msg: 'This image has too many pixels.' }],
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
    'the form receives every change, as it is': (way) => {
      const step = way.at(-1)!;
      const facts = reportIn(step)?.upload;
      if (!facts) return 'it is not reported';
      const before = way.findLast(({ gesture }) => gesture === 'start')!.event['input'] as UploadInput;
      if (reportIn(step)!.slot !== before.slot || facts.file !== before.file) return 'it receives another file';
      if (facts.status !== statusAfter(step)) return `it is told "${facts.status}"`;
      if (step.gesture === 'sending.progressed' && facts.progress !== step.event['progress']) return 'another progress is reported';
      if ((facts.interrupted === true) !== (step.gesture === 'sending.interrupted')) return 'a broken line is reported without one, or not';
      if (step.gesture === 'upload.retried' && (facts.progress !== 0 || facts.failure !== null)) return 'another try shows what was before';
      return (facts.failure !== null) === (facts.status === 'failed') ? null : 'a failure is reported without one, or not reported';
    },
    'a failed upload is reported with the words of the server, or without any': (way) => {
      const step = way.at(-1)!;
      const failure = reportIn(step)?.upload.failure;
      if (step.gesture === 'sending.broken') return failure?.code === null ? null : 'no answer is reported as one';
      if (step.gesture !== 'sending.refused') return null;
      const { code, msg } = step.event;
      return JSON.stringify(failure) === JSON.stringify({ code, msg }) ? null : 'other words are reported';
    },
    'a stored file keeps the name and the size that the user knows': (way) => {
      const kept = reportIn(way.at(-1)!)?.upload.stored;
      const { item } = way.at(-1)!.event as { item?: { name: string } };
      if (!kept) return null;
      return kept.name === item?.name && kept.original === photo.name && kept.originalSize === photo.size ? null : 'they are lost';
    },
    'a file is sent once it is right, and again when it is tried again': exactlyWith(
      starts('sendFile'),
      (step) => reportIn(step)?.upload.status === 'sending' && !step.gesture.startsWith('sending.'),
      'it is not sent, or sent without a reason',
    ),
    'what is sent is the file': same(
      (step) => (starts('sendFile')(step) ? photo.ref : undefined),
      (step) => (askedOf('sendFile')(step) as { file: FileFacts } | undefined)?.file.ref,
      'another file is sent',
    ),
  },
  shows: {
    checking: () => false,
    'sending.flowing': (snapshot) => selectUpload(snapshot).status === 'sending' && selectUpload(snapshot).failure === null,
    'sending.interrupted': (snapshot) => selectUpload(snapshot).interrupted === true,
    failed: (snapshot) => selectUpload(snapshot).failure !== null,
    refused: (snapshot) => selectUpload(snapshot).refusal !== null,
    stored: (snapshot) => selectUpload(snapshot).stored?.name === stored.name && selectUpload(snapshot).progress === 1,
  },
});
