/** The consequences of each fact, flow by flow, in words: the table must do exactly this. */
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import type { Purchase } from '../../../machines/payment/payment.types.ts';
import type { FormValues } from '../../../machines/form/form.types.ts';
import type { Identity, Role } from '../../../machines/app/app.roles.ts';
import type { Emits, Takes } from '../../../machines/app/app.row.ts';
import { Stage, type Delivery } from './stage.ts';
import type { RelayRow } from '../../../machines/app/app.row.ts';

export type Scene = {
  /** Whose facts it is about; of several actors, none. */ about?: Role;
  sentence: string;
  cast: readonly Identity[];
  play: (stage: Stage) => void | Promise<void>;
  follows: Delivery[];
};

const sticker = 'ai-sticker-maker';
const other = 'ai-background-remover';
const alone: Role[] = [
  ...([
    'session',
    'credits',
    'dialogs',
    'toasts',
    'navigation',
    'returnPath',
    'auth',
    'locale',
    'freshness',
    'chat',
    'consents',
    'creations',
    'dailyReward',
  ] as const),
  ...([
    'invite',
    'pricing',
    'payment',
    'payResult',
    'payReturn',
    'subscription',
    'settings',
    'history',
    'grants',
    'inspection',
    'board',
    'launchpad',
    'operator',
  ] as const),
  ...(['preferences', 'devices', 'keys', 'secondFactor', 'secondStep', 'passwordChange', 'dataExport', 'accountDeletion'] as const),
  ...(['handOver', 'sharedFile', 'signIn', 'historyDownload', 'resultDownload'] as const),
  ...(['contact', 'report', 'reportLookup', 'offer', 'palette', 'age', 'jobs', 'push'] as const),
];
/** The tool with a page at another path. */
const effects: Identity = { role: 'form', tool: 'ai-effect' };
const ofTool = (tool: string): Identity[] => [
  { role: 'generation', tool },
  ...(['form', 'job', 'result'] as const).map((role) => ({ role, tool })),
  { role: 'item', tool, of: '0' },
  ...(['form', 'job', 'result'] as const).map((role) => ({ role, tool, of: '0' })),
  { role: 'batch', tool, of: 'picture' },
  { role: 'draft', tool },
  { role: 'consent', tool },
  { role: 'crop', tool, of: 'picture' },
  { role: 'faceSearch', tool, of: 'picture' },
  { role: 'garmentSearch', tool, of: 'mask' },
  { role: 'brush', tool, of: 'mask' },
  { role: 'marks', tool, of: 'faces' },
];

/** All roles, with the actors of two tools, in the order in which a visit creates them. */
export const everybody: readonly Identity[] = [
  ...alone.map((role) => ({ role })),
  ...ofTool(sticker),
  ...ofTool(other),
  { role: 'share', of: 'creation-1' },
  { role: 'carousel', of: '6' },
  { role: 'templates', of: 'fr:' },
  { role: 'templates', of: 'fr:ai-sticker-maker' },
  { role: 'templates', of: 'en:ai-sticker-maker' },
];

const scene = <R extends Role>(sentence: string, from: R | Identity<R>, fact: Emits<R>, follows: Delivery[]): Scene => ({
  about: typeof from === 'string' ? from : from.role,
  sentence,
  cast: everybody,
  play: (stage) => stage.emits<R>(typeof from === 'string' ? { role: from } : from, fact),
  follows,
});

const purchase: Purchase = { kind: 'pack', price: '19.99' };
const file = { ref: 'file-1', name: 'cat.png', type: 'image/png', size: 1 };
const generation = { role: 'generation', tool: sticker } as const;
const item = { role: 'item', tool: sticker, of: '0' } as const;
const pageForm = { role: 'form', tool: sticker } as const;
const itemForm = { ...pageForm, of: '0' } as const;
const pageJob = { role: 'job', tool: sticker } as const;
const itemJob = { ...pageJob, of: '0' } as const;
const pageResult = { role: 'result', tool: sticker } as const;

const receiveWho = (who: 'visitor' | 'user'): Delivery[] =>
  [
    'board',
    'credits',
    `batch ${sticker} picture`,
    `batch ${other} picture`,
    'chat',
    `consent ${sticker}`,
    `consent ${other}`,
    'consents',
    'creations',
    `generation ${sticker}`,
    `generation ${other}`,
    `item ${sticker} 0`,
    `item ${other} 0`,
    'invite',
    'jobs',
    'launchpad',
    'operator',
    'push',
    'settings',
    'share creation-1',
    'subscription',
    'dailyReward',
    'pricing',
    `draft ${sticker}`,
    `draft ${other}`,
    'payReturn',
    'returnPath',
    'signIn',
  ].map((to): Delivery => [to, { type: 'session.changed', who }]);
