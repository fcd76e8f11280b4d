import { createActor, setup } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { uploadKinds, uploadRules } from '../../contract/facts/uploads.ts';
import { uploadActors, type UploadServices } from '../../machines/upload/upload.actors.ts';
import { filesOf } from '../../machines/form/form.rules.ts';
import { uploadMachine } from '../../machines/upload/upload.machine.ts';
import { refusalOf } from '../../machines/upload/upload.rules.ts';
import { selectUpload } from '../../machines/upload/upload.selectors.ts';
import type { FileFacts, UploadReported } from '../../machines/upload/upload.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

const photo: FileFacts = { ref: 'file-1', name: 'cat.JPG', type: 'image/jpeg', size: 1000 };
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 900 };
type Sent = Awaited<ReturnType<UploadServices['sendFile']>>;

describe('before a byte is sent', () => {
  test.each(uploadKinds)('a %s of every listed type and extension is taken, up to its limit', (kind) => {
    const { types, extensions, bytes } = uploadRules[kind];
    for (const type of types) expect(refusalOf({ ...photo, name: 'file', type, size: bytes }, kind)).toBeNull();
    for (const extension of extensions) expect(refusalOf({ ...photo, name: `file.${extension}`, type: '' }, kind)).toBeNull();
  });

  test.each([
    ['a text file', { ...photo, name: 'notes.txt', type: 'text/plain' }, { rule: 'type', type: 'text/plain' }],
    ['a drawing that may carry scripts', { ...photo, name: 'a.svg', type: 'image/svg+xml' }, { rule: 'type', type: 'image/svg+xml' }],
    ['a file without type or extension', { ...photo, name: 'cat', type: '' }, { rule: 'type', type: '' }],
    ['an empty file', { ...photo, size: 0 }, { rule: 'empty' }],
    [
      'a file one byte too large',
      { ...photo, size: uploadRules.picture.bytes + 1 },
      { rule: 'size', size: uploadRules.picture.bytes + 1, limit: uploadRules.picture.bytes },
    ],
  ])('%s is refused with its reason', (_, file, reason) => {
    expect(refusalOf(file, 'picture')).toMatchObject(reason);
  });

  test('the type is checked before the size', () => {
    expect(refusalOf({ ...photo, name: 'cat.mp4', type: 'video/mp4', size: 0 }, 'picture')?.rule).toBe('type');
  });
});

function send(file: FileFacts = photo) {
  const answer = new Held<Sent>();
  const sendFile = vi.fn<UploadServices['sendFile']>(() => answer.promise);
  const actor = createActor(uploadMachine.provide({ actors: uploadActors({ sendFile }) }), {
    input: { slot: 'image', file, kind: 'picture' },
  }).start();
  return { actor, answer, sendFile, upload: () => selectUpload(actor.getSnapshot()) };
}

test('a refused file never reaches the server', () => {
  const { sendFile, upload } = send({ ...photo, size: 0 });
  expect(sendFile).not.toHaveBeenCalled();
  expect(upload().refusal).toEqual({ rule: 'empty' });
});

test('progress is reported, then the name under which the server keeps the file', async () => {
  const { answer, sendFile, upload } = send();
  sendFile.mock.calls[0]![1](0.4);
  expect(upload()).toMatchObject({ status: 'sending', progress: 0.4 });
  answer.resolve(granted({ item: stored }));
  await settled();
  expect(upload()).toMatchObject({ status: 'stored', progress: 1, stored });
});

test('a form that comes back calls a file as it was given, whatever the server made of it', async () => {
  const { answer, upload } = send();
  answer.resolve(granted({ item: stored }));
  await settled();
  const { image } = filesOf({ image: upload().stored! });
  expect([image!.file.name, image!.file.size]).toEqual([photo.name, photo.size]);
  expect(stored.size).not.toBe(photo.size);
});

