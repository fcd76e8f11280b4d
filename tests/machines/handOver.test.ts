import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { handOverActors, type HandOverServices } from '../../machines/handOver/handOver.actors.ts';
import { handOverMachine } from '../../machines/handOver/handOver.machine.ts';
import { placeFor, receivers } from '../../machines/handOver/handOver.rules.ts';
import { selectIsCopying, selectIsHandingOver } from '../../machines/handOver/handOver.selectors.ts';
import type { HandOverEmitted } from '../../machines/handOver/handOver.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';

const result = { url: '/files/1.png', type: 'image/png', name: 'fox-sticker.png' };
const file = { ref: 'ref-1', name: 'job-1.png', type: 'image/png', size: 9 };

function open() {
  const services = {
    fetchResult: vi.fn<HandOverServices['fetchResult']>(async () => file),
    copyImage: vi.fn<HandOverServices['copyImage']>(async () => {}),
  };
  const reported: HandOverEmitted[] = [];
  const actor = createActor(handOverMachine.provide({ actors: handOverActors(services) }));
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  const hand = (tool: string, type = result.type) =>
    actor.send({ type: 'handOver.clicked', result: { ...result, type }, tool, href: `/fr/${tool}` });
  return { actor, services, reported, hand, sees: () => actor.getSnapshot() };
}

test('a result is fetched once and goes to the slot of the other tool that takes it', async () => {
  const { hand, services, reported, sees } = open();
  hand('ai-image-enhancer');
  hand('ai-sticker-maker');
  expect([selectIsHandingOver(sees()), services.fetchResult.mock.calls.length]).toEqual([true, 1]);
  await settled();
  expect([selectIsHandingOver(sees()), reported]).toEqual([
    false,
    [
      {
        type: 'result.handed',
        tool: 'ai-image-enhancer',
        href: '/fr/ai-image-enhancer',
        file,
        slot: 'image',
        kind: 'picture',
        values: {},
      },
    ],
  ]);
});

test('a tool that takes no such file gets none', () => {
  const { hand, services } = open();
  hand('ai-image-enhancer', 'video/mp4');
  hand('nowhere');
  expect(services.fetchResult).not.toHaveBeenCalled();
});

test('a result that cannot be fetched is reported, and so is an image that cannot be copied', async () => {
  const { actor, hand, services, reported, sees } = open();
  services.fetchResult.mockRejectedValueOnce(new Error('offline'));
  services.copyImage.mockRejectedValueOnce(new Error('not allowed'));
  hand('ai-image-enhancer');
  await settled();
  actor.send({ type: 'copy.clicked', url: result.url });
  expect(selectIsCopying(sees())).toBe(true);
  await settled();
  actor.send({ type: 'copy.clicked', url: result.url });
  await settled();
  const keys = reported.map((fact) => fact.type === 'notice.raised' && 'key' in fact.message && fact.message.key);
  expect([keys, services.copyImage.mock.calls]).toEqual([
    ['networkProblem', 'imageNotCopied', 'copied'],
    [[result.url], [result.url]],
  ]);
});

test('in a form with tabs, the one that takes the image opens', () => {
  expect(placeFor('ai-sticker-maker', 'image/png')).toEqual({ slot: 'image', kind: 'picture', values: { mode: 'image' } });
});

test.each([
  ['gif-face-swap', 'image/gif', ['ai-gif-face-swap', 'multiple-face-swap-gif']],
  ['ai-voice-cloning', 'audio/mpeg', []],
  ['ai-image-enhancer', 'audio/mpeg', ['ai-voice-cloning']],
  ['ai-image-enhancer', 'text/plain', []],
])('from %s, %s goes to the other tools that take it, and to no more', (slug, type, tools) => {
  expect(receivers(slug, type)).toEqual(tools);
});

test('inputs of the home page are submitted at once; a file that the tool does not take is reported', () => {
  const { actor, reported } = open();
  const values = { prompt: 'a cat' };
  actor.send({ type: 'idea.given', tool: 'ai-text-to-image', href: '/ai-text-to-image', values });
  actor.send({ type: 'file.given', tool: 'ai-sticker-maker', href: '/ai-sticker-maker', file, values: {} });
  actor.send({
    type: 'file.given',
    tool: 'ai-sticker-maker',
    href: '/ai-sticker-maker',
    file: { ...file, type: 'text/plain' },
    values: {},
  });
  expect(reported).toMatchObject([
    { type: 'idea.handed', tool: 'ai-text-to-image', href: '/ai-text-to-image', values },
    { type: 'result.handed', tool: 'ai-sticker-maker', slot: 'image', kind: 'picture', values: { mode: 'image' } },
    { type: 'notice.raised', message: { key: 'fileNotTaken' } },
  ]);
});

test.each([
  ['ai-image-enhancer', 'image/webp', { slot: 'image', kind: 'picture', values: {} }],
  ['ai-effect', 'image/jpeg', { slot: 'images.0', kind: 'picture', values: {} }],
  ['ai-effect', 'image/gif', null],
  ['ai-effect', 'text/image/png', null],
  ['ai-image-enhancer', 'text/image/png', null],
  ['gif-face-swap', 'image/gif', { slot: 'target', kind: 'gif', values: {} }],
  ['gif-face-swap', 'image/gifted', null],
  ['gif-face-swap', 'x-image/gif', null],
  ['video-watermark-remover', 'video/webm', { slot: 'video', kind: 'video', values: {} }],
  ['video-watermark-remover', 'text/video/webm', null],
  ['ai-voice-cloning', 'audio/mpeg', { slot: 'audio', kind: 'audio', values: {} }],
  ['ai-voice-cloning', 'x-audio/mpeg', null],
  ['ai-text-to-image', 'image/png', null],
  ['nowhere', 'image/png', null],
])('the form of %s has this place for %s', (slug, type, place) => {
  expect(placeFor(slug, type)).toEqual(place);
});

test('only what was clicked is fetched', async () => {
  const { hand, services } = open();
  hand('ai-image-enhancer');
  await settled();
  expect(services.fetchResult.mock.calls.map(([wanted]) => wanted)).toEqual([result]);
});
