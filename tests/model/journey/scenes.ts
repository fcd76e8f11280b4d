/** The consequences of each fact, flow by flow, in words: the table must do exactly this. */
import type { Purchase } from '../../../machines/payment/payment.types.ts';
import type { Emits, Identity, Role } from '../../../src/wiring/roles.ts';
import { Stage, type Delivery } from './stage.ts';
import type { Row } from '../../../src/wiring/row.ts';

export type Scene = { sentence: string; cast: readonly Identity[]; play: (stage: Stage) => void | Promise<void>; follows: Delivery[] };

const sticker = 'ai-sticker-maker';
const other = 'ai-background-remover';
const alone: Role[] = [
  ...([
    'session',
    'credits',
    'dialogs',
    'toasts',
    'navigation',
    'auth',
    'locale',
    'freshness',
    'chat',
    'creations',
    'dailyReward',
  ] as const),
  ...(['invite', 'pricing', 'payment', 'payResult', 'subscription', 'settings', 'history', 'grants', 'templates', 'inspection'] as const),
  ...(['contact', 'report', 'reportLookup', 'offer', 'palette', 'age'] as const),
];
const ofTool = (tool: string): Identity[] => [
  { role: 'generation', tool },
  { role: 'item', tool, of: '0' },
  { role: 'batch', tool },
  { role: 'draft', tool },
  { role: 'consent', tool },
  { role: 'crop', tool, of: 'picture' },
  { role: 'faceSearch', tool },
];

/** All roles, with the actors of two tools, in the order in which a visit creates them. */
export const everybody: readonly Identity[] = [
  ...alone.map((role) => ({ role })),
  ...ofTool(sticker),
  ...ofTool(other),
  { role: 'share', of: 'creation-1' },
  { role: 'carousel', of: '6' },
];

const scene = <R extends Role>(sentence: string, from: R | Identity<R>, fact: Emits<R>, follows: Delivery[]): Scene => ({
  sentence,
  cast: everybody,
  play: (stage) => stage.says<R>(typeof from === 'string' ? { role: from } : from, fact),
  follows,
});

const purchase: Purchase = { kind: 'pack', price: '19.99' };
const file = { ref: 'file-1', name: 'cat.png', type: 'image/png', size: 1 };
const generation = { role: 'generation', tool: sticker } as const;
const item = { role: 'item', tool: sticker, of: '0' } as const;

const hearWho = (who: 'visitor' | 'user'): Delivery[] =>
  [
    'credits',
    `batch ${sticker}`,
    `batch ${other}`,
    'chat',
    `consent ${sticker}`,
    `consent ${other}`,
    'creations',
    `generation ${sticker}`,
    `generation ${other}`,
    `item ${sticker} 0`,
    `item ${other} 0`,
    'invite',
    'settings',
    'share creation-1',
    'subscription',
    'dailyReward',
    'pricing',
    `draft ${sticker}`,
    `draft ${other}`,
  ].map((to): Delivery => [to, { type: 'session.changed', who }]);
const readAgain: Delivery[] = [
  ['history', { type: 'list.outdated' }],
  ['grants', { type: 'list.outdated' }],
];
const greet = (signedIn: boolean, refresh: boolean, place: 'dialog' | 'page'): Delivery[] =>
  ['chat', 'dailyReward', `generation ${sticker}`, `generation ${other}`, 'invite', `item ${sticker} 0`, `item ${other} 0`, 'pricing'].map(
    (to): Delivery => [to, { type: 'auth.dismissed', place, signedIn, refresh } as { type: 'auth.dismissed'; signedIn: boolean }],
  );
const forgetPath: Delivery = ['navigation', { type: 'signIn.ended' }];
const login: Delivery = ['navigation', { type: 'signIn.required', refresh: false }];
const open = (dialog: 'login' | 'payment' | 'pricing'): Delivery => ['dialogs', { type: 'dialog.requested', dialog }];
const close = (dialog: 'login' | 'payment' | 'dailyReward'): Delivery => ['dialogs', { type: 'dialog.closed', dialog }];
const refresh: Delivery = ['credits', { type: 'credits.refreshRequested' }];
const reload: Delivery = ['session', { type: 'user.reloadRequested' }];

