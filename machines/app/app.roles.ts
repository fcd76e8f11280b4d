/** The roles of actors in the application, each with the facts its chart emits and the events it accepts. The root chart has the role `app`. */
import type { AnyStateMachine, EmittedFrom, EventFrom } from 'xstate';

type Plays<Chart extends AnyStateMachine> = { takes: EventFrom<Chart>; emits: EmittedFrom<Chart> };

export type RolesBelow = {
  accountDeletion: Plays<typeof import('../accountDeletion/accountDeletion.machine.ts').accountDeletionMachine>;
  age: Plays<typeof import('../age/age.machine.ts').ageMachine>;
  auth: Plays<typeof import('../auth/auth.machine.ts').authMachine>;
  batch: Plays<typeof import('../batch/batch.machine.ts').batchMachine>;
  beginning: Plays<typeof import('../beginning/beginning.machine.ts').beginningMachine>;
  board: Plays<typeof import('../board/board.machine.ts').boardMachine>;
  brush: Plays<typeof import('../brush/brush.machine.ts').brushMachine>;
  carousel: Plays<typeof import('../carousel/carousel.machine.ts').carouselMachine>;
  chat: Plays<typeof import('../chat/chat.machine.ts').chatMachine>;
  consent: Plays<typeof import('../consent/consent.machine.ts').consentMachine>;
  consents: Plays<typeof import('../consents/consents.machine.ts').consentsMachine>;
  contact: Plays<typeof import('../submission/submission.machine.ts').submissionMachine>;
  creations: Plays<typeof import('../creations/creations.machine.ts').creationsMachine>;
  credits: Plays<typeof import('../credits/credits.machine.ts').creditsMachine>;
  crop: Plays<typeof import('../crop/crop.machine.ts').cropMachine>;
  dailyReward: Plays<typeof import('../dailyReward/dailyReward.machine.ts').dailyRewardMachine>;
  dataExport: Plays<typeof import('../dataExport/dataExport.machine.ts').dataExportMachine>;
  devices: Plays<typeof import('../devices/devices.machine.ts').devicesMachine>;
  dialogs: Plays<typeof import('../dialogs/dialogs.machine.ts').dialogsMachine>;
  draft: Plays<typeof import('../draft/draft.machine.ts').draftMachine>;
  faceSearch: Plays<typeof import('../faceSearch/faceSearch.machine.ts').faceSearchMachine>;
  form: Plays<typeof import('../form/form.machine.ts').formMachine>;
  freshness: Plays<typeof import('../freshness/freshness.machine.ts').freshnessMachine>;
  garmentSearch: Plays<typeof import('../garmentSearch/garmentSearch.machine.ts').garmentSearchMachine>;
  generation: Plays<typeof import('../generation/generation.machine.ts').generationMachine>;
  grants: Plays<typeof import('../listing/listing.machine.ts').listingMachine>;
  handOver: Plays<typeof import('../handOver/handOver.machine.ts').handOverMachine>;
  history: Plays<typeof import('../listing/listing.machine.ts').listingMachine>;
  historyDownload: Plays<typeof import('../download/download.machine.ts').downloadMachine>;
  inspection: Plays<typeof import('../inspection/inspection.machine.ts').inspectionMachine>;
  invite: Plays<typeof import('../invite/invite.machine.ts').inviteMachine>;
  item: Plays<typeof import('../generation/generation.machine.ts').generationMachine>;
  job: Plays<typeof import('../job/job.machine.ts').jobMachine>;
  jobs: Plays<typeof import('../jobs/jobs.machine.ts').jobsMachine>;
  keys: Plays<typeof import('../keys/keys.machine.ts').keysMachine>;
  launchpad: Plays<typeof import('../launchpad/launchpad.machine.ts').launchpadMachine>;
  locale: Plays<typeof import('../locale/locale.machine.ts').localeMachine>;
  marks: Plays<typeof import('../marks/marks.machine.ts').marksMachine>;
  navigation: Plays<typeof import('../navigation/navigation.machine.ts').navigationMachine>;
  offer: Plays<typeof import('../offer/offer.machine.ts').offerMachine>;
  operator: Plays<typeof import('../operator/operator.machine.ts').operatorMachine>;
  palette: Plays<typeof import('../palette/palette.machine.ts').paletteMachine>;
  passwordChange: Plays<typeof import('../passwordChange/passwordChange.machine.ts').passwordChangeMachine>;
  payment: Plays<typeof import('../payment/payment.machine.ts').paymentMachine>;
  payResult: Plays<typeof import('../payment/payment.machine.ts').paymentMachine>;
  payReturn: Plays<typeof import('../payReturn/payReturn.machine.ts').payReturnMachine>;
  preferences: Plays<typeof import('../preferences/preferences.machine.ts').preferencesMachine>;
  pricing: Plays<typeof import('../pricing/pricing.machine.ts').pricingMachine>;
  push: Plays<typeof import('../push/push.machine.ts').pushMachine>;
  report: Plays<typeof import('../submission/submission.machine.ts').submissionMachine>;
  reportLookup: Plays<typeof import('../submission/submission.machine.ts').submissionMachine>;
  result: Plays<typeof import('../result/result.machine.ts').resultMachine>;
  resultDownload: Plays<typeof import('../download/download.machine.ts').downloadMachine>;
  returnPath: Plays<typeof import('../returnPath/returnPath.machine.ts').returnPathMachine>;
  secondFactor: Plays<typeof import('../secondFactor/secondFactor.machine.ts').secondFactorMachine>;
  secondStep: Plays<typeof import('../secondStep/secondStep.machine.ts').secondStepMachine>;
  session: Plays<typeof import('../session/session.machine.ts').sessionMachine>;
  settings: Plays<typeof import('../settings/settings.machine.ts').settingsMachine>;
  share: Plays<typeof import('../share/share.machine.ts').shareMachine>;
  sharedFile: Plays<typeof import('../sharedFile/sharedFile.machine.ts').sharedFileMachine>;
  signIn: Plays<typeof import('../signIn/signIn.machine.ts').signInMachine>;
  subscription: Plays<typeof import('../subscription/subscription.machine.ts').subscriptionMachine>;
  templates: Plays<typeof import('../listing/listing.machine.ts').listingMachine>;
  toasts: Plays<typeof import('../toasts/toasts.machine.ts').toastsMachine>;
};

/** What an actor is for. Most roles are named after their chart; a chart that serves several purposes has several roles. */
export type Role = keyof RolesBelow | 'app';

/** The roles whose chart has another name. */
export const chartOfRole: Partial<Record<Role, string>> = {
  contact: 'submission',
  grants: 'listing',
  history: 'listing',
  historyDownload: 'download',
  resultDownload: 'download',
  item: 'generation',
  payResult: 'payment',
  report: 'submission',
  reportLookup: 'submission',
  templates: 'listing',
};

/** Identifies an actor: its role, and what distinguishes it from others in the same role. */
export type Identity<R extends Role = Role> = {
  role: R;
  /** Slug of the tool whose page it belongs to. */
  tool?: string;
  /** What else distinguishes it: a form field, a place in a batch, a creation. */
  of?: string;
};
