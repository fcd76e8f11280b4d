/**
 * The wiring of the application: which fact of which actor becomes which event of which other. The application runs it, the journey tests
 * run it, and `npm run flows` draws it.
 */
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { initialPack } from '../../contract/facts/initial-pack.ts';
import type { AppEmitted } from './app.types.ts';
import type { AuthEmitted } from '../auth/auth.types.ts';
import type { BatchEmitted } from '../batch/batch.types.ts';
import type { DialogsEmitted } from '../dialogs/dialogs.types.ts';
import type { DraftForm } from '../draft/draft.types.ts';
import type { FormEmitted } from '../form/form.types.ts';
import type { GenerationEmitted } from '../generation/generation.types.ts';
import type { HandOverEmitted } from '../handOver/handOver.types.ts';
import type { MarksEmitted } from '../marks/marks.types.ts';
import type { NavigationEmitted } from '../navigation/navigation.types.ts';
import type { SessionEmitted } from '../session/session.types.ts';
import type { SharedFileEmitted } from '../sharedFile/sharedFile.types.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';
import type { Identity } from './app.roles.ts';
import type { BoardName } from '../board/board.types.ts';
import { run, relay, relayEach, type RelayRow } from './app.row.ts';

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
const theDraft = ({ values, files }: DraftForm) => ({ values, files });
/** The form without its consent, because another person may be here or be shown. */
const formWithoutConsent = ({ values, files }: DraftForm) => ({
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'consent')),
  files,
});
const theReceipt = ({ receipt }: { receipt: string }) => ({ name: 'consent', value: receipt });
const intoTheField = ({ file }: { file: FileFacts }, { of }: Identity) => ({ slot: of ?? '', kind: 'picture', file }) as const;

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

type FormShown = Extract<FormEmitted, { type: 'form.shown' }>;
type WorkEnded = Extract<GenerationEmitted, { type: 'work.ended' }>;
type Started = Extract<BatchEmitted, { type: 'items.started' }>;
/** Whether the sender belongs to the page of its tool, or to one of the other images of a batch. */
const isOfPage = (_: object, { of }: Identity): boolean => of === undefined;
const isOfItem = (_: object, { of }: Identity): boolean => of !== undefined;
/** The form on the page of the sender's tool. */
const theForm = (_: object, { tool = '' }: Identity) => ({ tool });
const theImage = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ ref: files[of]?.ref ?? null });
const theRefs = ({ files }: FormShown) => ({ refs: Object.values(files).map(({ ref }) => ref) });
const theTarget = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ file: files[of]?.stored?.name ?? null });
const isFormRefused = ({ phase }: WorkEnded): boolean => phase === 'form' || phase === 'refused';

type Handed = Extract<HandOverEmitted, { type: 'result.handed' }>;
const theOtherTool = ({ tool }: Handed) => ({ tool });
type Chosen = SharedFileEmitted;
const withoutValues = ({ tool, href, file }: Chosen) => ({ tool, href, file, values: {} });
type Idea = Extract<HandOverEmitted, { type: 'idea.handed' }>;
const thatForm = ({ tool }: Idea) => ({ tool });
const isSent = (idea: Idea): boolean => idea.isSent === true;
const isUnsent = (idea: Idea): boolean => !isSent(idea);
const theIdea = ({ values }: Idea) => ({ values, files: {} });
const hasTab = ({ values }: Handed): boolean => Object.keys(values).length > 0;
/** The values that open the tab which takes the handed result. */
const tabValues = ({ values }: Handed) => ({ values, files: {} });
const theHandedFile = ({ slot, kind, file }: Handed) => ({ slot, kind, file });

const theMask = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'mask', file }) as const;
const theField = ({ name, value }: Extract<MarksEmitted, { type: 'marks.put' }>) => ({ name, value });
const theSlot = (_: object, { of = '' }: Identity) => ({ slot: of });

type Placed = { place: number };
const theFiles = ({ items }: Extract<BatchEmitted, { type: 'items.added' }>) => items;
const theSaved = ({ items }: Extract<BatchEmitted, { type: 'items.recalled' }>) => items;
const thePlaces = ({ places }: { places: readonly number[] }): Placed[] => places.map((place) => ({ place }));
const thePlacesToFill = ({ places, values, files }: Started) => places.map((place) => ({ place, values, files }));
/** The image at this place of the batch. */
const thatItem = ({ place }: Placed, { tool }: Identity) => ({ tool: tool ?? '', of: String(place) });
const theItemFile = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'picture', file }) as const;
const theItemImage = ({ stored }: { stored: StoredFile }, { of = '' }: Identity) => ({ values: {}, files: { [of]: stored } });
const theShared = ({ values, files }: Pick<Started, 'values' | 'files'>) => ({ values, files });
const placeOf = ({ of }: Identity): number => Number(of);
const theStored = ({ files }: FormShown, item: Identity, { of = '' }: Identity) => ({
  place: placeOf(item),
  stored: files[of]?.stored ?? null,
  isLost: files[of]?.isLost ?? false,
});
/** What a batch keeps of one of its images while a job runs for it, and once that job has ended. */
const workingItem = (_: object, item: Identity) => ({ place: placeOf(item), progress: 'working' }) as const;
const endedItem = ({ phase }: WorkEnded, item: Identity) =>
  ({ place: placeOf(item), progress: phase === 'done' ? 'ended' : 'none' }) as const;

