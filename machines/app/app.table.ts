/**
 * The wiring of the application: which fact of which actor becomes which event of which other, but for what a form sends (`app.making.ts`). The
 * application runs it, the journey tests run it, and `npm run flows` draws it.
 */
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { initialPack } from '../../contract/facts/initial-pack.ts';
import type { AppEmitted } from './app.types.ts';
import type { AuthEmitted } from '../auth/auth.types.ts';
import type { DialogsEmitted } from '../dialogs/dialogs.types.ts';
import type { NavigationEmitted } from '../navigation/navigation.types.ts';
import type { SessionEmitted } from '../session/session.types.ts';
import type { SharedFileEmitted } from '../sharedFile/sharedFile.types.ts';
import type { BoardName } from '../board/board.types.ts';
import { run, relay, type RelayRow } from './app.row.ts';

type Visited = Extract<AppEmitted, { type: 'page.visited' }>;
type Known = Extract<SessionEmitted, { type: 'email.known' }>;
type Changed = Extract<SessionEmitted, { type: 'session.changed' }>;
type Left = Extract<DialogsEmitted, { type: 'dialogs.left' }>;
type Dismissed = Extract<AuthEmitted, { type: 'auth.dismissed' }>;
const isUser = ({ who }: Changed): boolean => who === 'user';
const isVisitor = ({ who }: Changed): boolean => who === 'visitor';
const whetherSignedIn = ({ signedIn }: Dismissed) => ({ signedIn });
const isInDialog = ({ place }: { place: Dismissed['place'] }): boolean => place === 'dialog';
type DialogShown = Extract<DialogsEmitted, { type: 'dialog.shown' }>;
type Shown = Extract<NavigationEmitted, { type: 'page.shown' }>;
type Given = Extract<NavigationEmitted, { type: 'query.given' }>;
const isLoginLeft = ({ dialogs }: Left): boolean => dialogs.includes('login');
const isPaymentLeft = ({ dialogs }: Left): boolean => dialogs.includes('payment');
const isRewardLeft = ({ dialogs }: Left): boolean => dialogs.includes('dailyReward');
const isInviteLeft = ({ dialogs }: Left): boolean => dialogs.includes('invite');
const isPricingLeft = ({ dialogs }: Left): boolean => dialogs.includes('pricing');
const isExploreLeft = ({ dialogs }: Left): boolean => dialogs.includes('explore');
const isInviteShown = ({ dialog }: DialogShown): boolean => dialog === 'invite';
const isPricingShown = ({ dialog }: DialogShown): boolean => dialog === 'pricing';
const isCreditsShown = ({ dialog }: DialogShown): boolean => dialog === 'credits';
const isRewardShown = ({ dialog }: DialogShown): boolean => dialog === 'dailyReward';
const isExploreShown = ({ dialog }: DialogShown): boolean => dialog === 'explore';
/** The pages with prices, and those without. */
const hasPrices = ({ path }: Shown): boolean => path === '/pricing' || path === '/operation';
const hasNoPrices = (page: Shown): boolean => !hasPrices(page);
const isSettings = ({ path }: Shown): boolean => path === '/settings';
const isAtSettings = ({ path }: Visited): boolean => path === '/settings';
const isOnSettings = ({ who, path }: Visited): boolean => who === 'user' && path === '/settings';
const isAtConsole = ({ path }: Visited): boolean => path === '/operator';
/** The boards of the console by the paths of their pages. */
const boards: Readonly<Record<string, BoardName>> = {
  '/operator/jobs': 'jobs',
  '/operator/reports': 'reports',
  '/operator/people': 'people',
  '/operator/money': 'money',
  '/operator/settings': 'settings',
};
const showsBoard = ({ path }: Visited): boolean => path in boards;
const boardAt = ({ path }: Visited): { board: BoardName } => ({ board: boards[path]! });
const showsPacks = ({ path }: Visited): boolean => path === '/operator/models';
const isCreations = ({ path }: Shown): boolean => path === '/my-creations';
const isNotCreations = (page: Shown): boolean => !isCreations(page);
const isGallery = ({ path }: Shown): boolean => /^\/template(\/|$)/.test(path);
const valueIn = (query: string, name: string): string => new URLSearchParams(query).get(name) ?? '';
const isReportOf = ({ path, query }: Given): boolean => path === '/report' && valueIn(query, 'url') !== '';
const isReportNumber = ({ path, query }: Given): boolean => path === '/report' && valueIn(query, 'number') !== '';
const hasEmail = ({ email }: Known): boolean => email !== null;
const theToken = ({ token }: { token: string }) => ({ token });
const theWayThere = ({ href, replace }: { href: string; replace: boolean }) => ({ href, replace });
/** The tool whose page is at this path: `/ai-text-to-image`. */
const toolOfPath = ({ path }: Given) => ({ tool: path === '/ai-effect/create' ? 'ai-effect' : path.slice(1) });
const theQuery = ({ query, isReturn }: Given) => ({ query, isReturn });
const theHref = ({ href }: { href: string }) => ({ href });
const theAddress = ({ email }: Known) => ({ name: 'email', value: email ?? '' });
const theReportedUrl = ({ query }: Given) => ({
  name: 'url',
  value: valueIn(query, 'url').slice(0, textLengths.reportedAddress),
  submit: false,
});
const theReportNumber = ({ query }: Given) => ({
  name: 'number',
  value: valueIn(query, 'number').slice(0, textLengths.reportNumber),
  submit: true,
});
/** The gallery of a tool, or of all tools, in the language of the page. */
const thatGallery = ({ path, locale }: Shown) => ({ of: `${locale}:${path.split('/')[2]?.replace(/^home$/, '') ?? ''}` });
/** Only the server knows which pack or plan it was; the call is the same. */
const theTransaction = ({ txn }: { txn: string }) => ({ txn, purchase: { kind: 'pack', price: initialPack } }) as const;
type Chosen = SharedFileEmitted;
const withoutValues = ({ tool, href, file }: Chosen) => ({ tool, href, file, values: {} });

