/** The roles of actors in the application, each with the facts its chart emits and the events it accepts. */
import type { AgeEmitted, AgeEvent } from '../../machines/age/age.types.ts';
import type { AuthEmitted, AuthEvent } from '../../machines/auth/auth.types.ts';
import type { BatchEmitted, BatchEvent } from '../../machines/batch/batch.types.ts';
import type { BrushEmitted, BrushEvent } from '../../machines/brush/brush.types.ts';
import type { CarouselEvent } from '../../machines/carousel/carousel.types.ts';
import type { ChatEmitted, ChatEvent } from '../../machines/chat/chat.types.ts';
import type { ConsentEmitted, ConsentEvent } from '../../machines/consent/consent.types.ts';
import type { ConsentsEmitted, ConsentsEvent } from '../../machines/consents/consents.types.ts';
import type { CreationsEmitted, CreationsEvent } from '../../machines/creations/creations.types.ts';
import type { CreditsEmitted, CreditsEvent } from '../../machines/credits/credits.types.ts';
import type { CropEmitted, CropEvent } from '../../machines/crop/crop.types.ts';
import type { DailyRewardEmitted, DailyRewardEvent } from '../../machines/dailyReward/dailyReward.types.ts';
import type { DialogsEmitted, DialogsEvent } from '../../machines/dialogs/dialogs.types.ts';
import type { DownloadEmitted, DownloadEvent } from '../../machines/download/download.types.ts';
import type { DraftEmitted, DraftEvent } from '../../machines/draft/draft.types.ts';
import type { FaceSearchEmitted, FaceSearchEvent } from '../../machines/faceSearch/faceSearch.types.ts';
import type { GarmentSearchEmitted, GarmentSearchEvent } from '../../machines/garmentSearch/garmentSearch.types.ts';
import type { FreshnessEvent } from '../../machines/freshness/freshness.types.ts';
import type { GenerationEmitted, GenerationEvent } from '../../machines/generation/generation.types.ts';
import type { HandOverEmitted, HandOverEvent } from '../../machines/handOver/handOver.types.ts';
import type { InspectionEvent } from '../../machines/inspection/inspection.types.ts';
import type { InviteEmitted, InviteEvent } from '../../machines/invite/invite.types.ts';
import type { JobsEmitted, JobsEvent } from '../../machines/jobs/jobs.types.ts';
import type { ListingEvent } from '../../machines/listing/listing.types.ts';
import type { LocaleEmitted, LocaleEvent } from '../../machines/locale/locale.types.ts';
import type { MarksEmitted, MarksEvent } from '../../machines/marks/marks.types.ts';
import type { NavigationEmitted, NavigationEvent } from '../../machines/navigation/navigation.types.ts';
import type { OfferEmitted, OfferEvent } from '../../machines/offer/offer.types.ts';
import type { PaletteEvent } from '../../machines/palette/palette.types.ts';
import type { PaymentEmitted, PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { PayReturnEmitted, PayReturnEvent } from '../../machines/payReturn/payReturn.types.ts';
import type { PricingEmitted, PricingEvent } from '../../machines/pricing/pricing.types.ts';
import type { PushEmitted, PushEvent } from '../../machines/push/push.types.ts';
import type { SessionEmitted, SessionEvent } from '../../machines/session/session.types.ts';
import type { SettingsEmitted, SettingsEvent } from '../../machines/settings/settings.types.ts';
import type { SharedFileEmitted, SharedFileEvent } from '../../machines/sharedFile/sharedFile.types.ts';
import type { ShareEmitted, ShareEvent } from '../../machines/share/share.types.ts';
import type { SubmissionEmitted, SubmissionEvent } from '../../machines/submission/submission.types.ts';
import type { SubscriptionEmitted, SubscriptionEvent } from '../../machines/subscription/subscription.types.ts';
import type { VisitEmitted, VisitEvent } from '../../machines/visit/visit.types.ts';
import type { SignInEmitted, SignInEvent } from '../../machines/signIn/signIn.types.ts';
import type { ToastsEvent } from '../../machines/toasts/toasts.types.ts';

type Plays<Event, Emitted = never> = { takes: Event; emits: Emitted };

type Roles = {
  age: Plays<AgeEvent, AgeEmitted>;
  auth: Plays<AuthEvent, AuthEmitted>;
  batch: Plays<BatchEvent, BatchEmitted>;
  brush: Plays<BrushEvent, BrushEmitted>;
  carousel: Plays<CarouselEvent>;
  chat: Plays<ChatEvent, ChatEmitted>;
  consent: Plays<ConsentEvent, ConsentEmitted>;
  consents: Plays<ConsentsEvent, ConsentsEmitted>;
  contact: Plays<SubmissionEvent, SubmissionEmitted>;
  creations: Plays<CreationsEvent, CreationsEmitted>;
  credits: Plays<CreditsEvent, CreditsEmitted>;
  crop: Plays<CropEvent, CropEmitted>;
  dailyReward: Plays<DailyRewardEvent, DailyRewardEmitted>;
  dialogs: Plays<DialogsEvent, DialogsEmitted>;
  draft: Plays<DraftEvent, DraftEmitted>;
  faceSearch: Plays<FaceSearchEvent, FaceSearchEmitted>;
  freshness: Plays<FreshnessEvent>;
  garmentSearch: Plays<GarmentSearchEvent, GarmentSearchEmitted>;
  generation: Plays<GenerationEvent, GenerationEmitted>;
  grants: Plays<ListingEvent>;
  handOver: Plays<HandOverEvent, HandOverEmitted>;
  history: Plays<ListingEvent>;
  historyDownload: Plays<DownloadEvent, DownloadEmitted>;
  inspection: Plays<InspectionEvent>;
  invite: Plays<InviteEvent, InviteEmitted>;
  item: Plays<GenerationEvent, GenerationEmitted>;
  jobs: Plays<JobsEvent, JobsEmitted>;
  locale: Plays<LocaleEvent, LocaleEmitted>;
  marks: Plays<MarksEvent, MarksEmitted>;
  navigation: Plays<NavigationEvent, NavigationEmitted>;
  offer: Plays<OfferEvent, OfferEmitted>;
  palette: Plays<PaletteEvent>;
  payment: Plays<PaymentEvent, PaymentEmitted>;
  payResult: Plays<PaymentEvent, PaymentEmitted>;
  payReturn: Plays<PayReturnEvent, PayReturnEmitted>;
  pricing: Plays<PricingEvent, PricingEmitted>;
  push: Plays<PushEvent, PushEmitted>;
  report: Plays<SubmissionEvent, SubmissionEmitted>;
  reportLookup: Plays<SubmissionEvent, SubmissionEmitted>;
  resultDownload: Plays<DownloadEvent, DownloadEmitted>;
  session: Plays<SessionEvent, SessionEmitted>;
  settings: Plays<SettingsEvent, SettingsEmitted>;
  share: Plays<ShareEvent, ShareEmitted>;
  sharedFile: Plays<SharedFileEvent, SharedFileEmitted>;
  signIn: Plays<SignInEvent, SignInEmitted>;
  subscription: Plays<SubscriptionEvent, SubscriptionEmitted>;
  templates: Plays<ListingEvent>;
  toasts: Plays<ToastsEvent>;
  visit: Plays<VisitEvent, VisitEmitted>;
};

/** What an actor is for. Most roles are named after their chart; a chart that serves several purposes has several roles. */
export type Role = keyof Roles;
export type Takes<R extends Role> = Roles[R]['takes'];
export type Emits<R extends Role> = Roles[R]['emits'];

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

const nestedRoles: readonly Role[] = ['signIn'];

/** Whether actors of this name are invoked by other charts and follow the table as part of those. */
export const isNestedRole = (name: string): name is Role => (nestedRoles as readonly string[]).includes(name);

/** Identifies an actor: its role, and what distinguishes it from others in the same role. */
export type Identity<R extends Role = Role> = {
  role: R;
  /** Slug of the tool whose page it belongs to. */
  tool?: string;
  /** What else distinguishes it: a form field, a place in a batch, a creation. */
  of?: string;
};