const readAgain: Delivery[] = [
  ['history', { type: 'list.outdated' }],
  ['grants', { type: 'list.outdated' }],
];
const greet = (signedIn: boolean, place: 'dialog' | 'page'): Delivery[] => [
  ['signIn', { type: 'auth.dismissed', place, signedIn } as { type: 'auth.dismissed'; signedIn: boolean }],
];
const forgetPath = (signedIn: boolean): Delivery => ['returnPath', { type: 'signIn.ended', signedIn }];
const login: Delivery = ['navigation', { type: 'signIn.required' }];
const open = (dialog: 'login' | 'payment'): Delivery => ['dialogs', { type: 'dialog.requested', dialog }];
const close = (dialog: 'login' | 'payment' | 'dailyReward' | 'pricing'): Delivery => ['dialogs', { type: 'dialog.closed', dialog }];
const noCreations: Delivery = ['creations', { type: 'creations.left' }];
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
    [...receiveWho('visitor'), ...readAgain, close('dailyReward')],
  ),
  scene(
    'a user came: all that is a person’s is asked for again, and the reward of the day is offered',
    'session',
    {
      type: 'session.changed',
      who: 'user',
    },
    [...receiveWho('user'), ...readAgain, ['loadReward']],
  ),
  scene('who signs out can undo no removal any more', 'session', { type: 'session.ending' }, [
    noCreations,
    ...[`generation ${sticker}`, `generation ${other}`, `item ${sticker} 0`, `item ${other} 0`].map((to): Delivery => [
      to,
      { type: 'page.left' },
    ]),
  ]),
  scene('a 401 leads to sign-in', 'session', { type: 'login.needed' }, [['navigation', { type: 'login.needed' }]]),
  scene('a new password signs out the other devices', 'passwordChange', { type: 'password.replaced' }, [
    ['devices', { type: 'password.replaced' }],
  ]),
  scene('who deleted the account is signed out', 'accountDeletion', { type: 'account.deleted' }, [
    ['session', { type: 'signOut.requested' }],
  ]),
  scene('a chart that waits for a sign-in asks for it by way of the page', 'signIn', { type: 'signIn.needed' }, [login]),
  scene(
    'the page wants a sign-in: the dialog asks',
    'returnPath',
    {
      type: 'auth.wanted',
    },
    [['auth', { type: 'auth.opened', place: 'dialog', mode: 'login' }]],
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
    { type: 'auth.dismissed', place: 'dialog', signedIn: true },
    [close('login'), forgetPath(true), ...greet(true, 'dialog')],
  ),
  scene('a dialog that was given up tells those who waited', 'auth', { type: 'auth.dismissed', place: 'dialog', signedIn: false }, [
    close('login'),
    forgetPath(false),
    ...greet(false, 'dialog'),
  ]),
  scene('a form that did not come ends the sign-in for those who waited', 'app', { type: 'signIn.abandoned' }, [
    close('login'),
    forgetPath(false),
    ...greet(false, 'dialog').map(([to]): Delivery => [to, { type: 'auth.dismissed', signedIn: false }] as Delivery),
  ]),
  scene(
    'a sign-in on the page tells those who waited, and closes no dialog',
    'auth',
    { type: 'auth.dismissed', place: 'page', signedIn: true },
    [...greet(true, 'page')],
  ),
  scene('a code of invitation is spent once', 'auth', { type: 'inviteCode.spent' }, [['spendInvitation']]),
  scene('a sign-in owes the credits dialog', 'auth', { type: 'creditsDialog.due' }, [['dialogs', { type: 'creditsDialog.due' }]]),
  scene('a sign-in owes the pricing dialog', 'auth', { type: 'pricingDialog.due' }, [['dialogs', { type: 'pricingDialog.due' }]]),
  scene('a sign-in on the page sets the flag', 'auth', { type: 'pricingFlag.due' }, [['dialogs', { type: 'pricingFlag.due' }]]),
  scene('a sign-in on the page goes back to where it was asked for', 'auth', { type: 'return.requested' }, [
    ['returnPath', { type: 'return.requested' }],
  ]),
  scene('who gives up on the page goes back', 'auth', { type: 'back.requested' }, [['returnPath', { type: 'back.requested' }]]),
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

const at = (path: string) => ({ type: 'page.shown', path, locale: 'fr' }) as const;
const noPrices: Delivery = ['pricing', { type: 'pricing.left' }];
const asked = { type: 'list.shown' } as const;
const jobsReceive = (path: string): Delivery => ['jobs', at(path) as { type: 'page.shown'; path: string }];
const given = (path: string, query: string) => ({ type: 'query.given', path, query, isReturn: false }) as const;
const toPayReturn = (path: string, query: string): Delivery => ['payReturn', given(path, query)];

