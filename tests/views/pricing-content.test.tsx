import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkFirstPurchase, subscriptionInfo } from '../../contract/structs/calls/payments.ts';
import { anonymousCredit, creditDetails } from '../../contract/structs/calls/credits.ts';
import { createGeneration, listTools } from '../../contract/structs/calls/generations.ts';
import { getUserInfo } from '../../contract/structs/calls/users.ts';
import type { PackPrice, Tier } from '../../contract/facts/prices.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { formOf, generationFlow } from '../../src/actors/generation.ts';
import { pricingFlow } from '../../src/actors/pricing.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import ShortageDialog from '../../src/features/money/shortage-dialog.tsx';
import { PricingContent } from '../../src/features/money/pricing-content.tsx';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { Server } from './server.ts';

const person = {
  user_email: 'ada@example.com',
  credit_remain: 19,
  invite_credit: { total: 0 },
  today_spent: 0,
  vip: false,
  daily_credit: { init_credits: 19 },
};

/** The prices as somebody sees them who has bought before or not, and subscribes to a plan or to none. */
async function signedIn({ first = false, plan = null as number | null }) {
  const server = new Server();
  server.answers(getUserInfo, granted(person));
  server.answers(creditDetails, granted(person));
  server.answers(checkFirstPurchase, granted({ is_first_purchase: first }));
  server.answers(subscriptionInfo, granted({ plan_id: plan, period_end: null, ends: false, next_plan_id: null }));
  return show(<PricingContent />, { server, token: 'token', href: '/pricing' });
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
async function choose(tab: RegExp) {
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  await screen.findByRole('tabpanel', { name: tab });
}
const crossedOut = (inside: Element) => inside.querySelector('s')?.textContent;
const packs = () => screen.getAllByRole<HTMLInputElement>('radio');
const checkedPacks = () => packs().flatMap((pack) => (pack.checked ? [pack.value] : []));
const packOf = (price: PackPrice) => packs().find(({ value }) => value === price)!;

/** The table of subscriptions in spec §9: a month, crossed out, a year a month, a year, crossed out, what it gives. */
const subscriptions: Record<Tier, { month: string[]; year: string[]; gives: string[] }> = {
  basic: {
    month: ['$9.99', '$19.98', '$9.99 billed every month'],
    year: ['$8.33', '$199.98', '$99.99 billed once a year'],
    gives: ['400 credits a month', 'up to 20 videos or 400 images'],
  },
  pro: {
    month: ['$29.99', '$59.98', '$29.99 billed every month'],
    year: ['$24.99', '$599.98', '$299.99 billed once a year'],
    gives: ['1,600 credits a month', 'up to 80 videos or 1,600 images'],
  },
  premium: {
    month: ['$69.99', '$139.98', '$69.99 billed every month'],
    year: ['$58.33', '$1,399.98', '$699.99 billed once a year'],
    gives: ['4,500 credits a month', 'up to 225 videos or 4,500 images'],
  },
};
const names: Record<Tier, string> = { basic: 'Basic', pro: 'Pro', premium: 'Premium' };

/** The table of one-time packs in spec §9. */
const packTable: Record<PackPrice, { credits: string; price: string; was: string; value: string }> = {
  '2.99': { credits: '100 credits', price: '$2.99', was: '$5.98', value: 'First purchase only' },
  '5.99': { credits: '200 credits', price: '$5.99', was: '$11.98', value: '33 credits per $1' },
  '19.99': { credits: '1,000 credits', price: '$19.99', was: '$39.98', value: 'Popular' },
  '49.99': { credits: '3,000 credits', price: '$49.99', was: '$99.98', value: 'Best value' },
  '99.99': { credits: '7,000 credits', price: '$99.99', was: '$199.98', value: '70 credits per $1' },
  '199.99': { credits: '16,000 credits', price: '$199.99', was: '$399.98', value: '80 credits per $1' },
};

describe('the tabs', () => {
  test('are month, year with what it saves, which is open first, and one-time', async () => {
    await show(<PricingContent />, { href: '/pricing' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Monthly', 'Yearly16% off', 'One-time']);
    expect(chosenTab()).toBe('Yearly16% off');
    await choose(/Monthly/);
    expect(chosenTab()).toBe('Monthly');
  });
});

describe.each([
  ['month', /Monthly/],
  ['year', /Yearly/],
] as const)('the plans by the %s', (billing, tab) => {
  test.each(Object.keys(subscriptions) as Tier[])('%s costs what is specified', async (tier) => {
    await show(<PricingContent />, { href: '/pricing' });
    await choose(tab);
    const card = screen.getByRole('region', { name: names[tier] });
    const { gives, ...prices } = subscriptions[tier];
    const [perMonth, was, billed] = prices[billing];
    expect(within(card).getByText(perMonth!)).toBeTruthy();
    expect(crossedOut(card)).toBe(was);
    expect(card.querySelector('s')?.parentElement?.textContent).toBe(`${was} ${billed}`);
    const facts = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(gives));
    expect(within(card).queryByText('Most popular') !== null).toBe(tier === 'pro');
  });

  test('are three', async () => {
    await show(<PricingContent />, { href: '/pricing' });
    await choose(tab);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(Object.values(names));
  });
});

describe('the packs', () => {
  const opened = async () => {
    const shown = await show(<PricingContent />, { href: '/pricing' });
    await choose(/One-time/);
    return shown;
  };

  test('cost what is specified', async () => {
    await opened();
    expect(packs().map(({ value }) => value)).toEqual(Object.keys(packTable).toSorted((a, b) => Number(a) - Number(b)));
    for (const [price, row] of Object.entries(packTable) as [PackPrice, (typeof packTable)[PackPrice]][]) {
      const pack = packOf(price).closest('label')!;
      for (const text of [row.credits, row.price, row.value]) expect(pack.textContent).toContain(text);
      expect(crossedOut(pack)).toBe(row.was);
    }
  });

  test('begin with the one for 19.99; another that is chosen is the only one', async () => {
    const { user } = await opened();
    expect(checkedPacks()).toEqual(['19.99']);
    for (const price of ['49.99', '2.99', '199.99'] as const) {
      await user.click(packOf(price).closest('label')!);
      expect(checkedPacks()).toEqual([price]);
      expect(screen.getByRole('button', { name: `Buy for $${price}` })).toBeTruthy();
      const summary = screen.getByRole('complementary');
      expect(within(summary).getByText(packTable[price].credits)).toBeTruthy();
    }
  });

  test('list what they give', async () => {
    await opened();
    const facts = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '1,000 images',
      'or 50–500 videos',
      'One payment, no renewal',
      'All tools included',
    ]);
    expect(screen.getByText('A video costs 20 credits. Most that are composed from drawings or a photo cost 2 credits.')).toBeTruthy();
  });
});

