import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { locales } from '../../contract/facts/locales.ts';
import english from '../../copy/en/pages/notice.ts';
import { notice, unanswered } from '../../machines/kit/notice.ts';
import { models } from '../../machines/models.ts';

test('a notice without a sentence does not compile', () => {
  // @ts-expect-error The dictionaries have no such sentence.
  expect(notice('error', { key: 'nothingKnown' })).toBeTruthy();
});

test.each(locales)('every notice has a sentence in %s', async (locale) => {
  const { default: words } = (await import(`../../copy/${locale}/pages/notice.ts`)) as { default: Record<string, string> };
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const sentence of Object.values(words)) expect(sentence).toMatch(/\S/);
});

test('the specified sentences are shown as specified', () => {
  expect(english).toMatchObject({
    creditsFailed: 'Failed to retrieve credits. Please try again later.',
    payUrlFailed: 'Failed to get pay url',
    paymentFailed:
      'The payment didn’t go through. Try using a different card or payment method. If you need help, feel free to reach out to our support team.',
    inviteCodeFailed: 'Failed to get invite code',
    copied: 'Copy successful！',
    operationSucceeded: 'operation succeeded',
    operationFailed: 'operation failed',
  });
});

/** The facts that an action of a chart emits for an event, without running the chart. */
const reportedBy = (name: string, event: object): unknown[] => {
  const { machine } = models.find((model) => model.name === name)!;
  const action = machine.implementations.actions['emitUnanswered'];
  const { event: fact } = action as unknown as { event: unknown };
  return [typeof fact === 'function' ? fact({ event, context: {} }) : fact];
};
const reporting = models.filter(
  ({
    machine: {
      implementations: { actions },
    },
  }) => 'emitUnanswered' in actions,
);

test.each(reporting.map(({ name }) => name))(
  '%s reports why a call got no answer, and nobody is sent to check a network that is there',
  (name) => {
    for (const [reason, key] of [
      ['offline', 'offline'],
      ['unreached', 'networkProblem'],
      ['away', 'siteAway'],
      ['missing', 'noLongerThere'],
      ['ours', 'siteBroken'],
    ] as const) {
      const event = { type: 'xstate.error.actor.call', error: Object.assign(new Error('no answer'), { reason }) };
      expect(reportedBy(name, event)).toEqual([unanswered({ event })]);
      expect(unanswered({ event }).message).toEqual({ key });
    }
  },
);

test('charts of the account, of rewards, of the console and of downloads are among them', () => {
  const names = reporting.map(({ name }) => name);
  for (const name of ['preferences', 'dailyReward', 'operator', 'board', 'download', 'subscription', 'keys']) expect(names).toContain(name);
});

const statesOf = (state: AnyStateNode): AnyStateNode[] => [state, ...Object.values(state.states).flatMap(statesOf)];

/** What nobody waits for: without the list, tools keep the prices that the page came with. */
const unasked: ReadonlySet<string> = new Set(['offer']);

test.each(models.filter(({ name }) => !unasked.has(name)).map(({ name, machine }) => [name, machine] as const))(
  '%s keeps or reports the cause wherever something fails to load',
  (_, machine) => {
    const mute = statesOf(machine.root).flatMap((state) =>
      [...state.transitions.values()]
        .flat()
        .filter(({ eventType, guard, actions }) => eventType.startsWith('xstate.error.actor.') && !guard && actions.length === 0)
        .filter(({ target }) => target?.some(({ key, entry }: AnyStateNode) => /failed$/i.test(key) && entry.length === 0))
        .map(({ eventType }) => `${state.id}: ${eventType}`),
    );
    expect(mute).toEqual([]);
  },
);