const visits: Scene[] = [
  ...['/pricing', '/operation'].map((path) =>
    scene(`${path} shows the prices`, 'navigation', at(path), [
      ['offer', { type: 'offer.wanted' }],
      ['pricing', { type: 'pricing.shown' }],
      noCreations,
      jobsReceive(path),
    ]),
  ),
  scene('the settings read the history', 'navigation', at('/settings'), [
    ['offer', { type: 'offer.wanted' }],
    noPrices,
    ['history', asked],
    noCreations,
    jobsReceive('/settings'),
  ]),
  scene('My creations are read', 'navigation', at('/my-creations'), [
    ['offer', { type: 'offer.wanted' }],
    noPrices,
    ['creations', { type: 'creations.shown' }],
    jobsReceive('/my-creations'),
  ]),
  ...(
    [
      ['/template', 'templates fr:'],
      ['/template/home', 'templates fr:'],
      ['/template/ai-sticker-maker', `templates fr:${sticker}`],
    ] as const
  ).map(([path, gallery]) =>
    scene(`${path} reads its own templates, in its language`, 'navigation', at(path), [
      ['offer', { type: 'offer.wanted' }],
      noPrices,
      noCreations,
      [gallery, asked],
      jobsReceive(path),
    ]),
  ),
  scene('any other page leaves the prices and My creations', 'navigation', at('/templates'), [
    ['offer', { type: 'offer.wanted' }],
    noPrices,
    noCreations,
    jobsReceive('/templates'),
  ]),
  scene('a user on the settings sees the account and the plan', 'app', { type: 'page.visited', who: 'user', path: '/settings' }, [
    ['settings', { type: 'settings.shown' }],
    ['subscription', { type: 'subscription.shown' }],
    ['consents', { type: 'consents.shown' }],
  ]),
  scene('a visitor there sees the consents alone', 'app', { type: 'page.visited', who: 'visitor', path: '/settings' }, [
    ['consents', { type: 'consents.shown' }],
  ]),
  ...(['user', 'visitor'] as const).map((who) =>
    scene(`the console asks the server who a ${who} is`, 'app', { type: 'page.visited', who, path: '/operator' }, [
      ['operator', { type: 'operator.shown' }],
    ]),
  ),
  scene('the page of models asks for the packs', 'app', { type: 'page.visited', who: 'user', path: '/operator/models' }, [
    ['launchpad', { type: 'launchpad.shown' }],
  ]),
  ...(['jobs', 'reports', 'people', 'money'] as const).map((board) =>
    scene(`the page of ${board} asks for them`, 'app', { type: 'page.visited', who: 'user', path: `/operator/${board}` }, [
      ['board', { type: 'board.shown', board }],
    ]),
  ),
  scene('a user elsewhere sees neither', 'app', { type: 'page.visited', who: 'user', path: '/pricing' }, []),
  scene('the language follows the address', 'navigation', { type: 'address.changed', href: '/fr#a' }, [
    ['locale', { type: 'page.entered', href: '/fr#a' }],
  ]),
  scene('the query of a tool fills in its form', 'navigation', given(`/${sticker}`, 'prompt=a'), [
    [`form ${sticker}`, { type: 'query.given', query: 'prompt=a', isReturn: false }],
    toPayReturn(`/${sticker}`, 'prompt=a'),
  ]),
  scene('a report names what it is about', 'navigation', given('/report', 'url=%2Ffiles%2F1.png'), [
    toPayReturn('/report', 'url=%2Ffiles%2F1.png'),
    ['report', { type: 'field.given', name: 'url', value: '/files/1.png', submit: false }],
  ]),
  scene('a letter about a report shows its outcome', 'navigation', given('/report', 'number=R-1'), [
    toPayReturn('/report', 'number=R-1'),
    ['reportLookup', { type: 'field.given', name: 'number', value: 'R-1', submit: true }],
  ]),
  ...['/report', '/contact-us?url=a&number=b'].map((href) => {
    const [path = '', query = ''] = href.split('?');
    return scene(`${href} fills in no report`, 'navigation', given(path, query), [toPayReturn(path, query)]);
  }),
  scene('the address of the user is offered to the message', 'session', { type: 'email.known', email: 'ann@example.com' }, [
    ['contact', { type: 'field.offered', name: 'email', value: 'ann@example.com' }],
  ]),
  scene('a visitor has no address to offer', 'session', { type: 'email.known', email: null }, []),
];

const dialogs: Scene[] = [
  ...(
    [
      ['invite', ['invite', { type: 'invite.opened' }]],
      ['pricing', ['pricing', { type: 'pricing.shown' }]],
      ['credits', ['grants', asked]],
      ['dailyReward', ['dailyReward', { type: 'reward.shown' }]],
      ['explore', ['carousel 6', { type: 'attention.taken' }]],
    ] as [DialogName, Delivery][]
  ).map(([dialog, opened]) => scene(`the ${dialog} dialog opens its chart`, 'dialogs', { type: 'dialog.shown', dialog }, [opened])),
  scene('a dialog without a chart opens none', 'dialogs', { type: 'dialog.shown', dialog: 'menu' }, []),
  scene('the prices are left', 'dialogs', { type: 'dialogs.left', dialogs: ['pricing'] }, [noPrices]),
  scene('the slides are left', 'dialogs', { type: 'dialogs.left', dialogs: ['explore'] }, [['carousel 6', { type: 'attention.given' }]]),
  scene('an invitation that was given up closes its dialog', 'invite', { type: 'invite.dismissed' }, [
    ['dialogs', { type: 'dialog.closed', dialog: 'invite' }],
  ]),
];

const buying: Scene[] = [
  scene('the page that a payment returns to polls it at once', 'payReturn', { type: 'payment.wanted', txn: 't-1' }, [
    ['payResult', { type: 'payment.resumed', txn: 't-1', purchase }],
    ['payResult', { type: 'frame.reported' }],
  ]),
  scene('who leaves that page ends the polling', 'payReturn', { type: 'payment.left' }, [['payResult', { type: 'payment.closed' }]]),
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
      // A person who paid in the dialog goes back to what the prices had come before.
      ...(role === 'payment' ? [close('pricing')] : []),
    ]),
    scene(`${role}: after a payment credits and user are read again (spec §4)`, role, { type: 'credits.refreshRequested' }, [
      refresh,
      reload,
    ]),
  ]),
];

const known: Delivery = ['dailyReward', { type: 'reward.known', claimedOn: '2026-11-21' }];
const lacks = (cost: number): Delivery => ['dialogs', { type: 'credits.short', cost }];

