import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { visitMachine } from '../../machines/visit/visit.machine.ts';
import type { VisitEmitted, VisitEvent } from '../../machines/visit/visit.types.ts';

const user: VisitEvent = { type: 'session.changed', who: 'user' };
const visitor: VisitEvent = { type: 'session.changed', who: 'visitor' };
const settings: VisitEvent = { type: 'page.shown', path: '/settings' };

test.each([
  ['who comes first', [user, settings], ['user /settings']],
  ['the page comes first', [settings, user], ['user /settings']],
  ['who alone', [visitor, user], []],
  ['the page alone', [settings, settings], []],
  ['both again', [user, settings, settings, visitor], ['user /settings', 'user /settings', 'visitor /settings']],
])('a visit is told once both are known, and whenever either changes: %s', (_, events, told) => {
  const facts: string[] = [];
  const actor = createActor(visitMachine);
  actor.on('page.visited', ({ who, path }: VisitEmitted) => facts.push(`${who} ${path}`));
  actor.start();
  for (const event of events) actor.send(event);
  expect(facts).toEqual(told);
});
