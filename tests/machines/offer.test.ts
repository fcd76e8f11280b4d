import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { offerActors, type OfferServices } from '../../machines/offer/offer.actors.ts';
import { offerMachine } from '../../machines/offer/offer.machine.ts';
import { selectIsOfferFailed, selectOffered, selectOffers, selectServedEffects } from '../../machines/offer/offer.selectors.ts';
import type { Offered } from '../../machines/offer/offer.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';

const tool = (served: boolean): Offered => ({
  slug: 'ai-text-to-image',
  section: 'text_to_image',
  result: 'image',
  cost: 1,
  capability: 'image.fromText',
  served,
  engine: served ? 'local' : null,
});

function open(listTools: OfferServices['listTools']) {
  const asked = vi.fn(listTools);
  const actor = createActor(offerMachine.provide({ actors: offerActors({ listTools: asked }) })).start();
  return { actor, asked };
}

test('nobody is asked before a page wants to know', async () => {
  const { actor, asked } = open(async () => granted([tool(true)]));
  await settled();
  expect(asked).not.toHaveBeenCalled();
  actor.send({ type: 'offer.wanted' });
  await settled();
  expect(selectOffered(actor.getSnapshot(), 'ai-text-to-image')?.engine).toBe('local');
  expect(selectOffered(actor.getSnapshot(), 'ai-chatbot')).toBeNull();
});

test('the available effects are reported, and unknown before', async () => {
  const cards: Offered = { ...tool(true), slug: 'ai-effect', effects: ['hug'] };
  const { actor } = open(async () => granted([tool(true), cards]));
  expect(selectServedEffects(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'offer.wanted' });
  await settled();
  expect([selectServedEffects(actor.getSnapshot()), selectOffers(actor.getSnapshot()).length]).toEqual([['hug'], 2]);
});

test('the next page drops an engine that is gone; until then, and when the server does not answer, the last list stays', async () => {
  const { actor, asked } = open(async () => granted([tool(true)]));
  actor.send({ type: 'offer.wanted' });
  await settled();
  asked.mockResolvedValueOnce(refusal('unavailable', 'Later.'));
  actor.send({ type: 'offer.wanted' });
  await settled();
  expect([selectIsOfferFailed(actor.getSnapshot()), selectOffered(actor.getSnapshot(), 'ai-text-to-image')?.served]).toEqual([true, true]);
  asked.mockResolvedValueOnce(granted([tool(false)]));
  actor.send({ type: 'offer.wanted' });
  await settled();
  expect([selectIsOfferFailed(actor.getSnapshot()), selectOffered(actor.getSnapshot(), 'ai-text-to-image')?.served]).toEqual([
    false,
    false,
  ]);
});