const signingIn: Scene[] = [
  scene(
    'a visitor came: all that is a person’s is asked for again, and the panel of the day goes',
    'session',
    {
      type: 'session.changed',
      who: 'visitor',
    },
    [...hearWho('visitor'), ...readAgain, close('dailyReward')],
  ),
  scene(
    'a user came: all that is a person’s is asked for again, and the reward of the day is offered',
    'session',
    {
      type: 'session.changed',
      who: 'user',
    },
    [...hearWho('user'), ...readAgain, ['loadReward']],
  ),
  scene('a 401 leads to sign-in', 'session', { type: 'login.needed' }, [['navigation', { type: 'login.needed' }]]),
  scene('who deleted the account is signed out', 'settings', { type: 'account.deleted' }, [['session', { type: 'signOut.requested' }]]),
  ...(['chat', 'dailyReward', 'invite', 'pricing'] as const).map((role) =>
    scene(`${role} asks for a sign-in by way of the page`, role, { type: 'signIn.needed' }, [login]),
  ),
  scene('a form asks for a sign-in by way of the page', generation, { type: 'signIn.needed' }, [login]),
  scene('a picture of a batch asks for a sign-in by way of the page', item, { type: 'signIn.needed' }, [login]),
  scene(
    'the page wants a sign-in: the dialog asks, and remembers whether to load the page again',
    'navigation',
    {
      type: 'auth.wanted',
      refresh: true,
    },
    [['auth', { type: 'auth.opened', place: 'dialog', mode: 'login', refresh: true }]],
  ),
  scene('the form in a dialog opens its dialog', 'auth', { type: 'auth.shown', place: 'dialog' }, [open('login')]),
  scene('the form on its page opens none', 'auth', { type: 'auth.shown', place: 'page' }, []),
  scene('a login dialog that is left closes the form', 'dialogs', { type: 'dialogs.left', dialogs: ['login'] }, [
    ['auth', { type: 'auth.closed' }],
  ]),
  scene('the token goes to the session', 'auth', { type: 'token.obtained', token: 'T' }, [
    ['session', { type: 'token.received', token: 'T' }],
  ]),
  scene('a changed password reads the user again', 'auth', { type: 'user.stale' }, [reload]),
  scene(
    'a sign-in in the dialog closes it, and those who waited go on',
    'auth',
    { type: 'auth.dismissed', place: 'dialog', signedIn: true, refresh: false },
    [close('login'), forgetPath, ...greet(true, false, 'dialog')],
  ),
  scene(
    'a dialog that was given up tells those who waited',
    'auth',
    { type: 'auth.dismissed', place: 'dialog', signedIn: false, refresh: true },
    [close('login'), forgetPath, ...greet(false, true, 'dialog')],
  ),
  scene('a sign-in that must, loads the page again', 'auth', { type: 'auth.dismissed', place: 'page', signedIn: true, refresh: true }, [
    ...greet(true, true, 'page'),
    ['reloadPage'],
  ]),
  scene('a code of invitation is spent once', 'auth', { type: 'inviteCode.spent' }, [['spendInvitation']]),
  scene('a sign-in owes the credits dialog', 'auth', { type: 'creditsDialog.due' }, [['dialogs', { type: 'creditsDialog.due' }]]),
  scene('a sign-in owes the pricing dialog', 'auth', { type: 'pricingDialog.due' }, [['dialogs', { type: 'pricingDialog.due' }]]),
  scene('a sign-in on the page sets the flag', 'auth', { type: 'pricingFlag.due' }, [['dialogs', { type: 'pricingFlag.due' }]]),
  scene('a sign-in on the page goes back to where it was asked for', 'auth', { type: 'return.requested' }, [
    ['navigation', { type: 'return.requested' }],
  ]),
  scene('who gives up on the page goes back', 'auth', { type: 'back.requested' }, [['navigation', { type: 'back.requested' }]]),
];

const pages: Scene[] = [
  scene('a new page may carry an invitation, and may owe a dialog', 'navigation', { type: 'page.entered', href: '/', section: 'home' }, [
    ['keepInvitation'],
    ['dialogs', { type: 'page.entered', href: '/', section: 'home' } as { type: 'page.entered' }],
  ]),
  scene('Back closes what is open', 'navigation', { type: 'history.traversed' }, [['dialogs', { type: 'history.traversed' }]]),
  scene('a chunk that did not come may mean a new build', 'navigation', { type: 'chunk.failed', href: '/pricing' }, [
    ['freshness', { type: 'chunk.failed', href: '/pricing' }],
  ]),
  scene('another language is another page', 'locale', { type: 'navigation.wanted', href: '/fr', replace: true }, [
    ['navigation', { type: 'navigation.requested', href: '/fr', replace: true }],
  ]),
];