describe('somebody who is signed in', () => {
  test.each([
    [true, ['2.99', '5.99', '19.99', '49.99', '99.99', '199.99']],
    [false, ['5.99', '19.99', '49.99', '99.99', '199.99']],
  ])('with a first purchase ahead: %s', async (first, prices) => {
    const { root } = await signedIn({ first });
    await choose(/One-time/);
    const answered = { firstPurchase: first ? ('offered' as const) : ('hidden' as const) };
    await waitFor(() => expect(pricingFlow(root).getSnapshot().matches(answered)).toBe(true));
    await waitFor(() => expect(packs().map(({ value }) => value)).toEqual(prices));
  });

  test('and subscribes cannot subscribe twice, and is led to the packs', async () => {
    const { root } = await signedIn({ plan: 5 });
    const running = await screen.findByRole<HTMLButtonElement>('button', { name: 'subscribed' });
    expect(screen.getByRole('region', { name: 'Pro' }).contains(running)).toBe(true);
    expect(running.disabled).toBe(true);
    const basic = screen.getByRole('region', { name: 'Basic' });
    const choose = within(basic).getByRole('button', { name: 'Choose Basic' });
    expect(choose.ariaDisabled).toBe('true');
    fireEvent.click(choose);
    expect(pricingFlow(root).getSnapshot().matches({ buying: 'browsing' })).toBe(true);
    const change = await within(basic).findByRole('link', { name: 'Change your plan in your settings' });
    expect(change.getAttribute('href')).toBe('/settings');
    fireEvent.click(within(basic).getByRole('button', { name: /You can add credits with a one-time pack/ }));
    await waitFor(() => expect(chosenTab()).toBe('One-time'));
  });
});

