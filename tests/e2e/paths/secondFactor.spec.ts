/** The second factors in the settings, walked in a browser: added with a proof, recovery codes shown once, removed by a step. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import words from '../../../copy/en/pages/settings.ts';
import { codes } from '../../../contract/facts/codes.ts';
import { secondFactorModel } from '../../../machines/secondFactor/secondFactor.model.ts';
import { selectProof, selectRecovery, selectTyped } from '../../../machines/secondFactor/secondFactor.selectors.ts';
import type { Added, Begun, Factor } from '../../../machines/secondFactor/secondFactor.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { answerOf, background, Owner } from '../kit/owner.ts';

const t = words.factor;
const calls = {
  factor: ['/api/users/factor'],
  app: ['/api/users/factor/app'],
  confirmation: ['/api/users/factor/app/confirm'],
  mail: ['/api/users/mail_send'],
  removal: ['/api/users/passkeys/p1'],
  renewal: ['/api/users/factor/recovery'],
};
const { '/api/users/factor': _held, ...others } = background;
const textOf = (message: object): string => ('text' in message ? String(message.text) : '');

const { addFactor } = secondFactorModel.outcomes;
/** Without the answer of a window that was closed, which an app does not open. */
const model: typeof secondFactorModel = {
  ...secondFactorModel,
  outcomes: {
    ...secondFactorModel.outcomes,
    addFactor: { ...addFactor, done: [{ recovery: ['aaaaa-bbbbb'] }, { recovery: null }, { refusal: { text: 'Not for a moment.' } }] },
  },
};

walkInBrowser(model, {
  background: others,
  nobodyCauses: { 'passkey.wanted': 'the browser asks for a passkey in a window of its own: passkeys.spec.ts' },
  nobodySees: {},
  nobodyTakes: {
    'adding — xstate.done.actor.addFactor → secondFactor.filling': 'the window that can be closed is the browser’s own, for a passkey',
  },
  subject: (page, site) => {
    const person = new Owner(page, site);
    const block = page.getByRole('main').getByRole('region', { name: t.title, exact: true });
    const button = (name: string) => block.getByRole('button', { name, exact: true });
    const proof = block.getByLabel(/^(Code from your email|Your password)$/);
    const filled = async (snapshot: Parameters<typeof selectTyped>[0]) => {
      await expect(block.getByLabel(t.first)).toHaveValue(selectTyped(snapshot));
      await expect(proof).toHaveValue(selectProof(snapshot));
    };
    return {
      start: ({ email, hasPassword }) => person.sees({ settings: { email, password: hasPassword } }),
      events: {
        'retry.clicked': () => button('Try again').click(),
        'app.wanted': () => button(t.addApp).click(),
        'factor.typed': ({ event }: { event: AnyEventObject }) => block.getByLabel(t.first).fill(event['value']),
        'proof.changed': ({ event }: { event: AnyEventObject }) => proof.fill(event['value']),
        'code.requested': () => button('Send code').click(),
        'factor.submitted': () => button(t.confirm).click(),
        'factor.abandoned': () => button(t.cancel).click(),
        'recovery.kept': () => button(t.kept).click(),
        'removal.asked': () => button('Remove: Phone').click(),
        'renewal.asked': () => button(t.renew).click(),
        'done.secondStep': async ({ event }: { event: AnyEventObject }) => {
          if (!event['output'].passed) return button('Back').click();
          await block.getByLabel('Code', { exact: true }).fill('123456');
          await button('Continue').click();
          const { token } = event['output'] as { token: string | null };
          if (token === null) await site.calls.answer(calls.removal, granted(null));
          else await site.calls.answer(calls.renewal, granted({ recovery: token.split('\n') }));
        },
        'done.loadFactor': ({ event }: { event: AnyEventObject }) => {
          const factor = event['output'] as Factor | null;
          return site.calls.answer(calls.factor, factor ? granted(factor) : refused(codes.unavailable));
        },
        'failed.loadFactor': () => site.calls.fail(calls.factor),
        'done.setUpApp': ({ event }: { event: AnyEventObject }) => {
          const begun = event['output'] as Begun;
          return site.calls.answer(calls.app, 'app' in begun ? granted(begun.app) : refused(codes.unavailable, textOf(begun.refusal)));
        },
        'failed.setUpApp': () => site.calls.fail(calls.app),
        'done.sendCode': (step: { event: AnyEventObject }) => site.calls.answer(calls.mail, answerOf(step)),
        'failed.sendCode': () => site.calls.fail(calls.mail),
        'done.addFactor': ({ event }: { event: AnyEventObject }) => {
          const added = event['output'] as NonNullable<Added>;
          return site.calls.answer(
            calls.confirmation,
            'recovery' in added ? granted(added) : refused(codes.unavailable, textOf(added.refusal)),
          );
        },
        'failed.addFactor': () => site.calls.fail(calls.confirmation),
      },
      states: {
        loading: () => expect.poll(() => site.calls.isHeld(...calls.factor)).toBe(true),
        failed: () => expect(block).toContainText(t.failed),
        listed: () => expect(button(t.addApp)).toBeEnabled(),
        beginning: () => expect(button(t.addApp)).toHaveAttribute('aria-busy', 'true'),
        'filling.answering': filled,
        'filling.unfit': async (snapshot) => {
          await filled(snapshot);
          await expect(block.getByRole('alert')).toContainText(t.rule);
        },
        'filling.mailing': () => expect(button('Sending…')).toBeVisible(),
        adding: () => expect(button(t.confirm)).toHaveAttribute('aria-busy', 'true'),
        recovery: (snapshot) => expect(block).toContainText(selectRecovery(snapshot)![0]!),
        proving: () => expect(block.getByLabel('Code', { exact: true })).toBeVisible(),
      },
    };
  },
});
