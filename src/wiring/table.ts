/**
 * The wiring of the application: which fact of which actor becomes which event of which other. The application runs it, the journey tests
 * run it, and `npm run flows` draws it. What no row can express is in `closures.ts`.
 */
import type { AuthEmitted } from '../../machines/auth/auth.types.ts';
import type { DialogsEmitted } from '../../machines/dialogs/dialogs.types.ts';
import type { DraftForm } from '../../machines/draft/draft.types.ts';
import type { SessionEmitted } from '../../machines/session/session.types.ts';
import type { FileFacts } from '../../machines/upload/upload.types.ts';
import type { Identity } from './roles.ts';
import { run, tell, type Row } from './row.ts';

type Changed = Extract<SessionEmitted, { type: 'session.changed' }>;
type Shown = Extract<DialogsEmitted, { type: 'dialogs.shown' }>;
type Left = Extract<DialogsEmitted, { type: 'dialogs.left' }>;
type Dismissed = Extract<AuthEmitted, { type: 'auth.dismissed' }>;

const isUser = ({ who }: Changed): boolean => who === 'user';
const isVisitor = ({ who }: Changed): boolean => who === 'visitor';
const isInDialog = ({ place }: { place: Dismissed['place'] }): boolean => place === 'dialog';
const needsReload = ({ signedIn, refresh }: Dismissed): boolean => signedIn && refresh;
const isLoginLeft = ({ dialogs }: Left): boolean => dialogs.includes('login');
const isPaymentLeft = ({ dialogs }: Left): boolean => dialogs.includes('payment');
const isRewardShown = ({ dialog }: Shown): boolean => dialog === 'dailyReward';
const isRewardLeft = ({ dialogs }: Left): boolean => dialogs.includes('dailyReward');
const isInviteLeft = ({ dialogs }: Left): boolean => dialogs.includes('invite');

const theToken = ({ token }: { token: string }) => ({ token });
const loginInDialog = ({ refresh }: { refresh: boolean }) => ({ place: 'dialog', mode: 'login', refresh }) as const;
const theWayThere = ({ href, replace }: { href: string; replace: boolean }) => ({ href, replace });
const theForm = ({ values, files }: DraftForm) => ({ values, files });
/** The form without its consent, because another person may be here or be shown. */
const formWithoutConsent = ({ values, files }: DraftForm) => ({
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'consent')),
  files,
});
const theReceipt = ({ receipt }: { receipt: string }) => ({ name: 'consent', value: receipt });
const intoTheField = ({ file }: { file: FileFacts }, { of }: Identity) => ({ slot: of ?? '', kind: 'picture', file }) as const;