const credits: Scene[] = [
  scene('an answer of the chatbot is paid for', 'chat', { type: 'credits.refreshRequested' }, [refresh]),
  scene('a claimed reward is on the chip', 'dailyReward', { type: 'credits.refreshRequested' }, [refresh]),
  scene(
    'who has too few for an answer reads what is missing and what is free, before any price',
    'chat',
    { type: 'credits.short', cost: 1 },
    [lacks(1)],
  ),
  scene(
    'who has too few for a job reads what is missing and what is free, before any price',
    pageJob,
    { type: 'credits.short', cost: 20 },
    [lacks(20)],
  ),
  scene(
    'who has too few for a picture of a batch reads what is missing and what is free, before any price',
    itemJob,
    { type: 'credits.short', cost: 20 },
    [lacks(20)],
  ),
  scene('a refused job has the offers read anew: its price or its engine has changed', pageJob, { type: 'job.refused' }, [
    ['offer', { type: 'offer.outdated' }],
  ]),
  scene('the balance says that the reward of the day is claimed', 'credits', { type: 'reward.known', claimedOn: '2026-11-21' }, [known]),
  scene('the reward of the day is due: its panel is asked for', 'dailyReward', { type: 'reward.due' }, [
    ['dialogs', { type: 'dialog.requested', dialog: 'dailyReward' }],
  ]),
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

const report = { type: 'jobs.reported' as const, underWay: [{ id: 'J', tool: sticker, progress: 0.5 }] };

const nameOf = ({ role, of }: Identity): string => (of === undefined ? role : `${role} of a batch`);

const making: Scene[] = [
  scene('My creations show how far jobs are', 'jobs', report, [['creations', report]]),
  scene('a job that ended elsewhere is in My creations', 'jobs', { type: 'jobs.ended' }, [['creations', { type: 'job.ended' }]]),
  scene('what was deleted among the creations is not shown below a tool', 'creations', { type: 'creation.deleted', id: 'J' }, [
    ['jobs', { type: 'creation.deleted', id: 'J' }],
  ]),
  scene('a job that was canceled among the creations gives its credits back', 'creations', { type: 'credits.refreshRequested' }, [refresh]),
  ...([pageJob, itemJob] as const).flatMap((maker) => [
    ...(
      [
        { type: 'cost.accepted', key: 'K' },
        { type: 'cost.reversed', key: 'K' },
      ] as const
    ).map((fact) =>
      scene(`${nameOf(maker)}: ${fact.type} is booked on the chip`, maker, fact, [
        ['credits', fact],
        ...(fact.type === 'cost.accepted' ? [['jobs', { type: 'job.began' }] as Delivery] : []),
      ]),
    ),
    scene(
      `${nameOf(maker)}: a job that ended is in My creations, and the balance is read again`,
      maker,
      {
        type: 'job.ended',
        tool: sticker,
        id: 'J',
        status: 'succeeded',
      },
      [
        refresh,
        ...(['creations', 'jobs'] as const).map((to): Delivery => [
          to,
          { type: 'job.ended', tool: sticker, id: 'J', status: 'succeeded' } as { type: 'job.ended' },
        ]),
      ],
    ),
  ]),
  scene('a result that was deleted leaves My creations', pageResult, { type: 'creation.deleted', id: 'J' }, [
    ['creations', { type: 'job.ended' }],
    ['jobs', { type: 'creation.deleted', id: 'J' }],
  ]),
  scene('a submit is on the chip at once, and its form was right', pageJob, { type: 'cost.pending', key: 'K', amount: 1 }, [
    ['credits', { type: 'cost.pending', key: 'K', amount: 1 }],
    [`batch ${sticker} picture`, { type: 'form.judged', accepted: true }],
  ]),
  scene('a submit of a batch is on the chip at once', itemJob, { type: 'cost.pending', key: 'K', amount: 1 }, [
    ['credits', { type: 'cost.pending', key: 'K', amount: 1 }],
  ]),
  scene(
    'what is written is kept for the next visit, but not the consent',
    pageForm,
    { type: 'form.changed', tool: sticker, values: { prompt: 'a cat', consent: 'R' }, files: {} },
    [[`draft ${sticker}`, { type: 'form.changed', values: { prompt: 'a cat' }, files: {} }]],
  ),
  {
    sentence: 'what was written before the code that keeps it was here is kept as well',
    cast: [pageForm],
    play(stage) {
      for (const prompt of ['a c', 'a cat'])
        stage.emits(pageForm, { type: 'form.changed', tool: sticker, values: { prompt, consent: 'R' }, files: {} });
      stage.enter({ role: 'draft', tool: sticker });
    },
    follows: [[`draft ${sticker}`, { type: 'form.changed', values: { prompt: 'a cat' }, files: {} }]],
  },
  scene('a picture of a batch keeps no draft', itemForm, { type: 'form.changed', tool: sticker, values: {}, files: {} }, []),
  scene(
    'what was written is there again',
    { role: 'draft', tool: sticker },
    { type: 'draft.restored', values: { prompt: 'a cat' }, files: {} },
    [[`form ${sticker}`, { type: 'form.filled', values: { prompt: 'a cat' }, files: {} }]],
  ),
  scene('the receipt of a consent goes with the form', { role: 'consent', tool: sticker }, { type: 'consent.given', receipt: 'R' }, [
    [`form ${sticker}`, { type: 'field.changed', name: 'consent', value: 'R' }],
  ]),
  scene('a consent that no longer holds leaves the form', { role: 'consent', tool: sticker }, { type: 'consent.withdrawn' }, [
    [`form ${sticker}`, { type: 'field.changed', name: 'consent', value: null }],
  ]),
  scene(
    'a consent that was revoked is asked for again, and what was made with it leaves the list',
    'consents',
    { type: 'consent.revoked' },
    [
      [`consent ${sticker}`, { type: 'consent.revoked' }],
      [`consent ${other}`, { type: 'consent.revoked' }],
      ['creations', { type: 'job.ended' }],
      ['jobs', { type: 'jobs.outdated' }],
    ],
  ),
  scene('what was cut takes the place of the picture', { role: 'crop', tool: sticker, of: 'picture' }, { type: 'image.cut', file }, [
    [`form ${sticker}`, { type: 'file.given', slot: 'picture', kind: 'picture', file }],
  ]),
];

const stored = { name: 'cat.png', url: '/files/cat.png', width: 8, height: 6, type: 'image/png', size: 1 };
const form = { values: { scale: 2 }, files: { picture: { ref: 'file-1', stored }, other: { ref: 'file-2', stored: null } } };
const ofSticker = (role: 'batch' | 'faceSearch') => ({ role, tool: sticker, of: 'picture' }) as const;
const thoseOfForm: Delivery[] = [
  [`crop ${sticker} picture`, { type: 'image.changed', ref: 'file-1' }],
  [`consent ${sticker}`, { type: 'files.changed', refs: ['file-1', 'file-2'] }],
  [`faceSearch ${sticker} picture`, { type: 'target.changed', file: 'cat.png' }],
  [`batch ${sticker} picture`, { type: 'form.shown', ...form }],
];
const toBrush: Delivery = [`brush ${sticker} mask`, { type: 'form.shown', ...form } as { type: 'form.shown'; files: typeof form.files }];
const toGarmentSearch: Delivery = [`garmentSearch ${sticker} mask`, { type: 'form.shown', ...form }];
const toMarks: Delivery = [`marks ${sticker} faces`, { type: 'form.shown', ...form }];
const batch = ofSticker('batch');
const toItem = (event: Takes<'item'>): Delivery => [`item ${sticker} 0`, event];
const toItemForm = (event: Takes<'form'>): Delivery => [`form ${sticker} 0`, event];
const face = { box: { x: 1, y: 2, width: 3, height: 4 }, turned: 0 };

const garmentSearch = { role: 'garmentSearch', tool: sticker, of: 'mask' } as const;
const marks = { role: 'marks', tool: sticker, of: 'faces' } as const;

const shownForms: Scene[] = [
  scene('what is on the form is known to those who work on it', pageForm, { type: 'form.shown', ...form }, [
    ...thoseOfForm.slice(0, 3),
    toGarmentSearch,
    toBrush,
    toMarks,
    thoseOfForm[3]!,
  ]),
  scene('a form without a picture, too', pageForm, { type: 'form.shown', values: {}, files: {} }, [
    [`crop ${sticker} picture`, { type: 'image.changed', ref: null }],
    [`consent ${sticker}`, { type: 'files.changed', refs: [] }],
    [`faceSearch ${sticker} picture`, { type: 'target.changed', file: null }],
    [`garmentSearch ${sticker} mask`, { type: 'form.shown', values: {}, files: {} }],
    [`brush ${sticker} mask`, { type: 'form.shown', values: {}, files: {} } as { type: 'form.shown'; files: {} }],
    [`marks ${sticker} faces`, { type: 'form.shown', values: {}, files: {} }],
    [`batch ${sticker} picture`, { type: 'form.shown', values: {}, files: {} }],
  ]),
  scene('a drawn rectangle goes into its field', marks, { type: 'marks.put', name: 'faces', value: [] }, [
    [`form ${sticker}`, { type: 'field.changed', name: 'faces', value: [] }],
  ]),
  scene('two faces change places', marks, { type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] }, [
    [`form ${sticker}`, { type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] }],
  ]),
  scene('a face goes with its rectangle', marks, { type: 'file.removed', slot: 'faces.0.image' }, [
    [`form ${sticker}`, { type: 'file.removed', slot: 'faces.0.image' }],
  ]),
  scene('a painted mask goes into the form', { role: 'brush', tool: sticker, of: 'mask' }, { type: 'mask.painted', file }, [
    [`form ${sticker}`, { type: 'file.given', slot: 'mask', kind: 'mask', file }],
  ]),
  scene('a mask without a stroke leaves it', { role: 'brush', tool: sticker, of: 'mask' }, { type: 'mask.cleared' }, [
    [`form ${sticker}`, { type: 'file.removed', slot: 'mask' }],
  ]),
  scene('a proposed mask goes into the form', garmentSearch, { type: 'mask.proposed', file }, [
    [`form ${sticker}`, { type: 'file.given', slot: 'mask', kind: 'mask', file }],
  ]),
  scene('a proposal that no longer fits leaves it', garmentSearch, { type: 'mask.withdrawn' }, [
    [`form ${sticker}`, { type: 'file.removed', slot: 'mask' }],
  ]),
  scene('nothing is paid for before it is shown', garmentSearch, { type: 'proposal.expected', expected: true }, [
    [`form ${sticker}`, { type: 'proposal.expected', expected: true }],
  ]),
  scene('faces that were found are marked in the form', ofSticker('faceSearch'), { type: 'faces.found', faces: [face] }, [
    [`form ${sticker}`, { type: 'faces.found', faces: [face] }],
  ]),
  scene('a new search begins without marks', ofSticker('faceSearch'), { type: 'faces.unmarked' }, [
    [`form ${sticker}`, { type: 'faces.unmarked' }],
  ]),
  ...(['form', 'refused'] as const).map((phase) =>
    scene(`a press that ended at once (${phase}) starts no batch`, generation, { type: 'work.ended', phase }, [
      [`batch ${sticker} picture`, { type: 'form.judged', accepted: false }],
    ]),
  ),
  scene('a job that ended judges no form', generation, { type: 'work.ended', phase: 'done' }, []),
  scene('a press that is in flight judges no form', generation, { type: 'work.began' }, []),
];

