/**
 * The wiring of the application: which fact of which actor becomes which event of which other. The application runs it, the journey tests
 * run it, and `npm run flows` draws it.
 */
import { initialPack } from '../../contract/facts/prices.ts';
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
import { run, tell, tellEach, type Row } from './app.row.ts';

type Visited = Extract<AppEmitted, { type: 'page.visited' }>;
type Known = Extract<SessionEmitted, { type: 'email.known' }>;
type Changed = Extract<SessionEmitted, { type: 'session.changed' }>;
type Left = Extract<DialogsEmitted, { type: 'dialogs.left' }>;
type Dismissed = Extract<AuthEmitted, { type: 'auth.dismissed' }>;

const isUser = ({ who }: Changed): boolean => who === 'user';
const isVisitor = ({ who }: Changed): boolean => who === 'visitor';
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
const thatTool = ({ path }: Given) => ({ tool: path === '/ai-effect/create' ? 'ai-effect' : path.slice(1) });
const theQuery = ({ query, isReturn }: Given) => ({ query, isReturn });
const theHref = ({ href }: { href: string }) => ({ href });
const theAddress = ({ email }: Known) => ({ name: 'email', value: email ?? '' });
const theReportedUrl = ({ query }: Given) => ({ name: 'url', value: valueIn(query, 'url').slice(0, 2000), submit: false });
const theReportNumber = ({ query }: Given) => ({ name: 'number', value: valueIn(query, 'number').slice(0, 64), submit: true });
/** The gallery of a tool, or of all tools, in the language of the page. */
const thatGallery = ({ path, locale }: Shown) => ({ of: `${locale}:${path.split('/')[2]?.replace(/^home$/, '') ?? ''}` });
/** Only the server knows which pack or plan it was; the call is the same. */
const theTransaction = ({ txn }: { txn: string }) => ({ txn, purchase: { kind: 'pack', price: initialPack } }) as const;

type FormShown = Extract<FormEmitted, { type: 'form.shown' }>;
type WorkEnded = Extract<GenerationEmitted, { type: 'work.ended' }>;
type Started = Extract<BatchEmitted, { type: 'items.started' }>;
/** Whether the sender belongs to the page of its tool, or to one of the other pictures of a batch. */
const isOfPage = (_: object, { of }: Identity): boolean => of === undefined;
const isOfItem = (_: object, { of }: Identity): boolean => of !== undefined;
/** The form on the page of the sender's tool. */
const theForm = (_: object, { tool = '' }: Identity) => ({ tool });
const thePicture = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ ref: files[of]?.ref ?? null });
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
const theTab = ({ values }: Handed) => ({ values, files: {} });
const theHandedFile = ({ slot, kind, file }: Handed) => ({ slot, kind, file });

const theMask = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'mask', file }) as const;
const theField = ({ name, value }: Extract<MarksEmitted, { type: 'marks.put' }>) => ({ name, value });
const theSlot = (_: object, { of = '' }: Identity) => ({ slot: of });

type Placed = { place: number };
const theFiles = ({ items }: Extract<BatchEmitted, { type: 'items.added' }>) => items;
const theSaved = ({ items }: Extract<BatchEmitted, { type: 'items.recalled' }>) => items;
const thePlaces = ({ places }: { places: readonly number[] }): Placed[] => places.map((place) => ({ place }));
const thePlacesToFill = ({ places, values, files }: Started) => places.map((place) => ({ place, values, files }));
/** The picture at this place of the batch. */
const thatItem = ({ place }: Placed, { tool }: Identity) => ({ tool: tool ?? '', of: String(place) });
const theItemFile = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'picture', file }) as const;
const theItemPicture = ({ stored }: { stored: StoredFile }, { of = '' }: Identity) => ({ values: {}, files: { [of]: stored } });
const theShared = ({ values, files }: Pick<Started, 'values' | 'files'>) => ({ values, files });
const placeOf = ({ of }: Identity): number => Number(of);
const theStored = ({ files }: FormShown, item: Identity, { of = '' }: Identity) => ({
  place: placeOf(item),
  stored: files[of]?.stored ?? null,
  isLost: files[of]?.isLost ?? false,
});
const isWorking = (_: object, item: Identity) => ({ place: placeOf(item), progress: 'working' }) as const;
const isResting = ({ phase }: WorkEnded, item: Identity) =>
  ({ place: placeOf(item), progress: phase === 'done' ? 'ended' : 'none' }) as const;