/** Rows are delivered in this order. */
export const table: readonly RelayRow[] = [
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
  relay({ from: ['chat', 'job'], fact: 'credits.short', to: 'dialogs', event: 'credits.short' }),
  relay({ from: 'job', fact: 'job.refused', to: 'offer', event: 'offer.outdated' }),
  relay({ from: 'credits', fact: 'reward.known', to: 'dailyReward', event: 'reward.known', late: true }),
  relay({ from: 'dailyReward', fact: 'reward.due', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'dailyReward' } }),
  relay({ from: 'dailyReward', fact: 'reward.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'dailyReward' } }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isRewardLeft, to: 'dailyReward', event: 'reward.closed' }),
  relay({ from: 'dialogs', fact: 'dialogs.left', when: isInviteLeft, to: 'invite', event: 'invite.closed' }),
  run({ from: 'invite', fact: 'window.requested', effect: 'openWindow' }),

  // Making.
  relay({ from: 'job', fact: 'cost.pending', to: 'credits', event: 'cost.pending' }),
  relay({ from: 'job', fact: 'cost.accepted', to: 'credits', event: 'cost.accepted' }),
  relay({ from: 'job', fact: 'cost.reversed', to: 'credits', event: 'cost.reversed' }),
  relay({ from: 'job', fact: 'job.ended', to: 'credits', event: 'credits.refreshRequested' }),
  relay({ from: 'job', fact: 'job.ended', to: 'creations', event: 'job.ended' }),
  relay({ from: 'job', fact: 'cost.accepted', to: 'jobs', event: 'job.began' }),
  relay({ from: 'job', fact: 'job.ended', to: 'jobs', event: 'job.ended' }),
  relay({ from: 'jobs', fact: 'jobs.reported', to: 'creations', event: 'jobs.reported' }),
  relay({ from: 'jobs', fact: 'jobs.ended', to: 'creations', event: 'job.ended' }),
  relay({ from: 'navigation', fact: 'page.shown', to: 'jobs', event: 'page.shown', late: true }),
  relay({ from: 'result', fact: 'creation.deleted', to: 'creations', event: 'job.ended' }),
  relay({ from: ['result', 'creations'], fact: 'creation.deleted', to: 'jobs', event: 'creation.deleted' }),
  relay({
    from: 'form',
    fact: 'form.changed',
    when: isOfPage,
    to: 'draft',
    event: 'form.changed',
    with: formWithoutConsent,
    sameTool: true,
    late: true,
  }),
  relay({ from: 'draft', fact: 'draft.restored', to: 'form', event: 'form.filled', with: theDraft, at: theForm }),
  relay({ from: 'consent', fact: 'consent.given', to: 'form', event: 'field.changed', with: theReceipt, at: theForm }),
  relay({
    from: 'consent',
    fact: 'consent.withdrawn',
    to: 'form',
    event: 'field.changed',
    with: { name: 'consent', value: null },
    at: theForm,
  }),
  // What was made with a revoked consent is deleted, and no form may use it again.
  relay({ from: 'consents', fact: 'consent.revoked', to: 'consent', event: 'consent.revoked' }),
  relay({ from: 'consents', fact: 'consent.revoked', to: 'creations', event: 'job.ended' }),
  relay({ from: 'consents', fact: 'consent.revoked', to: 'jobs', event: 'jobs.outdated' }),
  relay({ from: 'crop', fact: 'image.cut', to: 'form', event: 'file.given', with: intoTheField, at: theForm }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'crop',
    event: 'image.changed',
    with: theImage,
    sameTool: true,
    late: true,
  }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'consent',
    event: 'files.changed',
    with: theRefs,
    sameTool: true,
    late: true,
  }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'faceSearch',
    event: 'target.changed',
    with: theTarget,
    sameTool: true,
    late: true,
  }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: ['garmentSearch', 'brush'],
    event: 'form.shown',
    sameTool: true,
    late: true,
  }),
  relay({ from: 'form', fact: 'form.shown', when: isOfPage, to: 'marks', event: 'form.shown', sameTool: true, late: true }),
  relay({ from: 'marks', fact: 'marks.put', to: 'form', event: 'field.changed', with: theField, at: theForm }),
  relay({ from: 'marks', fact: 'files.swapped', to: 'form', event: 'files.swapped', at: theForm }),
  relay({ from: 'marks', fact: 'file.removed', to: 'form', event: 'file.removed', at: theForm }),
  relay({ from: 'brush', fact: 'mask.painted', to: 'form', event: 'file.given', with: theMask, at: theForm }),
  relay({ from: 'brush', fact: 'mask.cleared', to: 'form', event: 'file.removed', with: theSlot, at: theForm }),
  relay({ from: 'garmentSearch', fact: 'mask.proposed', to: 'form', event: 'file.given', with: theMask, at: theForm }),
  relay({ from: 'garmentSearch', fact: 'mask.withdrawn', to: 'form', event: 'file.removed', with: theSlot, at: theForm }),
  relay({ from: 'garmentSearch', fact: 'proposal.expected', to: 'form', event: 'proposal.expected', at: theForm }),
  relay({ from: 'faceSearch', fact: 'faces.found', to: 'form', event: 'faces.found', at: theForm }),
  relay({ from: 'faceSearch', fact: 'faces.unmarked', to: 'form', event: 'faces.unmarked', at: theForm }),

  relay({
    from: 'handOver',
    fact: 'result.handed',
    when: hasTab,
    to: 'form',
    event: 'form.filled',
    with: tabValues,
    at: theOtherTool,
    load: true,
  }),
  relay({
    from: 'handOver',
    fact: 'result.handed',
    to: 'form',
    event: 'file.given',
    with: theHandedFile,
    at: theOtherTool,
    load: true,
  }),
  relay({ from: 'handOver', fact: 'result.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),
  relay({ from: 'sharedFile', fact: 'file.chosen', to: 'handOver', event: 'file.given', with: withoutValues }),
  // The home page's button shows the price, and clicking it pays.
  relay({ from: 'handOver', fact: 'idea.handed', to: 'form', event: 'form.filled', with: theIdea, at: thatForm, load: true }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isSent, to: 'generation', event: 'submit.sent', at: thatForm, load: true }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'form.submitted', at: thatForm }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'submit.queued', at: thatForm }),
  relay({ from: 'handOver', fact: 'idea.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),

  // What a submit waits for.
  relay({ from: 'age', fact: 'adult.confirmed', to: 'form', event: 'adult.confirmed', late: true }),
  relay({ from: 'offer', fact: 'offers.known', to: 'form', event: 'offers.known', late: true }),

  // Several images at once: each is a form and a job of its own.
  relayEach({
    from: 'batch',
    fact: 'items.added',
    each: theFiles,
    to: 'form',
    event: 'file.given',
    at: thatItem,
    with: theItemFile,
    load: true,
  }),
  relayEach({
    from: 'batch',
    fact: 'items.recalled',
    each: theSaved,
    to: 'form',
    event: 'form.filled',
    at: thatItem,
    with: theItemImage,
    load: true,
  }),
  relayEach({
    from: 'batch',
    fact: 'items.started',
    each: thePlacesToFill,
    to: 'form',
    event: 'form.filled',
    at: thatItem,
    with: theShared,
  }),
  relayEach({ from: 'batch', fact: 'items.started', each: thePlaces, to: 'form', event: 'form.submitted', at: thatItem }),
  relayEach({ from: 'batch', fact: 'items.dropped', each: thePlaces, to: 'item', event: 'result.dismissed', at: thatItem }),
  relayEach({ from: 'batch', fact: 'items.dropped', each: thePlaces, to: 'form', event: 'file.removed', at: thatItem, with: theSlot }),
  relay({ from: 'form', fact: 'form.shown', when: isOfItem, to: 'batch', event: 'image.stored', with: theStored, sameTool: true }),
  relay({ from: 'item', fact: 'work.began', to: 'batch', event: 'item.changed', with: workingItem, sameTool: true }),
  relay({ from: 'item', fact: 'work.ended', to: 'batch', event: 'item.changed', with: endedItem, sameTool: true }),
  relay({ from: 'form', fact: 'form.shown', when: isOfPage, to: 'batch', event: 'form.shown', sameTool: true, late: true }),
  relay({
    from: 'generation',
    fact: 'work.ended',
    when: isFormRefused,
    to: 'batch',
    event: 'form.judged',
    with: { accepted: false },
    sameTool: true,
  }),
  relay({ from: 'generation', fact: 'submit.accepted', to: 'batch', event: 'batch.submitted', sameTool: true }),
  relay({ from: 'batch', fact: 'others.changed', to: 'form', event: 'others.changed', at: theForm }),
  // A form with errors comes back at once, so a submit that reaches the server means that the form was valid.
  relay({
    from: 'job',
    fact: 'cost.pending',
    when: isOfPage,
    to: 'batch',
    event: 'form.judged',
    with: { accepted: true },
    sameTool: true,
  }),

  // Toasts.
  relay({
    from: [
      'accountDeletion',
      'app',
      'auth',
      'batch',
      'board',
      'brush',
      'consent',
      'consents',
      'contact',
      'creations',
      'credits',
      'crop',
      'dailyReward',
      'dataExport',
      'devices',
      'faceSearch',
      'garmentSearch',
      'grants',
      'handOver',
      'history',
      'historyDownload',
      'inspection',
      'invite',
      'job',
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
      'result',
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