describe('a submit that the balance does not cover', () => {
  const ways = () => [...screen.getByRole('group', { name: 'Get more credits' }).children].map(({ textContent }) => textContent);
  async function opened(server: Server, token?: string) {
    const { root } = await show(<ShortageDialog />, { server, ...(token !== undefined && { token }) });
    act(() => root.dialogs.send({ type: 'credits.short', cost: 20 }));
    return root;
  }

  test('opens no prices: the dialog shows what it lacks, and the form stays as it is', async () => {
    const server = new Server();
    server.answers(anonymousCredit, granted({ credit_remain: 0 }));
    server.answers(listTools, granted([]));
    server.answers(createGeneration, refusal('notEnoughCredits', 'You do not have enough credits.'));
    const { root } = await show(<ShortageDialog />, { server });
    expect(screen.queryByText(/^You need/)).toBeNull();
    const form = formOf(generationFlow(root, toolBySlug('ai-text-to-image')!));
    act(() => form.send({ type: 'field.changed', name: 'prompt', value: 'a fox' }));
    act(() => form.send({ type: 'form.submitted' }));
    expect(await screen.findByText('You need 1 more credit: this costs 1, and you have 0.')).toBeTruthy();
    expect(selectDialog(root.dialogs.getSnapshot())).toBe('shortage');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBeNull());
    expect(form.getSnapshot().context.values['prompt']).toBe('a fox');
  });

  test('shows a visitor how many are missing and what an account gives; the prices come after', async () => {
    const server = new Server();
    server.answers(anonymousCredit, granted({ credit_remain: 19 }));
    const root = await opened(server);
    expect(await screen.findByText('You need 1 more credit: this costs 20, and you have 19.')).toBeTruthy();
    expect(screen.getByText(/^An account gets 19 free credits every day/)).toBeTruthy();
    expect(ways()).toEqual(['Create account']);
    expect(screen.queryByRole('tablist')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pricing' }));
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('pricing'));
  });

  test('offers a user the reward of today and an invitation; with enough credits it shows that and leads back', async () => {
    const server = new Server();
    server.answers(getUserInfo, granted(person));
    server.answers(creditDetails, granted(person));
    server.answers(checkFirstPurchase, granted({ is_first_purchase: false }));
    server.answers(subscriptionInfo, granted({ plan_id: null, period_end: null, ends: false, next_plan_id: null }));
    const root = await opened(server, 'token');
    await screen.findByRole('button', { name: 'Claim your daily reward: +19' });
    expect(ways()).toEqual(['Claim your daily reward: +19', 'Invite a friend: +20']);
    server.answers(creditDetails, granted({ ...person, credit_remain: 38 }));
    act(() => root.credits.send({ type: 'credits.refreshRequested' }));
    expect(await screen.findByText('You have enough credits now')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).not.toBe('shortage'));
  });

  test('the invitation opens in its place', async () => {
    const server = new Server();
    server.answers(getUserInfo, granted(person));
    server.answers(creditDetails, granted(person));
    const root = await opened(server, 'token');
    fireEvent.click(await screen.findByRole('button', { name: 'Invite a friend: +20' }));
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('invite'));
  });
});