/** Rows are delivered in this order. */
export const table: readonly Row[] = [
  // Session.
  tell({
    from: 'session',
    fact: 'session.changed',
    to: ['credits', 'batch', 'chat', 'consent', 'creations', 'generation', 'item', 'invite', 'settings', 'share', 'subscription'],
    event: 'session.changed',
  }),
  tell({ from: 'session', fact: 'session.changed', to: ['dailyReward', 'pricing', 'draft'], event: 'session.changed', late: true }),
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
  tell({ from: 'settings', fact: 'account.deleted', to: 'session', event: 'signOut.requested' }),

  // Signing in (spec §4).
  tell({
    from: ['chat', 'dailyReward', 'generation', 'invite', 'item', 'pricing'],
    fact: 'signIn.needed',
    to: 'navigation',
    event: 'signIn.required',
    with: { refresh: false },
  }),
  tell({ from: 'navigation', fact: 'auth.wanted', to: 'auth', event: 'auth.opened', with: loginInDialog, load: true }),
  tell({ from: 'auth', fact: 'auth.shown', when: isInDialog, to: 'dialogs', event: 'dialog.requested', with: { dialog: 'login' } }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isLoginLeft, to: 'auth', event: 'auth.closed' }),
  tell({ from: 'auth', fact: 'token.obtained', to: 'session', event: 'token.received', with: theToken }),
  tell({ from: 'auth', fact: 'user.stale', to: 'session', event: 'user.reloadRequested' }),
  tell({ from: 'auth', fact: 'auth.dismissed', when: isInDialog, to: 'dialogs', event: 'dialog.closed', with: { dialog: 'login' } }),
  tell({ from: 'auth', fact: 'auth.dismissed', when: isInDialog, to: 'navigation', event: 'signIn.ended' }),
  tell({
    from: 'auth',
    fact: 'auth.dismissed',
    to: ['chat', 'dailyReward', 'generation', 'invite', 'item', 'pricing'],
    event: 'auth.dismissed',
  }),
  run({ from: 'auth', fact: 'auth.dismissed', when: needsReload, effect: 'reloadPage' }),
  run({ from: 'auth', fact: 'inviteCode.spent', effect: 'spendInvitation' }),
  tell({ from: 'auth', fact: 'creditsDialog.due', to: 'dialogs', event: 'creditsDialog.due' }),
  tell({ from: 'auth', fact: 'pricingDialog.due', to: 'dialogs', event: 'pricingDialog.due' }),
  tell({ from: 'auth', fact: 'pricingFlag.due', to: 'dialogs', event: 'pricingFlag.due' }),
  tell({ from: 'auth', fact: 'return.requested', to: 'navigation', event: 'return.requested' }),
  tell({ from: 'auth', fact: 'back.requested', to: 'navigation', event: 'back.requested' }),

  // Pages.
  run({ from: 'navigation', fact: 'page.entered', effect: 'keepInvitation' }),
  tell({ from: 'navigation', fact: 'page.entered', to: 'dialogs', event: 'page.entered' }),
  tell({ from: 'navigation', fact: 'history.traversed', to: 'dialogs', event: 'history.traversed' }),
  tell({ from: 'navigation', fact: 'chunk.failed', to: 'freshness', event: 'chunk.failed' }),
  tell({ from: 'locale', fact: 'navigation.wanted', to: 'navigation', event: 'navigation.requested', with: theWayThere }),

  // Buying (spec §4).
  tell({ from: 'pricing', fact: 'purchase.requested', to: 'payment', event: 'purchase.requested' }),
  tell({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'payment' } }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isPaymentLeft, to: 'payment', event: 'payment.closed' }),
  tell({ from: 'payment', fact: 'payment.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'payment' } }),
  tell({ from: 'payment', fact: 'payment.dismissed', to: 'pricing', event: 'payment.dismissed' }),
  tell({ from: 'payment', fact: 'purchase.signInNeeded', to: 'pricing', event: 'purchase.signInNeeded' }),
  tell({ from: ['payment', 'payResult'], fact: 'payment.succeeded', to: ['pricing', 'subscription'], event: 'payment.succeeded' }),

  // Credits.
  tell({
    from: ['chat', 'dailyReward', 'payment', 'payResult'],
    fact: 'credits.refreshRequested',
    to: 'credits',
    event: 'credits.refreshRequested',
  }),
  tell({ from: ['payment', 'payResult'], fact: 'credits.refreshRequested', to: 'session', event: 'user.reloadRequested' }),
  tell({
    from: ['chat', 'generation', 'item'],
    fact: 'credits.short',
    to: 'dialogs',
    event: 'dialog.requested',
    with: { dialog: 'pricing' },
  }),
  tell({ from: 'dailyReward', fact: 'reward.due', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'dailyReward' } }),
  tell({ from: 'dialogs', fact: 'dialogs.shown', when: isRewardShown, to: 'dailyReward', event: 'reward.shown' }),
  tell({ from: 'dailyReward', fact: 'reward.dismissed', to: 'dialogs', event: 'dialog.closed', with: { dialog: 'dailyReward' } }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isRewardLeft, to: 'dailyReward', event: 'reward.closed' }),
  tell({ from: 'dialogs', fact: 'dialogs.left', when: isInviteLeft, to: 'invite', event: 'invite.closed' }),
  run({ from: 'invite', fact: 'window.requested', effect: 'openWindow' }),

  // Making.
  tell({ from: ['generation', 'item'], fact: 'cost.simulated', to: 'credits', event: 'cost.simulated' }),
  tell({ from: ['generation', 'item'], fact: 'cost.accepted', to: 'credits', event: 'cost.accepted' }),
  tell({ from: ['generation', 'item'], fact: 'cost.reversed', to: 'credits', event: 'cost.reversed' }),
  tell({ from: ['generation', 'item'], fact: 'job.ended', to: 'credits', event: 'credits.refreshRequested' }),
  tell({ from: ['generation', 'item'], fact: 'job.ended', to: 'creations', event: 'job.ended' }),
  tell({ from: ['generation', 'item'], fact: 'creation.deleted', to: 'creations', event: 'job.ended' }),
  tell({ from: 'generation', fact: 'form.changed', to: 'draft', event: 'form.changed', with: formWithoutConsent, sameTool: true }),
  tell({ from: 'draft', fact: 'draft.restored', to: 'generation', event: 'form.filled', with: theForm, sameTool: true }),
  tell({ from: 'consent', fact: 'consent.given', to: 'generation', event: 'field.changed', with: theReceipt, sameTool: true }),
  tell({
    from: 'consent',
    fact: 'consent.withdrawn',
    to: 'generation',
    event: 'field.changed',
    with: { name: 'consent', value: null },
    sameTool: true,
  }),
  tell({ from: 'crop', fact: 'picture.cut', to: 'generation', event: 'file.given', with: intoTheField, sameTool: true }),
  // The form's errors show when its press returns to the draft; the form is valid once the press is sent to the server.
  tell({ from: 'generation', fact: 'cost.simulated', to: 'batch', event: 'form.judged', with: { accepted: true }, sameTool: true }),

  // Toasts.
  tell({
    from: [
      'auth',
      'batch',
      'consent',
      'contact',
      'creations',
      'credits',
      'crop',
      'dailyReward',
      'generation',
      'invite',
      'item',
      'locale',
      'payment',
      'payResult',
      'pricing',
      'report',
      'reportLookup',
      'session',
      'settings',
      'share',
      'subscription',
    ],
    fact: 'notice.raised',
    to: 'toasts',
    event: 'notice.raised',
  }),
].flat();
