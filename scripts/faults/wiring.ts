/** Faults in what connects the charts, and in two charts: each is built into the product's code and must turn a walk in Chromium red. */
import type { Fault } from '../observed.ts';

/** `walks`: the charts whose walks are made against it. */
export type Planted = Fault & { name: string; walks: readonly string[] };

const table = 'src/wiring/table.ts';
const gone = (name: string, find: string, walks: readonly string[]): Planted => ({ name, file: table, find, put: '', walks });

export const planted: readonly Planted[] = [
  gone(
    'closing the dialog does not close the payment',
    "tell({ from: 'dialogs', fact: 'dialogs.left', when: isPaymentLeft, to: 'payment', event: 'payment.closed' }),",
    ['payment'],
  ),
  gone(
    'the cost of a failed job stays subtracted',
    "tell({ from: ['generation', 'item'], fact: 'cost.reversed', to: 'credits', event: 'cost.reversed' }),",
    ['credits'],
  ),
  gone(
    'closing the dialog does not close the sign-in form',
    "tell({ from: 'dialogs', fact: 'dialogs.left', when: isLoginLeft, to: 'auth', event: 'auth.closed' }),",
    ['auth'],
  ),
  {
    name: 'a job does not go on after the sign-in that it asked for',
    file: table,
    find: "to: ['chat', 'dailyReward', 'generation', 'invite', 'item', 'pricing'],\n    event: 'auth.dismissed',",
    put: "to: ['chat', 'dailyReward', 'invite', 'item', 'pricing'],\n    event: 'auth.dismissed',",
    walks: ['generation'],
  },
  {
    name: 'the list of somebody else stays',
    file: table,
    find: "      'consents',\n      'creations',\n      'generation',\n      'item',\n      'invite',",
    put: "      'consents',\n      'generation',\n      'item',\n      'invite',",
    walks: ['creations'],
  },
  {
    name: 'prices are never left',
    file: table,
    find: 'const hasNoPrices = (page: Shown): boolean => !hasPrices(page);',
    put: 'const hasNoPrices = (page: Shown): boolean => hasPrices(page) && false;',
    walks: ['pricing'],
  },
  {
    name: 'a consent comes without its receipt',
    file: table,
    find: "({ name: 'consent', value: receipt })",
    put: "({ name: 'consent', value: receipt.slice(0, 0) })",
    walks: ['consent', 'generation'],
  },
  {
    name: 'a picture of a batch never ends',
    file: table,
    find: "progress: phase === 'done' ? 'ended' : 'none'",
    put: "progress: phase === 'done' ? 'working' : 'none'",
    walks: ['batch'],
  },
  {
    name: 'a newer build is loaded over typed text',
    file: 'src/wiring/freshness.ts',
    find: "...(root.holdsTypedText() ? (['text'] as const) : []),",
    put: '',
    walks: ['freshness'],
  },
  {
    name: 'a refused token is kept',
    file: 'src/wiring/root.ts',
    find: "tokenRefused: (token) => session.send({ type: 'token.refused', token }),",
    put: 'tokenRefused: () => undefined,',
    walks: ['session'],
  },
  {
    name: 'a chart: waking past the deadline does not end the payment',
    file: 'machines/payment/payment.machine.ts',
    find: "{ guard: 'isTimedOut', target: '#payment.lastChecking' },",
    put: '',
    walks: ['payment'],
  },
  {
    name: 'a chart: a transition that nothing shows is gone',
    file: 'machines/payment/payment.machine.ts',
    find: "'wait.began': { actions: 'keepDeadline' },",
    put: '',
    walks: ['payment'],
  },
];