const handed = (tool: string, values: FormValues) =>
  ({ type: 'result.handed', tool, href: `/${tool}`, file, slot: 'image', kind: 'picture', values }) as const;
const handedOver = (tool: string, ...tab: Delivery[]): Delivery[] => [
  ...tab,
  [`form ${tool}`, { type: 'file.given', slot: 'image', kind: 'picture', file }],
  ['navigation', { type: 'navigation.requested', href: `/${tool}` }],
];

const idea = (tool: string) => ({ type: 'idea.handed', tool, href: `/${tool}`, values: { prompt: 'a cat' } }) as const;
const clickedWith = (tool: string): Delivery[] => [
  [`form ${tool}`, { type: 'form.filled', values: { prompt: 'a cat' }, files: {} }],
  [`form ${tool}`, { type: 'form.submitted' }],
  [`form ${tool}`, { type: 'submit.queued' }],
];

const handOvers: Scene[] = [
  scene("the start page's words fill the form of a tool, press it, and open its page", 'handOver', idea(other), [
    ...clickedWith(other),
    ['navigation', { type: 'navigation.requested', href: `/${other}` }],
  ]),
  scene(
    'words whose job was sent before the page was alive fill the form of a tool, and press nothing',
    'handOver',
    { ...idea(other), isSent: true },
    [
      clickedWith(other)[0]!,
      [`generation ${other}`, { type: 'submit.sent' }],
      ['navigation', { type: 'navigation.requested', href: `/${other}` }],
    ],
  ),
  {
    sentence: 'a form that was never opened is created for the words, and pressed',
    cast: [{ role: 'handOver' }],
    play: (stage) => stage.emits({ role: 'handOver' }, idea('fresh')),
    follows: clickedWith('fresh'),
  },
  {
    sentence: 'a page that was never opened is created for words whose job was sent before',
    cast: [{ role: 'handOver' }],
    play: (stage) => stage.emits({ role: 'handOver' }, { ...idea('fresh'), isSent: true }),
    follows: [clickedWith('fresh')[0]!, ['generation fresh', { type: 'submit.sent' }]],
  },
  scene(
    'a file from another app goes to a tool as a result does',
    'sharedFile',
    { type: 'file.chosen', tool: other, href: `/${other}`, file },
    [['handOver', { type: 'file.given', tool: other, href: `/${other}`, file, values: {} }]],
  ),
  scene('a result opens another tool with it', 'handOver', handed(other, {}), handedOver(other)),
  scene(
    'a form with tabs opens the one that takes it',
    'handOver',
    handed(sticker, { mode: 'image' }),
    handedOver(sticker, [`form ${sticker}`, { type: 'form.filled', values: { mode: 'image' }, files: {} }]),
  ),
  ...([{}, { mode: 'image' }] as FormValues[]).map((values): Scene => ({
    sentence: `a form that was never opened is created for it, with ${Object.keys(values).length} values`,
    cast: [{ role: 'handOver' }],
    play: (stage) => stage.emits({ role: 'handOver' }, handed('fresh', values)),
    follows: handedOver(
      'fresh',
      ...(Object.keys(values).length > 0 ? ([['form fresh', { type: 'form.filled', values, files: {} }]] as Delivery[]) : []),
    ).filter(([to]) => to !== 'navigation'),
  })),
];

