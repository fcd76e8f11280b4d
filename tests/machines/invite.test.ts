import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { inviteActors, type InviteServices } from '../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { selectInviteLink, selectIsCopied, selectIsInviteFailed, selectIsNotCopied } from '../../machines/invite/invite.selectors.ts';
import { shareAddress } from '../../machines/invite/invite.share.ts';
import { shareNetworks, type InviteEmitted } from '../../machines/invite/invite.types.ts';
import type { SignInEmitted } from '../../machines/signIn/signIn.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { onFacts, sendToAll } from './nested.ts';

const link = 'https://iridia.example/?invite_code=A B&C';

class Host {
  readonly time = new SimulatedTime();
  readonly facts: (InviteEmitted | SignInEmitted)[] = [];
  readonly services = {
    inviteCode: vi.fn<InviteServices['inviteCode']>(async () => granted({ invite_code: 'A B&C' })),
    inviteLink: (code: string) => `https://iridia.example/?invite_code=${code}`,
    copyText: vi.fn<InviteServices['copyText']>(async () => {}),
    copyByTextArea: vi.fn<InviteServices['copyByTextArea']>(() => true),
  };
  readonly actor;

  constructor({ isMobile = false } = {}) {
    const machine = inviteMachine.provide({ actors: inviteActors(this.services) });
    this.actor = createActor(machine, { clock: this.time.clock, input: { isMobile } });
    onFacts(this.actor, (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get reported(): string[] {
    return this.facts.map((fact) => (fact.type === 'notice.raised' && 'key' in fact.message ? fact.message.key : fact.type));
  }

  async opens(): Promise<this> {
    this.actor.send({ type: 'invite.opened' });
    await settled();
    return this;
  }

  async copies(): Promise<this> {
    this.actor.send({ type: 'copy.clicked' });
    await settled();
    return this;
  }
}

test('the link is fetched once and stands ready the next time', async () => {
  const host = await new Host().opens();
  expect(selectInviteLink(host.sees)).toBe(link);
  host.actor.send({ type: 'invite.closed' });
  expect(selectInviteLink(host.sees)).toBeNull();
  await host.opens();
  expect(host.services.inviteCode).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', async () => refusal('unavailable')],
  ['broken', async () => Promise.reject(new Error('offline'))],
] as const)('a fetch that is %s is reported and can be retried', async (_, answer) => {
  const host = new Host();
  host.services.inviteCode.mockImplementationOnce(answer);
  await host.opens();
  expect(selectIsInviteFailed(host.sees)).toBe(true);
  expect(host.reported).toEqual(['inviteCodeFailed']);
  host.actor.send({ type: 'retry.clicked' });
  await settled();
  expect(selectInviteLink(host.sees)).toBe(link);
});

test('a visitor signs in first, then sees the link', async () => {
  const host = new Host();
  host.services.inviteCode.mockResolvedValueOnce(refusal('signInNeeded'));
  await host.opens();
  expect(host.reported).toEqual(['signIn.needed']);
  sendToAll(host.actor, { type: 'session.changed', who: 'user' });
  await settled();
  expect(selectInviteLink(host.sees)).toBe(link);
});

test('the button shows "copied" for two seconds', async () => {
  const host = await (await new Host().opens()).copies();
  expect(host.services.copyText).toHaveBeenCalledWith(link);
  expect([selectIsCopied(host.sees), host.reported]).toEqual([true, ['copied']]);
  host.time.pass(2000);
  expect(selectIsCopied(host.sees)).toBe(false);
});

test('without a clipboard a text area does it', async () => {
  const host = await new Host().opens();
  host.services.copyText.mockRejectedValueOnce(new Error('not allowed'));
  await host.copies();
  expect(host.services.copyByTextArea).toHaveBeenCalledWith(link);
  expect([selectIsCopied(host.sees), host.reported]).toEqual([true, ['copied']]);
});

test('where nothing can copy, the user is asked to copy by hand', async () => {
  const host = await new Host().opens();
  host.services.copyText.mockRejectedValueOnce(new Error('not allowed'));
  host.services.copyByTextArea.mockReturnValueOnce(false);
  await host.copies();
  expect([selectIsNotCopied(host.sees), host.reported]).toEqual([true, ['copyFailed']]);
});

test('each network gets the link, whole and escaped', async () => {
  for (const network of shareNetworks) {
    const address = shareAddress(network, { link, text: 'Look & see', isMobile: true });
    expect(address).toMatch(network === 'messenger' ? /^fb-messenger:/ : /^https:/);
    expect(decodeURIComponent(address)).toContain(link);
    expect(address).not.toContain(' ');
    if (network !== 'messenger') expect([...new URL(address).searchParams.values()].some((value) => value.includes(link))).toBe(true);
  }
  const host = await new Host().opens();
  host.actor.send({ type: 'share.chosen', network: 'reddit', text: 'Look' });
  expect(host.facts).toEqual([{ type: 'window.requested', address: shareAddress('reddit', { link, text: 'Look', isMobile: false }) }]);
});

test('Messenger opens its app on a phone; on a computer its site, once the link is on the clipboard', async () => {
  const onPhone = await new Host({ isMobile: true }).opens();
  onPhone.actor.send({ type: 'share.chosen', network: 'messenger', text: 'Look' });
  expect(onPhone.facts).toEqual([{ type: 'window.requested', address: expect.stringMatching(/^fb-messenger:/) }]);
  expect(onPhone.services.copyText).not.toHaveBeenCalled();
  const atDesk = await new Host().opens();
  atDesk.actor.send({ type: 'share.chosen', network: 'messenger', text: 'Look' });
  await settled();
  expect(atDesk.facts.at(-1)).toEqual({ type: 'window.requested', address: expect.stringMatching(/^https:/) });
  expect([atDesk.services.copyText.mock.calls, atDesk.reported]).toEqual([[[link]], ['copied', 'window.requested']]);
  // What is copied by the button afterwards opens nothing.
  await atDesk.copies();
  expect(atDesk.reported).toEqual(['copied', 'window.requested', 'copied']);
});

test('a link goes with its person', async () => {
  const host = await new Host().opens();
  host.actor.send({ type: 'session.changed', who: 'visitor' });
  expect(selectInviteLink(host.sees)).toBeNull();
  await host.opens();
  expect(host.services.inviteCode).toHaveBeenCalledTimes(2);
});

test('a link goes with its user while the dialog is closed, too', async () => {
  const host = await new Host().opens();
  host.actor.send({ type: 'invite.closed' });
  host.actor.send({ type: 'session.changed', who: 'user' });
  await host.opens();
  expect(host.services.inviteCode).toHaveBeenCalledTimes(2);
});
