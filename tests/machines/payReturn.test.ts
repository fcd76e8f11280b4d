import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { payReturnMachine } from '../../machines/payReturn/payReturn.machine.ts';
import { selectPayReturn } from '../../machines/payReturn/payReturn.selectors.ts';
import type { PayReturnEmitted } from '../../machines/payReturn/payReturn.types.ts';

function open() {
  const facts: PayReturnEmitted[] = [];
  const actor = createActor(payReturnMachine);
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  return { actor, facts, sees: () => selectPayReturn(actor.getSnapshot()) };
}
const wanted = { type: 'payment.wanted', txn: 't-1' };
const arrive = { type: 'query.given', path: '/pay-result', query: 'lang=en&txn_id=t-1' } as const;

test.each([
  ['before the page', true],
  ['after it', false],
])('a payment is polled once it is known that a user is here: %s', (_, before) => {
  const { actor, facts, sees } = open();
  if (before) actor.send({ type: 'session.changed', who: 'user' });
  actor.send(arrive);
  if (!before) {
    expect([sees(), facts]).toEqual(['payment', []]);
    actor.send({ type: 'session.changed', who: 'user' });
  }
  expect([sees(), facts]).toEqual(['payment', [wanted]]);
});

test('a visitor is asked to sign in, and sees the payment after it', () => {
  const { actor, facts, sees } = open();
  actor.send({ type: 'session.changed', who: 'visitor' });
  actor.send(arrive);
  expect([sees(), facts]).toEqual(['visitor', []]);
  actor.send({ type: 'session.changed', who: 'user' });
  expect(facts).toEqual([wanted]);
});

test.each([
  ['another page', { type: 'query.given', path: '/pricing', query: 'txn_id=t-1' }, 'payment'],
  ['the page without a payment', { type: 'query.given', path: '/pay-result', query: 'txn_id=' }, 'nameless'],
  ['a sign-out', { type: 'session.changed', who: 'visitor' }, 'visitor'],
] as const)('%s ends the polling', (_, event, sees) => {
  const page = open();
  page.actor.send({ type: 'session.changed', who: 'user' });
  page.actor.send(arrive);
  page.actor.send(event);
  expect([page.sees(), page.facts]).toEqual([sees, [wanted, { type: 'payment.left' }]]);
});

test('a repeat, or another user, polls from the start', () => {
  const { actor, facts } = open();
  actor.send({ type: 'session.changed', who: 'user' });
  actor.send(arrive);
  actor.send({ type: 'again.clicked' });
  actor.send({ type: 'session.changed', who: 'user' });
  expect(facts).toEqual([wanted, { type: 'payment.left' }, wanted, { type: 'payment.left' }, wanted]);
});