/** Rows are delivered in this order. */
export const table: readonly Row[] = [
  // Session.
  tell({
    from: 'session',
    fact: 'session.changed',
    to: [
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
      'push',
      'settings',
      'share',
      'subscription',
    ],
    event: 'session.changed',
  }),
  tell({
    from: 'session',
    fact: 'session.changed',
    to: ['dailyReward', 'pricing', 'draft', 'payReturn'],
    event: 'session.changed',
    late: true,
  }),
  // After the charts that wait for it, so that they know the user before they continue.
  tell({ from: 'session', fact: 'session.changed', to: 'signIn', event: 'session.changed' }),
  tell({ from: 'session', fact: 'session.ending', to: 'creations', event: 'creations.left' }),
  tell({ from: 'session', fact: 'session.ending', to: ['generation', 'item'], event: 'page.left' }),
  tell({ from: 'session', fact: 'email.known', when: hasEmail, to: 'contact', event: 'field.offered', with: theAddress, late: true }),
  tell({ from: 'session', fact: 'session.changed', to: ['history', 'grants'], event: 'list.outdated' }),
  tell({
    from: 'session',
    fact: 'session.changed',
    when: isVisitor,
    to: 'dialogs',
    event: 'dialog.closed',
    with: { dialog: 'dailyReward' },
  }),
  run({ from: 'session', fact: 'session.changed', when: isUser, effect: 'loadReward' }),
  tell({ from: 'session', fact: 'login.needed', to: 'navigation', event: 'login.needed' }),
  tell({ from: 'accountDeletion', fact: 'account.deleted', to: 'session', event: 'signOut.requested' }),
  tell({ from: 'passwordChange', fact: 'password.replaced', to: 'devices', event: 'password.replaced' }),

  // Signing in (spec §4).
  run({ from: 'app', fact: 'signIn.lost', effect: 'dropEarlyDialog' }),
  tell({
    from: 'signIn',
    fact: 'signIn.needed',
    to: 'navigation',
    event: 'signIn.required',
  }),
  tell({ from: 'returnPath', fact: 'auth.wanted', to: 'auth', event: 'auth.opened', with: { place: 'dialog', mode: 'login' }, load: true }),
  tell({ from: 'auth', fact: 'auth.shown', when: isInDialog, to: 'dialogs', event: 'dialog.requested', with: { dialog: 'login' } }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isLoginLeft, to: 'auth', event: 'auth.closed' }),
  tell({ from: 'auth', fact: 'token.obtained', to: 'session', event: 'token.received', with: theToken }),
  tell({ from: 'auth', fact: 'user.stale', to: 'session', event: 'user.reloadRequested' }),
  tell({
    from: 'auth',
    fact: 'auth.dismissed',
    when: isInDialog,
    to: 'dialogs',
    event: 'dialog.closed',
    with: { dialog: 'login' },
  }),
  tell({ from: 'auth', fact: 'auth.dismissed', when: isInDialog, to: 'returnPath', event: 'signIn.ended' }),
  tell({
    from: 'auth',
    fact: 'auth.dismissed',
    to: 'signIn',
    event: 'auth.dismissed',
  }),
  // The form did not load, or was taken back before it came.
  tell({ from: 'app', fact: 'signIn.abandoned', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'login' } }),
  tell({ from: 'app', fact: 'signIn.abandoned', to: 'returnPath', event: 'signIn.ended' }),
  tell({
    from: 'app',
    fact: 'signIn.abandoned',
    to: 'signIn',
    event: 'auth.dismissed',
    with: { signedIn: false },
  }),
  run({ from: 'auth', fact: 'inviteCode.spent', effect: 'spendInvitation' }),
  tell({ from: 'auth', fact: 'creditsDialog.due', to: 'dialogs', event: 'creditsDialog.due' }),
  tell({ from: 'auth', fact: 'pricingDialog.due', to: 'dialogs', event: 'pricingDialog.due' }),
  tell({ from: 'auth', fact: 'pricingFlag.due', to: 'dialogs', event: 'pricingFlag.due' }),
  tell({ from: 'auth', fact: 'return.requested', to: 'returnPath', event: 'return.requested' }),
  tell({ from: 'auth', fact: 'back.requested', to: 'returnPath', event: 'back.requested' }),

  // Pages.
  run({ from: 'navigation', fact: 'page.entered', effect: 'keepInvitation' }),
  tell({ from: 'navigation', fact: 'page.entered', to: 'dialogs', event: 'page.entered' }),
  tell({ from: 'navigation', fact: 'history.traversed', to: 'dialogs', event: 'history.traversed' }),
  tell({ from: 'navigation', fact: 'chunk.failed', to: 'freshness', event: 'chunk.failed' }),
  tell({ from: 'navigation', fact: 'address.changed', to: 'locale', event: 'page.entered', with: theHref, late: true }),
  tell({ from: 'navigation', fact: 'page.shown', to: 'offer', event: 'offer.wanted', late: true }),
  tell({ from: 'navigation', fact: 'page.shown', when: hasPrices, to: 'pricing', event: 'pricing.shown', late: true }),
  tell({ from: 'navigation', fact: 'page.shown', when: hasNoPrices, to: 'pricing', event: 'pricing.left' }),
  tell({ from: 'app', fact: 'page.visited', when: isOnSettings, to: 'settings', event: 'settings.shown', late: true }),
  tell({ from: 'app', fact: 'page.visited', when: isOnSettings, to: 'subscription', event: 'subscription.shown', late: true }),
  tell({ from: 'app', fact: 'page.visited', when: isAtSettings, to: 'consents', event: 'consents.shown', late: true }),
  tell({ from: 'navigation', fact: 'page.shown', when: isSettings, to: 'history', event: 'list.shown', late: true }),
  tell({ from: 'navigation', fact: 'page.shown', when: isCreations, to: 'creations', event: 'creations.shown', late: true }),
  tell({ from: 'navigation', fact: 'page.shown', when: isNotCreations, to: 'creations', event: 'creations.left' }),
  tell({ from: 'navigation', fact: 'page.shown', when: isGallery, to: 'templates', event: 'list.shown', at: thatGallery, late: true }),
  tell({ from: 'navigation', fact: 'query.given', to: 'form', event: 'query.given', with: theQuery, at: thatTool, late: true }),
  tell({ from: 'navigation', fact: 'query.given', to: 'payReturn', event: 'query.given', late: true }),
  tell({ from: 'navigation', fact: 'query.given', when: isReportOf, to: 'report', event: 'field.given', with: theReportedUrl, late: true }),
  tell({
    from: 'navigation',
    fact: 'query.given',
    when: isReportNumber,
    to: 'reportLookup',
    event: 'field.given',
    with: theReportNumber,
    late: true,
  }),
  tell({ from: 'locale', fact: 'navigation.wanted', to: 'navigation', event: 'navigation.requested', with: theWayThere }),

  // Buying (spec §4).
  tell({ from: 'pricing', fact: 'purchase.requested', to: 'payment', event: 'purchase.requested' }),
  tell({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'payment' } }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isPaymentLeft, to: 'payment', event: 'payment.closed' }),
  tell({ from: 'payment', fact: 'payment.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'payment' } }),
  tell({ from: 'payment', fact: 'payment.dismissed', to: 'pricing', event: 'payment.dismissed' }),
  tell({ from: 'payment', fact: 'purchase.signInNeeded', to: 'pricing', event: 'purchase.signInNeeded' }),
  tell({ from: ['payment', 'payResult'], fact: 'payment.succeeded', to: ['pricing', 'subscription'], event: 'payment.succeeded' }),
  // Whoever has paid goes back to what the prices had come before.
  tell({ from: 'payment', fact: 'payment.succeeded', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'pricing' } }),

  tell({ from: 'payReturn', fact: 'payment.wanted', to: 'payResult', event: 'payment.resumed', with: theTransaction }),
  tell({ from: 'payReturn', fact: 'payment.wanted', to: 'payResult', event: 'frame.reported' }),
  tell({ from: 'payReturn', fact: 'payment.left', to: 'payResult', event: 'payment.closed' }),

  // Dialogs.
  tell({ from: 'dialogs', fact: 'dialog.shown', when: isInviteShown, to: 'invite', event: 'invite.opened', late: true }),
  tell({ from: 'dialogs', fact: 'dialog.shown', when: isPricingShown, to: 'pricing', event: 'pricing.shown', late: true }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isPricingLeft, to: 'pricing', event: 'pricing.left', ends: 'credits.short' }),
  tell({ from: 'dialogs', fact: 'dialog.shown', when: isCreditsShown, to: 'grants', event: 'list.shown', late: true }),
  tell({ from: 'dialogs', fact: 'dialog.shown', when: isRewardShown, to: 'dailyReward', event: 'reward.shown', late: true }),
  tell({ from: 'dialogs', fact: 'dialog.shown', when: isExploreShown, to: 'carousel', event: 'attention.taken', late: true }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isExploreLeft, to: 'carousel', event: 'attention.given' }),
  tell({ from: 'invite', fact: 'invite.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'invite' } }),

  // Credits.
  tell({
    from: ['chat', 'creations', 'dailyReward', 'payment', 'payResult'],
    fact: 'credits.refreshRequested',
    to: 'credits',
    event: 'credits.refreshRequested',
  }),
  tell({ from: ['payment', 'payResult'], fact: 'credits.refreshRequested', to: 'session', event: 'user.reloadRequested' }),
  tell({ from: ['chat', 'job'], fact: 'credits.short', to: 'pricing', event: 'credits.short', late: true }),
  tell({
    from: ['chat', 'job'],
    fact: 'credits.short',
    to: 'dialogs',
    event: 'dialog.requested',
    with: { dialog: 'pricing' },
  }),
  tell({ from: 'credits', fact: 'reward.known', to: 'dailyReward', event: 'reward.known', late: true }),
  tell({ from: 'dailyReward', fact: 'reward.due', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'dailyReward' } }),
  tell({ from: 'dailyReward', fact: 'reward.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'dailyReward' } }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isRewardLeft, to: 'dailyReward', event: 'reward.closed' }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isInviteLeft, to: 'invite', event: 'invite.closed' }),
  run({ from: 'invite', fact: 'window.requested', effect: 'openWindow' }),

  // Making.
  tell({ from: 'job', fact: 'cost.simulated', to: 'credits', event: 'cost.simulated' }),
  tell({ from: 'job', fact: 'cost.accepted', to: 'credits', event: 'cost.accepted' }),
  tell({ from: 'job', fact: 'cost.reversed', to: 'credits', event: 'cost.reversed' }),
  tell({ from: 'job', fact: 'job.ended', to: 'credits', event: 'credits.refreshRequested' }),
  tell({ from: 'job', fact: 'job.ended', to: 'creations', event: 'job.ended' }),
  tell({ from: 'job', fact: 'cost.accepted', to: 'jobs', event: 'job.began' }),
  tell({ from: 'job', fact: 'job.ended', to: 'jobs', event: 'job.ended' }),
  tell({ from: 'jobs', fact: 'jobs.reported', to: 'creations', event: 'jobs.reported' }),
  tell({ from: 'jobs', fact: 'jobs.ended', to: 'creations', event: 'job.ended' }),
  tell({ from: 'navigation', fact: 'page.shown', to: 'jobs', event: 'page.shown', late: true }),
  tell({ from: 'result', fact: 'creation.deleted', to: 'creations', event: 'job.ended' }),
  tell({
    from: 'form',
    fact: 'form.changed',
    when: isOfPage,
    to: 'draft',
    event: 'form.changed',
    with: formWithoutConsent,
    sameTool: true,
  }),
  tell({ from: 'draft', fact: 'draft.restored', to: 'form', event: 'form.filled', with: theDraft, at: theForm }),
  tell({ from: 'consent', fact: 'consent.given', to: 'form', event: 'field.changed', with: theReceipt, at: theForm }),
  tell({
    from: 'consent',
    fact: 'consent.withdrawn',
    to: 'form',
    event: 'field.changed',
    with: { name: 'consent', value: null },
    at: theForm,
  }),
  // What was made with a revoked consent is deleted, and no form may use it again.
  tell({ from: 'consents', fact: 'consent.revoked', to: 'consent', event: 'consent.revoked' }),
  tell({ from: 'consents', fact: 'consent.revoked', to: 'creations', event: 'job.ended' }),
  tell({ from: 'crop', fact: 'picture.cut', to: 'form', event: 'file.given', with: intoTheField, at: theForm }),
  tell({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'crop',
    event: 'picture.changed',
    with: thePicture,
    sameTool: true,
    late: true,
  }),
  tell({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'consent',
    event: 'files.changed',
    with: theRefs,
    sameTool: true,
    late: true,
  }),
  tell({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'faceSearch',
    event: 'target.changed',
    with: theTarget,
    sameTool: true,
    late: true,
  }),
  tell({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: ['garmentSearch', 'brush'],
    event: 'form.shown',
    sameTool: true,
    late: true,
  }),
  tell({ from: 'form', fact: 'form.shown', when: isOfPage, to: 'marks', event: 'form.shown', sameTool: true, late: true }),
  tell({ from: 'marks', fact: 'marks.put', to: 'form', event: 'field.changed', with: theField, at: theForm }),
  tell({ from: 'marks', fact: 'files.swapped', to: 'form', event: 'files.swapped', at: theForm }),
  tell({ from: 'marks', fact: 'file.removed', to: 'form', event: 'file.removed', at: theForm }),
  tell({ from: 'brush', fact: 'mask.painted', to: 'form', event: 'file.given', with: theMask, at: theForm }),
  tell({ from: 'brush', fact: 'mask.cleared', to: 'form', event: 'file.removed', with: theSlot, at: theForm }),
  tell({ from: 'garmentSearch', fact: 'mask.proposed', to: 'form', event: 'file.given', with: theMask, at: theForm }),
  tell({ from: 'garmentSearch', fact: 'mask.withdrawn', to: 'form', event: 'file.removed', with: theSlot, at: theForm }),
  tell({ from: 'garmentSearch', fact: 'proposal.expected', to: 'form', event: 'proposal.expected', at: theForm }),
  tell({ from: 'faceSearch', fact: 'faces.found', to: 'form', event: 'faces.found', at: theForm }),
  tell({ from: 'faceSearch', fact: 'faces.unmarked', to: 'form', event: 'faces.unmarked', at: theForm }),

  tell({
    from: 'handOver',
    fact: 'result.handed',
    when: hasTab,
    to: 'form',
    event: 'form.filled',
    with: theTab,
    at: theOtherTool,
    load: true,
  }),
  tell({
    from: 'handOver',
    fact: 'result.handed',
    to: 'form',
    event: 'file.given',
    with: theHandedFile,
    at: theOtherTool,
    load: true,
  }),
  tell({ from: 'handOver', fact: 'result.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),
  tell({ from: 'sharedFile', fact: 'file.chosen', to: 'handOver', event: 'file.given', with: withoutValues }),
  // The home page's button shows the price, and its submit is the one that pays.
  tell({ from: 'handOver', fact: 'idea.handed', to: 'form', event: 'form.filled', with: theIdea, at: thatForm, load: true }),
  tell({ from: 'handOver', fact: 'idea.handed', when: isSent, to: 'generation', event: 'submit.sent', at: thatForm, load: true }),
  tell({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'form.submitted', at: thatForm }),
  tell({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'submit.queued', at: thatForm }),
  tell({ from: 'handOver', fact: 'idea.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),

  // What a submit waits for.
  tell({ from: 'age', fact: 'adult.confirmed', to: 'form', event: 'adult.confirmed', late: true }),
  tell({ from: 'offer', fact: 'offers.known', to: 'form', event: 'offers.known', late: true }),

  // Several pictures at once: each is a form and a job of its own.
  tellEach({
    from: 'batch',
    fact: 'items.added',
    each: theFiles,
    to: 'form',
    event: 'file.given',
    at: thatItem,
    with: theItemFile,
    load: true,
  }),
  tellEach({
    from: 'batch',
    fact: 'items.recalled',
    each: theSaved,
    to: 'form',
    event: 'form.filled',
    at: thatItem,
    with: theItemPicture,
    load: true,
  }),
  tellEach({
    from: 'batch',
    fact: 'items.started',
    each: thePlacesToFill,
    to: 'form',
    event: 'form.filled',
    at: thatItem,
    with: theShared,
  }),
  tellEach({ from: 'batch', fact: 'items.started', each: thePlaces, to: 'form', event: 'form.submitted', at: thatItem }),
  tellEach({ from: 'batch', fact: 'items.dropped', each: thePlaces, to: 'item', event: 'result.dismissed', at: thatItem }),
  tellEach({ from: 'batch', fact: 'items.dropped', each: thePlaces, to: 'form', event: 'file.removed', at: thatItem, with: theSlot }),
  tell({ from: 'form', fact: 'form.shown', when: isOfItem, to: 'batch', event: 'picture.stored', with: theStored, sameTool: true }),
  tell({ from: 'item', fact: 'work.began', to: 'batch', event: 'item.changed', with: isWorking, sameTool: true }),
  tell({ from: 'item', fact: 'work.ended', to: 'batch', event: 'item.changed', with: isResting, sameTool: true }),
  tell({ from: 'form', fact: 'form.shown', when: isOfPage, to: 'batch', event: 'form.shown', sameTool: true, late: true }),
  tell({
    from: 'generation',
    fact: 'work.ended',
    when: isFormRefused,
    to: 'batch',
    event: 'form.judged',
    with: { accepted: false },
    sameTool: true,
  }),
  tell({ from: 'generation', fact: 'submit.accepted', to: 'batch', event: 'batch.submitted', sameTool: true }),
  tell({ from: 'batch', fact: 'others.changed', to: 'form', event: 'others.changed', at: theForm }),
  // A form with errors rests again at once; it is valid once its submit is sent to the server.
  tell({
    from: 'job',
    fact: 'cost.simulated',
    when: isOfPage,
    to: 'batch',
    event: 'form.judged',
    with: { accepted: true },
    sameTool: true,
  }),

  // Toasts.
  tell({
    from: [
      'accountDeletion',
      'app',
      'auth',
      'batch',
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
      'handOver',
      'historyDownload',
      'invite',
      'job',
      'jobs',
      'locale',
      'passwordChange',
      'payment',
      'payResult',
      'preferences',
      'pricing',
      'push',
      'report',
      'reportLookup',
      'result',
      'resultDownload',
      'session',
      'share',
      'subscription',
    ],
    fact: 'notice.raised',
    to: 'toasts',
    event: 'notice.raised',
  }),
].flat();