const buying: Scene[] = [
  scene('what is bought is paid', 'pricing', { type: 'purchase.requested', purchase }, [
    ['payment', { type: 'purchase.requested', purchase }],
  ]),
  scene('a payment opens its dialog', 'payment', { type: 'payment.shown' }, [open('payment')]),
  scene('a payment on its page opens none', 'payResult', { type: 'payment.shown' }, []),
  scene('a payment dialog that is left ends the polling (spec §4)', 'dialogs', { type: 'dialogs.left', dialogs: ['payment'] }, [
    ['payment', { type: 'payment.closed' }],
  ]),
  scene('a payment that ended closes its dialog, and the prices go on', 'payment', { type: 'payment.dismissed' }, [
    close('payment'),
    ['pricing', { type: 'payment.dismissed' }],
  ]),
  scene('a payment on its page ends alone', 'payResult', { type: 'payment.dismissed' }, []),
  scene('a purchase without a session waits for the sign-in', 'payment', { type: 'purchase.signInNeeded', purchase }, [
    ['pricing', { type: 'purchase.signInNeeded', purchase }],
  ]),
  ...(['payment', 'payResult'] as const).flatMap((role) => [
    scene(`${role}: what was bought changes the prices and the plan`, role, { type: 'payment.succeeded', purchase }, [
      ['pricing', { type: 'payment.succeeded', purchase } as { type: 'payment.succeeded' }],
      ['subscription', { type: 'payment.succeeded', purchase } as { type: 'payment.succeeded' }],
    ]),
    scene(`${role}: after a payment credits and user are read again (spec §4)`, role, { type: 'credits.refreshRequested' }, [
      refresh,
      reload,
    ]),
  ]),
];

const credits: Scene[] = [
  scene('an answer of the chatbot is paid for', 'chat', { type: 'credits.refreshRequested' }, [refresh]),
  scene('a claimed reward is on the chip', 'dailyReward', { type: 'credits.refreshRequested' }, [refresh]),
  scene('who has too few for an answer sees the prices', 'chat', { type: 'credits.short', cost: 1 }, [open('pricing')]),
  scene('who has too few for a job sees the prices', generation, { type: 'credits.short', cost: 20 }, [open('pricing')]),
  scene('who has too few for a picture of a batch sees the prices', item, { type: 'credits.short', cost: 20 }, [open('pricing')]),
  scene('the reward of the day is due: its panel is asked for', 'dailyReward', { type: 'reward.due' }, [
    ['dialogs', { type: 'dialog.requested', dialog: 'dailyReward' }],
  ]),
  scene('the panel of the day is on screen', 'dialogs', { type: 'dialogs.shown', dialog: 'dailyReward' }, [
    ['dailyReward', { type: 'reward.shown' }],
  ]),
  scene('another dialog on screen is nothing to the reward of the day', 'dialogs', { type: 'dialogs.shown', dialog: 'pricing' }, []),
  scene('the panel of the day has done its work', 'dailyReward', { type: 'reward.dismissed' }, [close('dailyReward')]),
  scene('the panel of the day is left', 'dialogs', { type: 'dialogs.left', dialogs: ['dailyReward'] }, [
    ['dailyReward', { type: 'reward.closed' }],
  ]),
  scene('the invitation is left', 'dialogs', { type: 'dialogs.left', dialogs: ['invite'] }, [['invite', { type: 'invite.closed' }]]),
  scene('Back leaves all of them', 'dialogs', { type: 'dialogs.left', dialogs: ['login', 'payment', 'dailyReward', 'invite'] }, [
    ['auth', { type: 'auth.closed' }],
    ['payment', { type: 'payment.closed' }],
    ['dailyReward', { type: 'reward.closed' }],
    ['invite', { type: 'invite.closed' }],
  ]),
  scene('a dialog without a chart is nobody’s', 'dialogs', { type: 'dialogs.left', dialogs: ['menu'] }, []),
  scene('sharing opens a window', 'invite', { type: 'window.requested', address: 'https://example.com' }, [['openWindow']]),
];

