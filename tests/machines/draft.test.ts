import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { draftActors, readForm, type DraftServices } from '../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import { selectIsDirty, selectLeftOut } from '../../machines/draft/draft.selectors.ts';
import type { DraftEmitted } from '../../machines/draft/draft.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

const photo = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 900 };
const form = (prompt: string) => ({ values: { prompt }, files: {} });

function open(getDraft: DraftServices['getDraft'] = async () => granted({ inputs: {} })) {
  const time = new SimulatedTime();
  const facts: DraftEmitted[] = [];
  const services = { getDraft: vi.fn(getDraft), saveDraft: vi.fn<DraftServices['saveDraft']>(async () => granted({ inputs: {} })) };
  const actor = createActor(draftMachine.provide({ actors: draftActors(services) }), {
    input: { tool: 'ai-sticker-maker' },
    clock: time.clock,
  });
  actor.on('draft.restored', (fact) => facts.push(fact));
  actor.start();
  actor.send({ type: 'session.changed' });
  return { actor, services, facts, time, writes: (prompt: string) => actor.send({ type: 'form.changed', ...form(prompt) }) };
}

test('a form is given back with its files', async () => {
  const { facts } = open(async () => granted({ inputs: { prompt: 'a cat', files: { image: photo, mask: 'broken' } } }));
  await settled();
  expect(facts).toEqual([{ type: 'draft.restored', values: { prompt: 'a cat' }, files: { image: photo } }]);
});

test('the form as it was given back is not kept once more; the next change is', async () => {
  const { time, services, writes } = open(async () => granted({ inputs: { prompt: 'a cat', files: {} } }));
  await settled();
  writes('a cat');
  time.pass(5000);
  expect(services.saveDraft).not.toHaveBeenCalled();
  writes('a cat with a hat');
  time.pass(1000);
  expect(services.saveDraft).toHaveBeenCalledTimes(1);
});

test('what a job would leave out is named for the very words that the server read', async () => {
  const { actor, services, time, writes } = open(async () => granted({ inputs: { prompt: 'she waves' }, leftOut: { prompt: ['waves'] } }));
  const named = (words: string) => selectLeftOut(actor.getSnapshot(), 'prompt', words);
  await settled();
  expect([named('she waves'), named('she wave')]).toEqual([['waves'], []]);
  services.saveDraft
    .mockResolvedValueOnce(granted({ inputs: {}, leftOut: { prompt: ['he'] } }))
    .mockResolvedValueOnce(granted({ inputs: {} }));
  writes('she waves');
  for (const [words, leftOut] of [
    ['he in snow', ['he']],
    ['snow', []],
  ] as const) {
    writes(words);
    expect(named(words)).toEqual([]);
    time.pass(1000);
    await settled();
    expect(named(words)).toEqual(leftOut);
  }
});

test('nobody is asked before it is known whose form it is', async () => {
  const getDraft = vi.fn<DraftServices['getDraft']>(async () => granted({ inputs: {} }));
  const actors = draftActors({ getDraft, saveDraft: async () => granted({ inputs: {} }) });
  const actor = createActor(draftMachine.provide({ actors }), { input: { tool: 'ai-sticker-maker' } }).start();
  await settled();
  expect(getDraft).not.toHaveBeenCalled();
  actor.send({ type: 'session.changed' });
  expect(getDraft).toHaveBeenCalledTimes(1);
});

test('nothing was left: nothing is given back', async () => {
  expect(readForm({})).toBeNull();
  const { facts, actor } = open();
  await settled();
  expect(facts).toEqual([]);
  expect(selectIsDirty(actor.getSnapshot())).toBe(false);
});

test.each([
  ['files alone', { files: { image: photo } }, { values: {}, files: { image: photo } }],
  ['words alone', { prompt: 'a cat' }, { values: { prompt: 'a cat' }, files: {} }],
  ['files that are no record', { prompt: 'a cat', files: 'photo' }, { values: { prompt: 'a cat' }, files: {} }],
  ['a list for files', { prompt: 'a cat', files: [photo] }, { values: { prompt: 'a cat' }, files: {} }],
  ['a list alone', { files: [photo] }, null],
  ['no files', { files: null }, null],
  ['a file without a name', { prompt: 'a cat', files: { image: { url: photo.url } } }, { values: { prompt: 'a cat' }, files: {} }],
  ['a file without an address', { prompt: 'a cat', files: { image: { name: photo.name } } }, { values: { prompt: 'a cat' }, files: {} }],
  ['a file that is nothing', { prompt: 'a cat', files: { image: null } }, { values: { prompt: 'a cat' }, files: {} }],
])('of %s, what can be read is given back', (_, inputs, read) => expect(readForm(inputs)).toEqual(read));