test.each([
  [
    'the server refuses',
    (answer: Held<Sent>) => answer.resolve(refusal('invalidInput', 'Too many pixels.')),
    { code: 10001, msg: 'Too many pixels.' },
  ],
  ['the way breaks', (answer: Held<Sent>) => answer.reject(new Error('reset')), { code: null }],
])('when %s the file may be sent again from its beginning', async (_, happen, failure) => {
  const { actor, answer, sendFile, upload } = send();
  sendFile.mock.calls[0]![1](0.9);
  happen(answer);
  await settled();
  expect(upload()).toMatchObject({ status: 'failed', failure });
  sendFile.mockResolvedValueOnce(granted({ item: stored }));
  actor.send({ type: 'upload.retried' });
  expect(upload()).toMatchObject({ status: 'sending', progress: 0, failure: null });
  await settled();
  expect(upload().status).toBe('stored');
});

test('an upload that is stopped is aborted, and its late answer is ignored', async () => {
  const { actor, answer, sendFile, upload } = send();
  actor.stop();
  expect(sendFile.mock.calls[0]![2].aborted).toBe(true);
  answer.resolve(granted({ item: stored }));
  await settled();
  expect(upload()).toMatchObject({ status: 'sending', stored: null });
});

describe('an upload that another chart owns', () => {
  function own(file: FileFacts = photo) {
    const answer = new Held<Sent>();
    const sendFile = vi.fn<UploadServices['sendFile']>(() => answer.promise);
    const received: UploadReported[] = [];
    const owner = setup({
      types: { events: {} as UploadReported | { type: 'retry' } | { type: 'away' } },
      actors: { upload: uploadMachine.provide({ actors: uploadActors({ sendFile }) }) },
    }).createMachine({
      initial: 'owning',
      states: {
        owning: {
          invoke: { id: 'upload', src: 'upload', input: { slot: 'image', file, kind: 'picture' } },
          on: {
            'upload.reported': { actions: ({ event }) => void received.push(event) },
            retry: { actions: ({ self }) => self.getSnapshot().children['upload']?.send({ type: 'upload.retried' }) },
            away: 'gone',
          },
        },
        gone: { on: { 'upload.reported': { actions: ({ event }) => void received.push(event) } } },
      },
    });
    const actor = createActor(owner).start();
    return { actor, answer, sendFile, received, statuses: () => received.map(({ upload }) => upload.status) };
  }

  test('is reported at once and at every change, under its slot', async () => {
    const { answer, sendFile, received, statuses } = own();
    sendFile.mock.calls[0]![1](0.5);
    answer.resolve(granted({ item: stored }));
    await settled();
    expect(received.every(({ slot }) => slot === 'image')).toBe(true);
    expect(received.map(({ upload }) => upload.progress)).toEqual([0, 0.5, 1]);
    expect(statuses()).toEqual(['sending', 'sending', 'stored']);
  });

  test('is reported when it was refused before it began', () => {
    const { received, sendFile } = own({ ...photo, name: 'archive.tar.jpg', type: '', size: 0 });
    expect(received.map(({ upload }) => [upload.status, upload.refusal?.rule])).toEqual([['refused', 'empty']]);
    expect(sendFile).not.toHaveBeenCalled();
  });

  test('is sent again on its owner’s request', async () => {
    const { actor, answer, sendFile, statuses } = own();
    answer.reject(new Error('reset'));
    await settled();
    sendFile.mockResolvedValueOnce(granted({ item: stored }));
    actor.send({ type: 'retry' });
    await settled();
    expect(statuses()).toEqual(['sending', 'failed', 'sending', 'stored']);
  });

  test('is aborted, and reports nothing more, when its owner stops', async () => {
    const { actor, answer, sendFile, statuses } = own();
    actor.send({ type: 'away' });
    expect(sendFile.mock.calls[0]![2].aborted).toBe(true);
    sendFile.mock.calls[0]![1](0.9);
    answer.resolve(granted({ item: stored }));
    await settled();
    expect(statuses()).toEqual(['sending']);
  });
});

test('an answer without its file is not a success', async () => {
  const { answer, upload } = send();
  answer.resolve({ ...granted({ item: stored }), data: null });
  await settled();
  expect(upload().status).toBe('failed');
});

test.each([
  ['kept', (answer: Held<Sent>) => answer.resolve(granted({ item: stored })), photo],
  ['refused', () => {}, { ...photo, size: 0 }],
])('an upload that is %s has ended', async (_, happen, file) => {
  const { actor, answer } = send(file);
  happen(answer);
  await settled();
  expect(actor.getSnapshot().status).toBe('done');
});