const offers: Emits<'offer'> = {
  type: 'offers.known',
  offers: [{ slug: sticker, section: 'home', result: 'image', cost: 1, capability: 'image.sticker', served: true, engine: 'local' }],
};
const whatASubmitWaitsFor: Scene[] = (
  [
    ['age', { type: 'adult.confirmed' }],
    ['offer', offers],
  ] as const
).flatMap(([role, fact]): Scene[] => [
  scene(`${fact.type}: every form hears it`, role, fact, [
    [`form ${sticker}`, fact],
    [`form ${sticker} 0`, fact],
    [`form ${other}`, fact],
    [`form ${other} 0`, fact],
  ]),
  {
    sentence: `${fact.type}: a form that comes later hears it too`,
    cast: [{ role }],
    play(stage) {
      stage.emits({ role }, fact);
      stage.enter(pageForm);
      stage.enter(itemForm);
    },
    follows: [
      [`form ${sticker}`, fact],
      [`form ${sticker} 0`, fact],
    ],
  },
]);

const severalImages: Scene[] = [
  scene('a form that takes a press lets the pictures beside it wait for the result', generation, { type: 'submit.accepted' }, [
    [`batch ${sticker} picture`, { type: 'batch.submitted' }],
  ]),
  scene('a form hears that pictures beside it have running jobs', batch, { type: 'others.changed', busy: true }, [
    [`form ${sticker}`, { type: 'others.changed', busy: true }],
  ]),
  scene('a picture that is added is uploaded at its place', batch, { type: 'items.added', items: [{ place: 0, file }] }, [
    toItemForm({ type: 'file.given', slot: 'picture', kind: 'picture', file }),
  ]),
  scene('a picture from an earlier page load is at its place again', batch, { type: 'items.recalled', items: [{ place: 0, stored }] }, [
    toItemForm({ type: 'form.filled', values: {}, files: { picture: stored } }),
  ]),
  scene(
    'a press gives each picture the form and a press of its own',
    batch,
    { type: 'items.started', places: [0, 8], values: { scale: 2 }, files: { garment: stored } },
    [toItemForm({ type: 'form.filled', values: { scale: 2 }, files: { garment: stored } }), toItemForm({ type: 'form.submitted' })],
  ),
  scene('a picture that is taken away leaves its place empty', batch, { type: 'items.dropped', places: [0] }, [
    toItem({ type: 'result.dismissed' }),
    toItemForm({ type: 'file.removed', slot: 'picture' }),
  ]),
  scene('what the server keeps of a picture is remembered', itemForm, { type: 'form.shown', ...form }, [
    [`batch ${sticker} picture`, { type: 'image.stored', place: 0, stored, isLost: false }],
  ]),
  scene(
    'a picture whose upload is lost is not counted',
    itemForm,
    { type: 'form.shown', values: {}, files: { picture: { ref: 'a', stored: null, isLost: true } } },
    [[`batch ${sticker} picture`, { type: 'image.stored', place: 0, stored: null, isLost: true }]],
  ),
  scene('a job of a picture began', item, { type: 'work.began' }, [
    [`batch ${sticker} picture`, { type: 'item.changed', place: 0, progress: 'working' }],
  ]),
  scene('a job of a picture ended', item, { type: 'work.ended', phase: 'done' }, [
    [`batch ${sticker} picture`, { type: 'item.changed', place: 0, progress: 'ended' }],
  ]),
  scene('a job of a picture failed', item, { type: 'work.ended', phase: 'failed' }, [
    [`batch ${sticker} picture`, { type: 'item.changed', place: 0, progress: 'none' }],
  ]),
  {
    sentence: 'a picture whose actor does not exist yet brings it',
    cast: [batch],
    play(stage) {
      stage.emits(batch, { type: 'items.added', items: [{ place: 7, file }] });
      stage.emits(batch, { type: 'items.recalled', items: [{ place: 8, stored }] });
    },
    follows: [
      [`form ${sticker} 7`, { type: 'file.given', slot: 'picture', kind: 'picture', file }],
      [`form ${sticker} 8`, { type: 'form.filled', values: {}, files: { picture: stored } }],
    ],
  },
  {
    sentence: 'those who work on a form hear how it stands, whenever they come',
    cast: [pageForm, { role: 'form', tool: other }],
    play(stage) {
      stage.emits({ role: 'form', tool: other }, { type: 'form.shown', values: {}, files: {} });
      stage.emits(pageForm, { type: 'form.shown', ...form });
      for (const identity of ofTool(sticker)) if (identity.role !== 'form') stage.enter(identity);
    },
    // In the order in which they come.
    follows: [thoseOfForm[3]!, thoseOfForm[1]!, thoseOfForm[0]!, thoseOfForm[2]!, toGarmentSearch, toBrush, toMarks],
  },
];

