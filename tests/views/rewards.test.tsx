import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkIn, creditDetails } from '../../contract/structs/calls/credits.ts';
import { checkFirstPurchase, checkoutSession } from '../../contract/structs/calls/payments.ts';
import { inviteCode } from '../../contract/structs/calls/users.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { widths } from '../../contract/facts/dialog-sizes.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import DailyRewardPanel from '../../src/features/money/daily-reward-panel.tsx';
import InviteDialog from '../../src/features/money/invite-dialog.tsx';
import { loadWords } from '../../src/platform/words.ts';
import Operation from '../../src/features/money/operation.tsx';
import { localDate } from '../../src/platform/time.ts';
import { granted, Held, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { person, serverOf } from './person.ts';
import { Server } from './server.ts';

await loadWords('en', ['dailyReward', 'invite', 'operation', 'pricing']);

type Root = Awaited<ReturnType<typeof show>>['root'];
const notices = (root: Root) => root.toasts.getSnapshot().context.visible.map(({ message }) => message);
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the panel of the day', () => {
  const opened = () => show(<DailyRewardPanel />, { server: serverOf(), token: 'token' });
  const panel = () => screen.queryByRole('complementary', { name: 'Your daily reward' });

  test('shows how much, for how long, and when there is more; it is offered once a day', async () => {
    await opened();
    await waitFor(() => expect(panel()?.textContent).toContain('+19 credits'));
    const notes = within(panel()!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(notes).toEqual([
      'Valid today. Unused credits expire at midnight.',
      'A new reward is available every day at midnight your time.',
    ]);
    expect(localStorage.getItem(storageKeys.dailyRewardAt)).toBe(localDate());
  });

  test('is received with the zone of the person, once, and closes', async () => {
    const { server, root } = await opened();
    const answer = new Held<ReturnType<typeof granted<null>>>();
    server.answers(checkIn, answer.promise);
    click('Claim');
    click('Claim');
    answer.resolve(granted(null));
    await waitFor(() => expect(panel()).toBeNull());
    expect(server.requestsOf(checkIn).map(({ headers }) => headers.get('time-zone'))).toEqual([
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ]);
    await waitFor(() => expect(notices(root)).toContainEqual({ key: 'rewardReceived' }));
  });

  test('received before: the server’s words as a warning, and it closes', async () => {
    const { server, root } = await opened();
    server.answers(checkIn, refusal('alreadyClaimed', 'You have today’s reward already.'));
    click('Claim');
    await waitFor(() => expect(panel()).toBeNull());
    await waitFor(() =>
      expect(root.toasts.getSnapshot().context.visible).toContainEqual(
        expect.objectContaining({ tone: 'warning', message: { text: 'You have today’s reward already.' } }),
      ),
    );
  });

  test('closes without claiming anything', async () => {
    const { server, root } = await opened();
    act(() => root.openDialog('dailyReward'));
    click('Close');
    await waitFor(() => expect(panel()).toBeNull());
    expect(server.requestsOf(checkIn)).toEqual([]);
  });
});

describe('the invitation', () => {
  const link = 'http://localhost:3000/?invite_code=ABC';
  const open = vi.fn<typeof window.open>();
  const copy = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    open.mockReset();
    copy.mockReset().mockResolvedValue(undefined);
    vi.spyOn(window, 'open').mockImplementation(open);
  });
  afterEach(() => vi.restoreAllMocks());

  const opened = async () => {
    const server = serverOf();
    server.answers(inviteCode, granted({ invite_code: 'ABC' }));
    const shown = await show(<InviteDialog />, { server, token: 'token', dialog: 'invite' });
    await waitFor(() => expect(field().value).toBe(link));
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    return shown;
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your invite link' });

  test('has four tips, the second with what both get in violet, and a link that is read only, 672 wide', async () => {
    await opened();
    const dialog = screen.getByRole('dialog', { name: 'Invite friends, earn credits' });
    expect([dialog.className.includes(`${widths.invite}px`), widths.invite]).toEqual([true, 672]);
    const tips = within(dialog).getAllByRole('listitem');
    expect(tips).toHaveLength(4);
    expect(tips.map((tip) => tip.querySelector('strong')?.textContent)).toEqual([
      undefined,
      'you both get 20 credits',
      undefined,
      undefined,
    ]);
    expect(tips.some((tip) => /[[\]]/.test(tip.textContent))).toBe(false);
    expect(field().readOnly).toBe(true);
  });

  test('copies the link', async () => {
    const { root } = await opened();
    click('Copy link');
    await screen.findByRole('button', { name: 'Copied' });
    expect(copy).toHaveBeenCalledExactlyOnceWith(link);
    expect(notices(root)).toContainEqual({ key: 'copied' });
  });

  test('without a clipboard a text area copies it', async () => {
    copy.mockRejectedValue(new Error('not allowed'));
    const byArea = vi.fn<() => boolean>(() => true);
    Object.defineProperty(document, 'execCommand', { configurable: true, value: byArea });
    await opened();
    click('Copy link');
    await screen.findByRole('button', { name: 'Copied' });
    expect(byArea).toHaveBeenCalledExactlyOnceWith('copy');
    Reflect.deleteProperty(document, 'execCommand');
  });

  const networks = {
    Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
    Twitter: 'https://twitter.com/intent/tweet?url=',
    Pinterest: 'https://pinterest.com/pin/create/button/?url=',
    Reddit: 'https://www.reddit.com/submit?url=',
    Line: 'https://social-plugins.line.me/lineit/share?url=',
    Whatsapp: 'https://api.whatsapp.com/send?text=',
  };

  test('on a phone opens the app of Messenger, and no window that would stay behind', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148');
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Share on Messenger' }));
    expect([followed, open.mock.calls]).toEqual([[`fb-messenger://share/?link=${encodeURIComponent(link)}`], []]);
  });

  test('is shared on seven networks, each in a window of its own', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('button', { name: 'Share on Facebook' });
    expect(screen.getAllByRole('button', { name: /^Share on / }).map((button) => button.getAttribute('aria-label'))).toEqual(
      [...Object.keys(networks), 'Messenger'].map((name) => `Share on ${name}`),
    );
    for (const [name, address] of Object.entries(networks)) {
      const replace = vi.fn<(asked: string) => void>();
      const shared = { opener: window as Window | null, location: { replace } };
      open.mockReset().mockReturnValue(shared as unknown as Window);
      fireEvent.click(screen.getByRole('button', { name: `Share on ${name}` }));
      const [[asked]] = replace.mock.calls as [[string]];
      expect(asked.startsWith(address)).toBe(true);
      expect(asked).toContain(encodeURIComponent(link));
      expect([open.mock.lastCall![1], shared.opener], 'it never sees this page').toEqual(['_blank', null]);
    }
  });

  test('a window that the browser blocks is reported, with two ways on', async () => {
    const { user, root } = await opened();
    open.mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Share on Facebook' }));
    expect(notices(root)).toContainEqual({ key: 'windowBlocked' });
  });

  test('without its link is reported, and requested again on demand', async () => {
    const server = serverOf();
    server.answers(inviteCode, refusal('unavailable'));
    const { root } = await show(<InviteDialog />, { server, token: 'token', dialog: 'invite' });
    const alert = await screen.findByRole('alert');
    expect(notices(root)).toContainEqual({ key: 'inviteCodeFailed' });
    server.answers(inviteCode, granted({ invite_code: 'ABC' }));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field().value).toBe(link));
  });
});