const making: Scene[] = [
  ...([generation, item] as const).flatMap((maker) => [
    ...(
      [
        { type: 'cost.accepted', key: 'K' },
        { type: 'cost.reversed', key: 'K' },
      ] as const
    ).map((fact) => scene(`${maker.role}: ${fact.type} is booked on the chip`, maker, fact, [['credits', fact]])),
    scene(
      `${maker.role}: a job that ended is in My creations, and the balance is read again`,
      maker,
      {
        type: 'job.ended',
        tool: sticker,
        id: 'J',
        status: 'succeeded',
      },
      [refresh, ['creations', { type: 'job.ended', tool: sticker, id: 'J', status: 'succeeded' } as { type: 'job.ended' }]],
    ),
    scene(`${maker.role}: a creation that was deleted leaves My creations`, maker, { type: 'creation.deleted', id: 'J' }, [
      ['creations', { type: 'job.ended' }],
    ]),
  ]),
  scene('a press is on the chip at once, and its form was right', generation, { type: 'cost.simulated', key: 'K', amount: 1 }, [
    ['credits', { type: 'cost.simulated', key: 'K', amount: 1 }],
    [`batch ${sticker}`, { type: 'form.judged', accepted: true }],
  ]),
  scene('a press of a batch is on the chip at once', item, { type: 'cost.simulated', key: 'K', amount: 1 }, [
    ['credits', { type: 'cost.simulated', key: 'K', amount: 1 }],
  ]),
  scene(
    'what is written is kept for the next visit, but not the consent',
    generation,
    { type: 'form.changed', tool: sticker, values: { prompt: 'a cat', consent: 'R' }, files: {} },
    [[`draft ${sticker}`, { type: 'form.changed', values: { prompt: 'a cat' }, files: {} }]],
  ),
  scene('a picture of a batch keeps no draft', item, { type: 'form.changed', tool: sticker, values: {}, files: {} }, []),
  scene(
    'what was written is there again',
    { role: 'draft', tool: sticker },
    { type: 'draft.restored', values: { prompt: 'a cat' }, files: {} },
    [[`generation ${sticker}`, { type: 'form.filled', values: { prompt: 'a cat' }, files: {} }]],
  ),
  scene('the receipt of a consent goes with the form', { role: 'consent', tool: sticker }, { type: 'consent.given', receipt: 'R' }, [
    [`generation ${sticker}`, { type: 'field.changed', name: 'consent', value: 'R' }],
  ]),
  scene('a consent that no longer holds leaves the form', { role: 'consent', tool: sticker }, { type: 'consent.withdrawn' }, [
    [`generation ${sticker}`, { type: 'field.changed', name: 'consent', value: null }],
  ]),
  scene('what was cut takes the place of the picture', { role: 'crop', tool: sticker, of: 'picture' }, { type: 'picture.cut', file }, [
    [`generation ${sticker}`, { type: 'file.given', slot: 'picture', kind: 'picture', file }],
  ]),
];

const notice = { type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } } as const;
const noticed = (
  [
    ...(['auth', 'contact', 'creations', 'credits', 'dailyReward', 'invite', 'locale', 'payment', 'payResult', 'pricing'] as const),
    ...(['report', 'reportLookup', 'session', 'settings', 'subscription'] as const),
  ] as const
).map((role) => scene(`${role} tells a person by a toast`, role, notice, [['toasts', notice]]));
const noticedMaking = (
  [
    generation,
    item,
    { role: 'batch', tool: sticker },
    { role: 'consent', tool: sticker },
    { role: 'crop', tool: sticker, of: 'picture' },
    { role: 'share', of: 'creation-1' },
  ] as const
).map((from) => scene(`${from.role} tells a person by a toast`, from, notice, [['toasts', notice]]));

const comingLate: Scene[] = [
  {
    sentence: 'prices, drafts and the reward of the day that come later hear who is here; others ask the session themselves',
    cast: [{ role: 'session' }],
    play(stage) {
      stage.says({ role: 'session' }, { type: 'session.changed', who: 'visitor' });
      stage.says({ role: 'session' }, { type: 'session.changed', who: 'user' });
      stage.heard.length = 0;
      for (const identity of everybody) if (identity.role !== 'session') stage.enter(identity);
    },
    follows: (['dailyReward', 'pricing', `draft ${sticker}`, `draft ${other}`] as const).map((to): Delivery => [
      to,
      { type: 'session.changed', who: 'user' },
    ]),
  },
  {
    sentence: 'the form that signs people in is loaded when it is first wanted',
    cast: [{ role: 'navigation' }],
    async play(stage) {
      stage.says({ role: 'navigation' }, { type: 'auth.wanted', refresh: false });
      await new Promise((resolve) => setImmediate(resolve));
    },
    follows: [['auth', { type: 'auth.opened', place: 'dialog', mode: 'login', refresh: false }]],
  },
];

export const scenes: readonly Scene[] = [
  ...signingIn,
  ...pages,
  ...buying,
  ...credits,
  ...making,
  ...noticed,
  ...noticedMaking,
  ...comingLate,
];

/** Plays a scene on the rows; what was heard, in order. */
export async function played({ cast, play }: Scene, rows: readonly Row[]): Promise<readonly Delivery[]> {
  const stage = new Stage(rows, cast);
  await play(stage);
  return stage.heard;
}
