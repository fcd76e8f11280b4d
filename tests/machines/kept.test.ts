import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, type AnyActorRef } from 'xstate';
import { createKept } from '../../src/actors/kept.ts';
import type { Identity } from '../../src/actors/roles.ts';

const machine = createMachine({});
/** What a page keeps: an actor of any chart stands for each. */
const make = (): any => createActor(machine);
const isRunning = (actor: AnyActorRef | null): boolean =>
  actor?.getSnapshot().status === 'active' && (actor as any)._processingStatus === 1;

const sticker: Identity<'generation'> = { role: 'generation', tool: 'ai-sticker-maker' };
const video: Identity<'generation'> = { role: 'generation', tool: 'ai-text-to-video' };

describe('a kept actor', () => {
  test('is made once, wired once, and found again by the same role, tool and field', () => {
    const add = vi.fn();
    const kept = createKept(add);
    const making = vi.fn(make);
    const actor = kept.keep(sticker, making);
    expect(kept.keep({ ...sticker }, making)).toBe(actor);
    expect(making).toHaveBeenCalledTimes(1);
    expect(add.mock.calls).toEqual([[sticker, actor]]);
    expect(kept.find(sticker)).toBe(actor);
  });

  test.each<[string, Identity, Identity]>([
    ['tool', sticker, video],
    ['field', { role: 'marks', tool: 'a', of: 'faces' }, { role: 'marks', tool: 'a', of: 'regions' }],
    ['role', { role: 'jobs' }, { role: 'visit' }],
    ['tool rather than its field', { role: 'crop', tool: 'image' }, { role: 'crop', of: 'image' }],
  ])('of another %s is another', (_, one, other) => {
    const kept = createKept(() => undefined);
    const first = kept.keep(one, make);
    expect(kept.find(other)).toBeNull();
    expect(kept.keep(other, make)).not.toBe(first);
    expect(kept.find(one)).toBe(first);
  });

  test('of a role alone is that without a tool and a field', () => {
    const kept = createKept(() => undefined);
    expect(kept.keep({ role: 'jobs' }, make)).toBe(kept.find({ role: 'jobs', tool: '', of: '' }));
  });

  test('runs from the start on, and at once where it comes later', () => {
    const kept = createKept(() => undefined);
    const early = kept.keep(sticker, make);
    expect(isRunning(early)).toBe(false);
    kept.start();
    expect(isRunning(early)).toBe(true);
    expect(isRunning(kept.keep(video, make))).toBe(true);
  });

  test('is wired before it runs, so that no fact is lost', () => {
    const ran: boolean[] = [];
    const kept = createKept((_, actor) => void ran.push(isRunning(actor)));
    kept.start();
    kept.keep(sticker, make);
    expect(ran).toEqual([false]);
  });
});

test('who watches gets the actors that are there, and each that comes, until it has seen enough', () => {
  const kept = createKept(() => undefined);
  const first = kept.keep(sticker, make);
  const watch = vi.fn();
  const stop = kept.watch(watch);
  const second = kept.keep(video, make);
  stop();
  kept.keep({ role: 'jobs' }, make);
  expect(watch.mock.calls).toEqual([
    [sticker, first],
    [video, second],
  ]);
});
