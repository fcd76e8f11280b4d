/** Faults in what connects the charts, in charts, and in what they are given: each must turn a walk in Chromium or a test red. */
import type { Fault } from '../../build/vite/planted-fault.ts';

/** `walks`: the charts whose walks in Chromium are made against it. `tests`: the files that run against it without a browser. */
export type Planted = Fault & { name: string } & ({ walks: readonly string[] } | { tests: readonly string[] });

const table = 'machines/app/app.table.ts';
const making = 'machines/app/app.making.ts';
const gone = (name: string, find: string, walks: readonly string[]): Planted => ({ name, file: table, find, put: '', walks });

export const planted: readonly Planted[] = [
  gone(
    'closing the dialog does not close the payment',
    "relay({ from: 'dialogs', fact: 'dialogs.left', when: isPaymentLeft, to: 'payment', event: 'payment.closed' }),",
    ['payment'],
  ),
  {
    name: 'the cost of a failed job stays subtracted',
    file: making,
    find: "relay({ from: 'job', fact: 'cost.reversed', to: 'credits', event: 'cost.reversed' }),",
    put: '',
    walks: ['credits'],
  },
  gone(
    'closing the dialog does not close the sign-in form',
    "relay({ from: 'dialogs', fact: 'dialogs.left', when: isLoginLeft, to: 'auth', event: 'auth.closed' }),",
    ['auth'],
  ),
  {
    name: 'a job does not go on after the sign-in that it asked for',
    file: table,
    find: "relay({ from: 'session', fact: 'session.changed', to: 'signIn', event: 'session.changed' }),",
    put: '',
    walks: ['job'],
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
    file: making,
    find: "({ name: 'consent', value: receipt })",
    put: "({ name: 'consent', value: receipt.slice(0, 0) })",
    walks: ['consent'],
  },
  {
    name: 'an image of a batch never ends',
    file: making,
    find: "progress: phase === 'done' ? 'ended' : 'none'",
    put: "progress: phase === 'done' ? 'working' : 'none'",
    walks: ['batch'],
  },
  {
    name: 'a newer build is loaded over typed text',
    file: 'src/actors/freshness.ts',
    find: "...(root.holdsTypedText() ? (['text'] as const) : []),",
    put: '',
    walks: ['freshness'],
  },
  {
    name: 'a refused token is kept',
    file: 'src/actors/root.ts',
    find: "tokenRefused: (token) => session.send({ type: 'token.refused', token }),",
    put: 'tokenRefused: () => undefined,',
    walks: ['session'],
  },
  {
    name: 'a chart: waking past the deadline does not end the payment',
    file: 'machines/payment/payment.machine.ts',
    find: "{ guard: 'isTimedOut', target: '#payment.open.lastChecking' },",
    put: '',
    walks: ['payment'],
  },
  {
    name: 'a chart: a transition that nothing shows is gone',
    file: 'machines/payment/payment.machine.ts',
    find: "on: { 'wait.began': { actions: 'assignDeadline' } },",
    put: '',
    walks: ['payment'],
  },
  {
    name: 'a chart: an effect is announced on the page that shows it',
    file: 'machines/jobs/jobs.rules.ts',
    find: ' || path === formPathOf(tool)',
    put: '',
    tests: ['tests/machines/jobs.test.ts'],
  },
  {
    name: 'a chart: what the frame says does not begin the interval again',
    file: 'machines/payment/payment.machine.ts',
    find: "'frame.reported': { target: 'polling.checking', reenter: true },",
    put: "'frame.reported': { target: 'polling.checking', reenter: false },",
    tests: ['tests/machines/payment.test.ts'],
  },
  {
    name: 'a reload loses the page that a payment returned to',
    file: 'src/actors/freshness.ts',
    find: "if (role === 'payment' || role === 'payResult')",
    put: "if (role === 'payment')",
    tests: ['tests/views/pay-result.test.tsx'],
  },
  {
    name: 'a submit of another tab is not noticed',
    file: 'src/actors/jobs.ts',
    find: 'value !== null && isSubmitKey(key)',
    put: 'value === null && isSubmitKey(key)',
    tests: ['tests/views/jobs-elsewhere.test.ts'],
  },
  {
    name: 'an actor that joins late knows nothing of what was emitted before',
    file: 'machines/app/app.setup.ts',
    find: 'of eventsForNew(wired(), late, identity))',
    put: 'of eventsForNew(wired(), [], identity))',
    tests: ['tests/machines/app.test.ts'],
  },
];