test.each([
  ['refuses', async () => ({ ...refusal('unavailable'), data: { inputs: { prompt: 'a cat' } } })],
  ['says nothing', async () => ({ ...granted({ inputs: {} }), data: null })],
  ['is away', async () => Promise.reject(new Error('offline'))],
] as const)('when the server %s, nothing is given back, and the next change is kept', async (_, getDraft) => {
  const { facts, services, writes, time, actor } = open(getDraft);
  await settled();
  expect([facts, selectIsDirty(actor.getSnapshot())]).toEqual([[], false]);
  writes('a dog');
  time.pass(1000);
  expect(services.saveDraft).toHaveBeenCalledTimes(1);
});

test('what the person writes while the last form is looked for is not written over', async () => {
  const answer = new Held<Awaited<ReturnType<DraftServices['getDraft']>>>();
  const { facts, writes } = open(() => answer.promise);
  writes('a dog');
  answer.resolve(granted({ inputs: { prompt: 'a cat' } }));
  await settled();
  expect(facts).toEqual([]);
});

test('the form is kept once the person pauses, not at every letter', async () => {
  const { time, services, writes, actor } = open();
  await settled();
  for (const text of ['a', 'a c', 'a cat']) {
    writes(text);
    time.pass(900);
  }
  expect(services.saveDraft).not.toHaveBeenCalled();
  expect(selectIsDirty(actor.getSnapshot())).toBe(true);
  time.pass(100);
  await settled();
  expect(services.saveDraft.mock.calls).toEqual([['ai-sticker-maker', { prompt: 'a cat', files: {} }]]);
  expect(selectIsDirty(actor.getSnapshot())).toBe(false);
});

test('leaving the page saves it at once', async () => {
  const { services, writes, actor } = open();
  writes('a cat');
  actor.send({ type: 'page.left' });
  expect(services.saveDraft).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', (save: ReturnType<typeof open>['services']['saveDraft']) => save.mockResolvedValueOnce(refusal('unavailable'))],
  ['is not reached', (save: ReturnType<typeof open>['services']['saveDraft']) => save.mockRejectedValueOnce(new Error('offline'))],
])('when the server %s it is asked again after a while', async (_, fail) => {
  const { time, services, writes, actor } = open();
  fail(services.saveDraft);
  writes('a cat');
  time.pass(1000);
  expect(selectIsDirty(actor.getSnapshot())).toBe(true);
  await settled();
  expect(selectIsDirty(actor.getSnapshot())).toBe(true);
  time.pass(10_000);
  await settled();
  expect(services.saveDraft).toHaveBeenCalledTimes(2);
  expect(selectIsDirty(actor.getSnapshot())).toBe(false);
});

test('what the server did not keep is sent at once when the page is left', async () => {
  const { time, services, writes, actor } = open();
  services.saveDraft.mockResolvedValueOnce(refusal('unavailable'));
  writes('a cat');
  time.pass(1000);
  await settled();
  actor.send({ type: 'page.left' });
  expect(services.saveDraft).toHaveBeenCalledTimes(2);
});

test('a person who arrives before anything was typed is asked for again', async () => {
  const older = new Held<Awaited<ReturnType<DraftServices['getDraft']>>>();
  const { facts, services, actor } = open(() => older.promise);
  services.getDraft.mockResolvedValueOnce(granted({ inputs: { prompt: 'a dog' } }));
  actor.send({ type: 'session.changed' });
  older.resolve(granted({ inputs: { prompt: 'a cat' } }));
  await settled();
  expect(facts).toEqual([{ type: 'draft.restored', values: { prompt: 'a dog' }, files: {} }]);
});

test('what a visitor began is kept in the account after signing in', async () => {
  const { time, services, writes, actor } = open();
  writes('a cat');
  time.pass(1000);
  await settled();
  actor.send({ type: 'session.changed' });
  time.pass(1000);
  expect(services.saveDraft).toHaveBeenCalledTimes(2);
  expect(services.getDraft).toHaveBeenCalledTimes(1);
});

test('a form is kept without the stills of its videos, which are larger than a form may be', async () => {
  const { actor, services, time } = open();
  await settled();
  actor.send({ type: 'form.changed', values: {}, files: { video: { ...photo, type: 'video/mp4', still: 'data:image/webp;base64,AAAA' } } });
  time.pass(5000);
  expect(services.saveDraft).toHaveBeenCalledWith('ai-sticker-maker', {
    files: { video: { ...photo, type: 'video/mp4', still: undefined } },
  });
});
