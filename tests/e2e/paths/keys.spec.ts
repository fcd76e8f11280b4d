/** The keys for programs, walked in a browser: made with a proof, shown once, copied, and revoked in two clicks. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { keysModel } from '../../../machines/keys/keys.model.ts';
import { selectKeyName, selectKeys, selectKeyScopes, selectNewKey, selectProof } from '../../../machines/keys/keys.selectors.ts';
import type { Keys, MadeKey } from '../../../machines/keys/keys.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { holdClipboard, refuseCopy, takeCopy } from '../../model/browser/held-clipboard.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { answerOf, background, Owner } from '../kit/owner.ts';
import words from '../../../copy/en/pages/settings.ts';

const t = words.keys;
const call = ['/api/users/keys'];
const mail = ['/api/users/mail_send'];
const { '/api/users/keys': _held, ...others } = background;

walkInBrowser(keysModel, {
  background: others,
  nobodyCauses: { 'failed.copyKey': 'a clipboard that refuses is an answer, not a fault' },
  nobodySees: {},
  subject: (page, site) => {
    const person = new Owner(page, site);
    const block = page.getByRole('main').getByRole('region', { name: t.title, exact: true });
    const button = (name: string) => block.getByRole('button', { name, exact: true });
    const proof = block.getByLabel(/^(Code from your email|Your password)$/);
    const filled = async (snapshot: Parameters<typeof selectKeyName>[0]) => {
      await expect(block.getByLabel(t.name)).toHaveValue(selectKeyName(snapshot));
      await expect(proof).toHaveValue(selectProof(snapshot));
      await expect(block.getByRole('checkbox', { checked: true })).toHaveCount(selectKeyScopes(snapshot).length);
    };
    return {
      start: async ({ email, hasPassword }) => {
        await holdClipboard(page);
        await person.sees({ settings: { email, password: hasPassword } });
      },
      events: {
        'retry.clicked': () => button('Try again').click(),
        'key.wanted': () => button(t.make).click(),
        'name.changed': ({ event }: { event: AnyEventObject }) => block.getByLabel(t.name).fill(event['value']),
        'scope.toggled': () => block.getByLabel(t.scopes.read).click(),
        'proof.changed': ({ event }: { event: AnyEventObject }) => proof.fill(event['value']),
        'code.requested': () => button('Send code').click(),
        'key.submitted': () => button(t.submit).click(),
        'key.abandoned': () => button(t.cancel).click(),
        'copy.clicked': () => button(t.copy).click(),
        'key.kept': () => button(t.kept).click(),
        'revocation.asked': () => button(t.revoke).last().click(),
        'done.confirmation': ({ event }: { event: AnyEventObject }) => button(event['output'].confirmed ? t.confirm : t.keep).click(),
        'done.listKeys': ({ event }: { event: AnyEventObject }) => {
          const keys = event['output'] as Keys;
          return site.calls.answer(call, keys ? granted(keys) : refused(codes.unavailable));
        },
        'failed.listKeys': () => site.calls.fail(call),
        'done.sendCode': (step: { event: AnyEventObject }) => site.calls.answer(mail, answerOf(step)),
        'failed.sendCode': () => site.calls.fail(mail),
        'done.makeKey': ({ event }: { event: AnyEventObject }) => {
          const made = event['output'] as MadeKey;
          const isRefused = 'refusal' in made;
          if (isRefused) return site.calls.answer(call, refused(codes.unavailable, 'text' in made.refusal ? made.refusal.text : ''));
          return site.calls.answer(call, granted({ key: made.secret, item: made.item }));
        },
        'failed.makeKey': () => site.calls.fail(call),
        'done.copyKey': ({ event }: { event: AnyEventObject }) => (event['output'] ? takeCopy(page) : refuseCopy(page, false)),
        'done.revokeKey': (step: { event: AnyEventObject }) => site.calls.answer(['/api/users/keys/k1'], answerOf(step)),
        'failed.revokeKey': () => site.calls.fail(['/api/users/keys/k1']),
      },
      states: {
        loading: () => expect(block).toContainText(t.loading),
        failed: () => expect(block).toContainText(t.failed),
        listed: async (snapshot) => {
          await expect(button(t.make)).toBeVisible();
          await expect(button(t.revoke)).toHaveCount(selectKeys(snapshot).length);
        },
        'filling.answering': filled,
        'filling.unfit': async (snapshot) => {
          await filled(snapshot);
          await expect(block.getByRole('alert')).toContainText(t.rule);
        },
        'filling.mailing': () => expect(button('Sending…')).toBeVisible(),
        making: () => expect(button(t.submit)).toHaveAttribute('aria-busy', 'true'),
        'made.shown': (snapshot) => expect(block.getByLabel(t.new)).toHaveValue(selectNewKey(snapshot)!),
        'made.copying': (snapshot) => expect(block.getByLabel(t.new)).toHaveValue(selectNewKey(snapshot)!),
        asked: () => expect(block).toContainText(t.sure),
        revoking: () => expect(button(t.confirm)).toHaveAttribute('aria-busy', 'true'),
      },
    };
  },
});