/** Delivered in this order. */
export const pageRows: readonly RelayRow[] = [
  // Session.
  relay({
    from: 'session',
    fact: 'session.changed',
    to: [
      'board',
      'credits',
      'batch',
      'chat',
      'consent',
      'consents',
      'creations',
      'generation',
      'item',
      'invite',
      'jobs',
      'launchpad',
      'operator',
      'push',
      'settings',
      'share',
      'subscription',
    ],
    event: 'session.changed',
  }),
  relay({
    from: 'session',
    fact: 'session.changed',
    to: ['dailyReward', 'pricing', 'draft', 'payReturn'],
    event: 'session.changed',
    late: true,
  }),
  // Last of all that read data of the user: the page is refreshed with it.
  relay({ from: 'session', fact: 'session.changed', to: 'returnPath', event: 'session.changed' }),
  // After the charts that wait for it, so that they know the user before they continue.
  relay({ from: 'session', fact: 'session.changed', to: 'signIn', event: 'session.changed' }),
  relay({ from: 'session', fact: 'session.ending', to: 'creations', event: 'creations.left' }),
  relay({ from: 'session', fact: 'session.ending', to: ['generation', 'item'], event: 'page.left' }),
  relay({ from: 'session', fact: 'email.known', when: hasEmail, to: 'contact', event: 'field.offered', with: theAddress, late: true }),
  relay({ from: 'session', fact: 'session.changed', to: ['history', 'grants'], event: 'list.outdated' }),
  relay({
    from: 'session',
    fact: 'session.changed',
    when: isVisitor,
    to: 'dialogs',
    event: 'dialog.closed',
    with: { dialog: 'dailyReward' },
  }),
  run({ from: 'session', fact: 'session.changed', when: isUser, effect: 'loadReward' }),
  relay({ from: 'session', fact: 'login.needed', to: 'navigation', event: 'login.needed' }),
  relay({ from: 'accountDeletion', fact: 'account.deleted', to: 'session', event: 'signOut.requested' }),
  relay({ from: 'passwordChange', fact: 'password.replaced', to: 'devices', event: 'password.replaced' }),
  // Signing in (spec §4).
  run({ from: 'app', fact: 'signIn.lost', effect: 'dropEarlyDialog' }),
  relay({
    from: 'signIn',
    fact: 'signIn.needed',
    to: 'navigation',
    event: 'signIn.required',
  }),
  relay({
    from: 'returnPath',
    fact: 'auth.wanted',
    to: 'auth',
    event: 'auth.opened',
    with: { place: 'dialog', mode: 'login' },
    load: true,
  }),
  relay({ from: 'auth', fact: 'auth.shown', when: isInDialog, to: 'dialogs', event: 'dialog.requested', with: { dialog: 'login' } }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isLoginLeft, to: 'auth', event: 'auth.closed' }),
  relay({ from: 'auth', fact: 'token.obtained', to: 'session', event: 'token.received', with: theToken }),
  relay({ from: 'auth', fact: 'user.stale', to: 'session', event: 'user.reloadRequested' }),
  relay({
    from: 'auth',
    fact: 'auth.dismissed',
    when: isInDialog,
    to: 'dialogs',
    event: 'dialog.closed',
    with: { dialog: 'login' },
  }),
  relay({ from: 'auth', fact: 'auth.dismissed', when: isInDialog, to: 'returnPath', event: 'signIn.ended', with: whetherSignedIn }),
  relay({
    from: 'auth',
    fact: 'auth.dismissed',
    to: 'signIn',
    event: 'auth.dismissed',
  }),
  // The form did not load, or was taken back before it came.
  relay({ from: 'app', fact: 'signIn.abandoned', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'login' } }),
  relay({ from: 'app', fact: 'signIn.abandoned', to: 'returnPath', event: 'signIn.ended', with: { signedIn: false } }),
  relay({
    from: 'app',
    fact: 'signIn.abandoned',
    to: 'signIn',
    event: 'auth.dismissed',
    with: { signedIn: false },
  }),
  run({ from: 'auth', fact: 'inviteCode.spent', effect: 'spendInvitation' }),
  relay({ from: 'auth', fact: 'creditsDialog.due', to: 'dialogs', event: 'creditsDialog.due' }),
  relay({ from: 'auth', fact: 'pricingDialog.due', to: 'dialogs', event: 'pricingDialog.due' }),
  relay({ from: 'auth', fact: 'pricingFlag.due', to: 'dialogs', event: 'pricingFlag.due' }),
  relay({ from: 'auth', fact: 'return.requested', to: 'returnPath', event: 'return.requested' }),
  relay({ from: 'auth', fact: 'back.requested', to: 'returnPath', event: 'back.requested' }),
  // Pages.
  run({ from: 'navigation', fact: 'page.entered', effect: 'keepInvitation' }),
  relay({ from: 'navigation', fact: 'page.entered', to: 'dialogs', event: 'page.entered' }),
  relay({ from: 'navigation', fact: 'history.traversed', to: 'dialogs', event: 'history.traversed' }),
  relay({ from: 'navigation', fact: 'chunk.failed', to: 'freshness', event: 'chunk.failed' }),
  relay({ from: 'navigation', fact: 'address.changed', to: 'locale', event: 'page.entered', with: theHref, late: true }),
  relay({ from: 'navigation', fact: 'page.shown', to: 'offer', event: 'offer.wanted', late: true }),
  relay({ from: 'navigation', fact: 'page.shown', when: hasPrices, to: 'pricing', event: 'pricing.shown', late: true }),
  relay({ from: 'navigation', fact: 'page.shown', when: hasNoPrices, to: 'pricing', event: 'pricing.left' }),
  relay({ from: 'app', fact: 'page.visited', when: isOnSettings, to: 'settings', event: 'settings.shown', late: true }),
  relay({ from: 'app', fact: 'page.visited', when: isOnSettings, to: 'subscription', event: 'subscription.shown', late: true }),
  relay({ from: 'app', fact: 'page.visited', when: isAtSettings, to: 'consents', event: 'consents.shown', late: true }),
  relay({ from: 'app', fact: 'page.visited', when: isAtConsole, to: 'operator', event: 'operator.shown', late: true }),
  relay({ from: 'app', fact: 'page.visited', when: showsBoard, to: 'board', event: 'board.shown', with: boardAt, late: true }),
  relay({ from: 'app', fact: 'page.visited', when: showsPacks, to: 'launchpad', event: 'launchpad.shown', late: true }),
  relay({ from: 'navigation', fact: 'page.shown', when: isSettings, to: 'history', event: 'list.shown', late: true }),
  relay({ from: 'navigation', fact: 'page.shown', when: isCreations, to: 'creations', event: 'creations.shown', late: true }),
  relay({ from: 'navigation', fact: 'page.shown', when: isNotCreations, to: 'creations', event: 'creations.left' }),
  relay({ from: 'navigation', fact: 'page.shown', when: isGallery, to: 'templates', event: 'list.shown', at: thatGallery, late: true }),
  relay({ from: 'navigation', fact: 'query.given', to: 'form', event: 'query.given', with: theQuery, at: toolOfPath, late: true }),
  relay({ from: 'navigation', fact: 'query.given', to: 'payReturn', event: 'query.given', late: true }),
  relay({
    from: 'navigation',
    fact: 'query.given',
    when: isReportOf,
    to: 'report',
    event: 'field.given',
    with: theReportedUrl,
    late: true,
  }),
  relay({
    from: 'navigation',
    fact: 'query.given',
    when: isReportNumber,
    to: 'reportLookup',
    event: 'field.given',
    with: theReportNumber,
    late: true,
  }),
  relay({ from: 'locale', fact: 'navigation.wanted', to: 'navigation', event: 'navigation.requested', with: theWayThere }),
  // Buying (spec §4).
  relay({ from: 'pricing', fact: 'purchase.requested', to: 'payment', event: 'purchase.requested' }),
  relay({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'payment' } }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isPaymentLeft, to: 'payment', event: 'payment.closed' }),
  relay({ from: 'payment', fact: 'payment.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'payment' } }),
  relay({ from: 'payment', fact: 'payment.dismissed', to: 'pricing', event: 'payment.dismissed' }),
  relay({ from: 'payment', fact: 'purchase.signInNeeded', to: 'pricing', event: 'purchase.signInNeeded' }),
  relay({ from: ['payment', 'payResult'], fact: 'payment.succeeded', to: ['pricing', 'subscription'], event: 'payment.succeeded' }),
  // A person who has paid goes back to what the prices had come before.
  relay({ from: 'payment', fact: 'payment.succeeded', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'pricing' } }),
  relay({ from: 'payReturn', fact: 'payment.wanted', to: 'payResult', event: 'payment.resumed', with: theTransaction }),
  relay({ from: 'payReturn', fact: 'payment.wanted', to: 'payResult', event: 'frame.reported' }),
  relay({ from: 'payReturn', fact: 'payment.left', to: 'payResult', event: 'payment.closed' }),
  // Dialogs.
  relay({ from: 'dialogs', fact: 'dialog.shown', when: isInviteShown, to: 'invite', event: 'invite.opened', late: true }),
  relay({ from: 'dialogs', fact: 'dialog.shown', when: isPricingShown, to: 'pricing', event: 'pricing.shown', late: true }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isPricingLeft, to: 'pricing', event: 'pricing.left' }),
  relay({ from: 'dialogs', fact: 'dialog.shown', when: isCreditsShown, to: 'grants', event: 'list.shown', late: true }),
  relay({ from: 'dialogs', fact: 'dialog.shown', when: isRewardShown, to: 'dailyReward', event: 'reward.shown', late: true }),
  relay({ from: 'dialogs', fact: 'dialog.shown', when: isExploreShown, to: 'carousel', event: 'attention.taken', late: true }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isExploreLeft, to: 'carousel', event: 'attention.given' }),
  relay({ from: 'invite', fact: 'invite.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'invite' } }),
  // Credits.
  relay({
    from: ['chat', 'creations', 'dailyReward', 'payment', 'payResult'],
    fact: 'credits.refreshRequested',
    to: 'credits',
    event: 'credits.refreshRequested',
  }),
  relay({ from: ['payment', 'payResult'], fact: 'credits.refreshRequested', to: 'session', event: 'user.reloadRequested' }),
  relay({ from: 'chat', fact: 'credits.short', to: 'dialogs', event: 'credits.short' }),
  relay({ from: 'credits', fact: 'reward.known', to: 'dailyReward', event: 'reward.known', late: true }),
  relay({ from: 'dailyReward', fact: 'reward.due', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'dailyReward' } }),
  relay({ from: 'dailyReward', fact: 'reward.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'dailyReward' } }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isRewardLeft, to: 'dailyReward', event: 'reward.closed' }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isInviteLeft, to: 'invite', event: 'invite.closed' }),
  run({ from: 'invite', fact: 'window.requested', effect: 'openWindow' }),
  relay({ from: 'jobs', fact: 'jobs.reported', to: 'creations', event: 'jobs.reported' }),
  relay({ from: 'jobs', fact: 'jobs.ended', to: 'creations', event: 'job.ended' }),
  relay({ from: 'navigation', fact: 'page.shown', to: 'jobs', event: 'page.shown', late: true }),
  relay({ from: 'creations', fact: 'creation.deleted', to: 'jobs', event: 'creation.deleted' }),
  // What was made with a revoked consent is deleted, and no form may use it again.
  relay({ from: 'consents', fact: 'consent.revoked', to: 'consent', event: 'consent.revoked' }),
  relay({ from: 'consents', fact: 'consent.revoked', to: 'creations', event: 'job.ended' }),
  relay({ from: 'consents', fact: 'consent.revoked', to: 'jobs', event: 'jobs.outdated' }),
  relay({ from: 'sharedFile', fact: 'file.chosen', to: 'handOver', event: 'file.given', with: withoutValues }),
  // What a submit waits for.
  relay({ from: 'age', fact: 'adult.confirmed', to: 'form', event: 'adult.confirmed', late: true }),
  relay({ from: 'offer', fact: 'offers.known', to: 'form', event: 'offers.known', late: true }),
  // Toasts.
  relay({
    from: [
      'accountDeletion',
      'app',
      'auth',
      'board',
      'consents',
      'contact',
      'creations',
      'credits',
      'dailyReward',
      'dataExport',
      'devices',
      'grants',
      'history',
      'historyDownload',
      'inspection',
      'invite',
      'jobs',
      'keys',
      'launchpad',
      'locale',
      'operator',
      'passwordChange',
      'payment',
      'payResult',
      'preferences',
      'pricing',
      'push',
      'report',
      'secondFactor',
      'secondStep',
      'reportLookup',
      'resultDownload',
      'session',
      'settings',
      'share',
      'subscription',
      'templates',
    ],
    fact: 'notice.raised',
    to: 'toasts',
    event: 'notice.raised',
  }),
].flat();