const notice = { type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } } as const;
const noticed = (
  [
    ...([
      'app',
      'auth',
      'consents',
      'contact',
      'creations',
      'credits',
      'dailyReward',
      'invite',
      'locale',
      'payment',
      'payResult',
      'pricing',
    ] as const),
    ...(['preferences', 'devices', 'keys', 'secondFactor', 'secondStep', 'passwordChange', 'dataExport', 'accountDeletion'] as const),
    ...(['report', 'reportLookup', 'session', 'subscription', 'board', 'launchpad', 'operator'] as const),
    ...(['grants', 'handOver', 'history', 'historyDownload', 'inspection', 'resultDownload', 'jobs', 'push'] as const),
    ...(['settings', 'templates'] as const),
  ] as const
).map((role) => scene(`${role} tells a person by a toast`, role, notice, [['toasts', notice]]));
const noticedMaking = (
  [
    pageJob,
    pageResult,
    { role: 'batch', tool: sticker, of: 'picture' },
    { role: 'brush', tool: sticker, of: 'mask' },
    { role: 'consent', tool: sticker },
    { role: 'crop', tool: sticker, of: 'picture' },
    { role: 'faceSearch', tool: sticker, of: 'picture' },
    garmentSearch,
    { role: 'share', of: 'creation-1' },
  ] as const
).map((from) => scene(`${from.role} tells a person by a toast`, from, notice, [['toasts', notice]]));

/** Facts that were reported before anybody else came. */
const early = <R extends Role>(sentence: string, role: R, facts: readonly Emits<R>[], follows: Delivery[]): Scene => ({
  about: role,
  sentence,
  cast: [{ role }],
  play(stage) {
    for (const fact of facts) stage.emits<R>({ role }, fact);
    stage.received.length = 0;
    for (const identity of [...everybody, effects]) if (identity.role !== role) stage.enter(identity);
  },
  follows,
});
const payReturnReceives = (path: string, query: string): Delivery => ['payReturn', given(path, query)];
const laterVisit = (path: string): Delivery[] => [['offer', { type: 'offer.wanted' }], jobsReceive(path)];

const signInLost = scene('a sign-in form that did not load takes the early dialog away', 'app', { type: 'signIn.lost' }, [
  ['dropEarlyDialog'],
]);

