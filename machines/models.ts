/**
 * Every chart of the product with its model, in the order of `machines/README.md`. The linter, the path tests and the diagram export read
 * this list.
 */
import { appModel } from './app/app.model.ts';
import { accountDeletionModel } from './accountDeletion/accountDeletion.model.ts';
import { ageModel } from './age/age.model.ts';
import { authModel } from './auth/auth.model.ts';
import { batchModel } from './batch/batch.model.ts';
import { beginningModel } from './beginning/beginning.model.ts';
import { boardModel } from './board/board.model.ts';
import { brushModel } from './brush/brush.model.ts';
import { carouselModel } from './carousel/carousel.model.ts';
import { chatModel } from './chat/chat.model.ts';
import { consentModel } from './consent/consent.model.ts';
import { confirmationModel } from './confirmation/confirmation.model.ts';
import { consentsModel } from './consents/consents.model.ts';
import { creationsModel } from './creations/creations.model.ts';
import { cooldownModel } from './cooldown/cooldown.model.ts';
import { costModel } from './cost/cost.model.ts';
import { creditsModel } from './credits/credits.model.ts';
import { cropModel } from './crop/crop.model.ts';
import { dailyRewardModel } from './dailyReward/dailyReward.model.ts';
import { dataExportModel } from './dataExport/dataExport.model.ts';
import { devicesModel } from './devices/devices.model.ts';
import { deletionModel } from './deletion/deletion.model.ts';
import { dialogsModel } from './dialogs/dialogs.model.ts';
import { downloadModel } from './download/download.model.ts';
import { draftModel } from './draft/draft.model.ts';
import { faceSearchModel } from './faceSearch/faceSearch.model.ts';
import { garmentSearchModel } from './garmentSearch/garmentSearch.model.ts';
import { freshnessModel } from './freshness/freshness.model.ts';
import { formModel } from './form/form.model.ts';
import { generationModel } from './generation/generation.model.ts';
import { jobModel } from './job/job.model.ts';
import { jobsModel } from './jobs/jobs.model.ts';
import type { ChartModel } from './kit/model.ts';
import { handOverModel } from './handOver/handOver.model.ts';
import { inspectionModel } from './inspection/inspection.model.ts';
import { inviteModel } from './invite/invite.model.ts';
import { keysModel } from './keys/keys.model.ts';
import { launchpadModel } from './launchpad/launchpad.model.ts';
import { listingModel } from './listing/listing.model.ts';
import { marksModel } from './marks/marks.model.ts';
import { offerModel } from './offer/offer.model.ts';
import { operatorModel } from './operator/operator.model.ts';
import { paletteModel } from './palette/palette.model.ts';
import { passwordChangeModel } from './passwordChange/passwordChange.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { localeModel } from './locale/locale.model.ts';
import { navigationModel } from './navigation/navigation.model.ts';
import { payReturnModel } from './payReturn/payReturn.model.ts';
import { imageModel } from './image/image.model.ts';
import { preferencesModel } from './preferences/preferences.model.ts';
import { pricingModel } from './pricing/pricing.model.ts';
import { pushModel } from './push/push.model.ts';
import { resultModel } from './result/result.model.ts';
import { returnPathModel } from './returnPath/returnPath.model.ts';
import { secondFactorModel } from './secondFactor/secondFactor.model.ts';
import { secondStepModel } from './secondStep/secondStep.model.ts';
import { sessionModel } from './session/session.model.ts';
import { settingsModel } from './settings/settings.model.ts';
import { sharedFileModel } from './sharedFile/sharedFile.model.ts';
import { shareModel } from './share/share.model.ts';
import { signInModel } from './signIn/signIn.model.ts';
import { submissionModel } from './submission/submission.model.ts';
import { subscriptionModel } from './subscription/subscription.model.ts';
import { toastModel } from './toast/toast.model.ts';
import { toastsModel } from './toasts/toasts.model.ts';
import { uploadModel } from './upload/upload.model.ts';

export const models: readonly ChartModel<any>[] = [
  appModel, //
  sessionModel,
  authModel,
  signInModel,
  confirmationModel,
  dialogsModel,
  toastsModel,
  toastModel,
  localeModel,
  navigationModel,
  returnPathModel,
  freshnessModel,
  creditsModel,
  cooldownModel,
  costModel,
  uploadModel,
  generationModel,
  formModel,
  jobModel,
  resultModel,
  jobsModel,
  batchModel,
  imageModel,
  beginningModel,
  boardModel,
  brushModel,
  cropModel,
  marksModel,
  consentModel,
  consentsModel,
  faceSearchModel,
  garmentSearchModel,
  offerModel,
  ageModel,
  keysModel,
  launchpadModel,
  operatorModel,
  paletteModel,
  handOverModel,
  downloadModel,
  draftModel,
  creationsModel,
  deletionModel,
  pushModel,
  shareModel,
  sharedFileModel,
  dailyRewardModel,
  pricingModel,
  paymentModel,
  payReturnModel,
  subscriptionModel,
  inviteModel,
  carouselModel,
  chatModel,
  listingModel,
  settingsModel,
  preferencesModel,
  devicesModel,
  secondFactorModel,
  secondStepModel,
  passwordChangeModel,
  dataExportModel,
  accountDeletionModel,
  submissionModel,
  inspectionModel,
];