describe('/operation', () => {
  const opened = async ({ first = true } = {}) => {
    const server = serverOf();
    server.answers(checkFirstPurchase, granted({ is_first_purchase: first }));
    return show(<Operation path="/operation" />, { server, token: 'token', href: '/operation' });
  };
  const ways = () => screen.getAllByRole('region').map((way) => way.getAttribute('aria-label'));

  test('gathers the check-in, inviting, the first pack and the plans', async () => {
    await opened();
    await waitFor(() => expect(ways()).toEqual(['Daily reward', 'Invite a friend', 'First-purchase pack', 'Plans']));
    expect(within(screen.getByRole('region', { name: 'First-purchase pack' })).getByText('50% off')).toBeTruthy();
    expect(screen.getByText('from $8.33 a month')).toBeTruthy();
  });

  test('offers the first pack to a first purchase only', async () => {
    await opened({ first: false });
    await waitFor(() => expect(ways()).toEqual(['Daily reward', 'Invite a friend', 'Plans']));
  });

  test('buys the first pack', async () => {
    const { server } = await opened();
    server.answers(checkoutSession, granted({ checkout_url: '/checkout/pay_1', txn_id: 'pay_1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Buy for $2.99' }));
    await waitFor(() =>
      expect(server.requestsOf(checkoutSession).map(({ query }) => query)).toEqual([
        { price: '2.99', shown_price: '2.99', shown_credits: '100' },
      ]),
    );
  });

  test('offers no check-in that was claimed before this page was loaded, and offers the one of the next day', async () => {
    const server = serverOf();
    server.answers(creditDetails, granted({ ...person, daily_credit: { init_credits: 19, claimed_on: localDate() } }));
    const { unmount } = await show(<Operation path="/operation" />, { server, token: 'token', href: '/operation' });
    expect(await screen.findByText('Claimed. Come back tomorrow.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim today’s credits' })).toBeNull();
    unmount();
    server.answers(creditDetails, granted({ ...person, daily_credit: { init_credits: 19, claimed_on: '2026-01-01' } }));
    await show(<Operation path="/operation" />, { server, token: 'token', href: '/operation' });
    expect(await screen.findByRole('button', { name: 'Claim today’s credits' })).toBeTruthy();
  });

  test('explains to a visitor why the reward needs a sign-in, before it asks for one, but not to a user', async () => {
    const why = /Log in or sign up first, and we’ll claim it for you\./;
    const { root, unmount } = await show(<Operation path="/operation" />, { server: new Server(), href: '/operation' });
    expect(await screen.findByText(why)).toBeTruthy();
    click('Claim today’s credits');
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('login'));
    unmount();
    await opened();
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  });

  test('shows when today’s check-in is received', async () => {
    const { server } = await opened();
    server.answers(checkIn, granted(null));
    click('Claim today’s credits');
    await screen.findByText('Claimed. Come back tomorrow.');
  });

  test('opens the invitation', async () => {
    const { root } = await opened();
    click('Invite a friend');
    expect(selectDialog(root.dialogs.getSnapshot())).toBe('invite');
  });
});