const comingLate: Scene[] = [
  signInLost,
  early(
    'prices, drafts, the reward of the day and pages that come later hear who is here; others ask the session themselves',
    'session',
    [
      { type: 'session.changed', who: 'visitor' },
      { type: 'session.changed', who: 'user' },
    ],
    (['dailyReward', 'pricing', 'payReturn', `draft ${sticker}`, `draft ${other}`] as const).map((to): Delivery => [
      to,
      { type: 'session.changed', who: 'user' },
    ]),
  ),
  early(
    'a message that is opened later hears the address of the user',
    'session',
    [{ type: 'email.known', email: 'ann@example.com' }],
    [['contact', { type: 'field.offered', name: 'email', value: 'ann@example.com' }]],
  ),
  early(
    'but not that of a user who has left',
    'session',
    [
      { type: 'email.known', email: 'ann@example.com' },
      { type: 'email.known', email: null },
    ],
    [],
  ),
  early(
    'prices that come after their page are shown',
    'navigation',
    [at('/pricing')],
    [['pricing', { type: 'pricing.shown' }], ...laterVisit('/pricing')],
  ),
  early(
    'a reward that is loaded after the balance hears of its last claim',
    'credits',
    [{ type: 'reward.known', claimedOn: '2026-11-21' }],
    [known],
  ),
  early('those of a page that was left are not', 'navigation', [at('/pricing'), at('/')], laterVisit('/')),
  early('a history that comes after its page is read', 'navigation', [at('/settings')], [['history', asked], ...laterVisit('/settings')]),
  early(
    'creations that come after their page are read',
    'navigation',
    [at('/my-creations')],
    [['creations', { type: 'creations.shown' }], ...laterVisit('/my-creations')],
  ),
  early(
    'templates that come after their page are read',
    'navigation',
    [at('/template')],
    [...laterVisit('/template'), ['templates fr:', asked]],
  ),
  early(
    'the language hears where it is',
    'navigation',
    [{ type: 'address.changed', href: '/fr' }],
    [['locale', { type: 'page.entered', href: '/fr' }]],
  ),
  early(
    'a form hears its query, whenever it comes',
    'navigation',
    [given(`/${sticker}`, 'prompt=a')],
    [payReturnReceives(`/${sticker}`, 'prompt=a'), [`form ${sticker}`, { type: 'query.given', query: 'prompt=a', isReturn: false }]],
  ),
  early(
    'effects have a page of their own',
    'navigation',
    [given('/ai-effect/create', 'effect=witch')],
    [
      payReturnReceives('/ai-effect/create', 'effect=witch'),
      ['form ai-effect', { type: 'query.given', query: 'effect=witch', isReturn: false }],
    ],
  ),
  early(
    'a report hears its query, and so does the lookup of one',
    'navigation',
    [given('/report', 'url=a&number=b')],
    [
      payReturnReceives('/report', 'url=a&number=b'),
      ['report', { type: 'field.given', name: 'url', value: 'a', submit: false }],
      ['reportLookup', { type: 'field.given', name: 'number', value: 'b', submit: true }],
    ],
  ),
  early(
    'a console that comes after its page is shown',
    'app',
    [{ type: 'page.visited', who: 'user', path: '/operator' }],
    [['operator', { type: 'operator.shown' }]],
  ),
  early(
    'the packs that come after their page is shown',
    'app',
    [{ type: 'page.visited', who: 'user', path: '/operator/models' }],
    [['launchpad', { type: 'launchpad.shown' }]],
  ),
  early(
    'the jobs that come after their page is shown',
    'app',
    [{ type: 'page.visited', who: 'user', path: '/operator/jobs' }],
    [['board', { type: 'board.shown', board: 'jobs' }]],
  ),
  early(
    'an account, a plan and the consents hear that they are on screen',
    'app',
    [{ type: 'page.visited', who: 'user', path: '/settings' }],
    [
      ['consents', { type: 'consents.shown' }],
      ['subscription', { type: 'subscription.shown' }],
      ['settings', { type: 'settings.shown' }],
    ],
  ),
  ...(
    [
      ['invite', ['invite', { type: 'invite.opened' }]],
      ['pricing', ['pricing', { type: 'pricing.shown' }]],
      ['credits', ['grants', asked]],
      ['dailyReward', ['dailyReward', { type: 'reward.shown' }]],
      ['explore', ['carousel 6', { type: 'attention.taken' }]],
    ] as [DialogName, Delivery][]
  ).map(([dialog, opened]) =>
    early(`the ${dialog} dialog opens a chart that comes with it`, 'dialogs', [{ type: 'dialog.shown', dialog }], [opened]),
  ),
  {
    sentence: 'the form that signs people in is loaded when it is first wanted',
    cast: [{ role: 'returnPath' }],
    async play(stage) {
      stage.emits({ role: 'returnPath' }, { type: 'auth.wanted' });
      await new Promise((resolve) => setImmediate(resolve));
    },
    follows: [['auth', { type: 'auth.opened', place: 'dialog', mode: 'login' }]],
  },
];

export const scenes: readonly Scene[] = [
  ...signingIn,
  ...pages,
  ...visits,
  ...dialogs,
  ...buying,
  ...credits,
  ...making,
  ...shownForms,
  ...handOvers,
  ...whatASubmitWaitsFor,
  ...severalImages,
  ...noticed,
  ...noticedMaking,
  ...comingLate,
];

/** Plays a scene on the rows; what was received, in order. */
export async function played({ cast, play }: Scene, rows: readonly RelayRow[]): Promise<readonly Delivery[]> {
  const stage = new Stage(rows, cast);
  await play(stage);
  return stage.received;
}
