import { Hono } from 'hono';
import { answerLogout, answerReports, answerUser } from './accounts/routes.ts';
import { answerEndSessions, answerSessions } from './accounts/sessions.ts';
import { answerOpenAddress, answerSearchAddress } from './address-search/routes.ts';
import { answerHeldPurchase } from './billing/held.ts';
import { answerOrderStatus, answerSentOrder } from './billing/order-status.ts';
import { answerPurchases } from './billing/purchases.ts';
import {
  answerInvoice,
  answerInvoices,
  answerKeepInvoiceAbout,
  answerOrder,
  answerProducts,
  answerPurchaseCredits,
} from './billing/routes.ts';
import { answerStripeWebhook } from './billing/stripe/stripe-webhook.ts';
import { answerTestPaymentMethod } from './billing/test-provider.ts';
import { answerClaimedRecord } from './claims/claimed-record.ts';
import { answerHideClaimed, answerShowClaimed } from './claims/hide-claimed.ts';
import { answerDecideCorrection, answerWaitingCorrections } from './claims/operator-routes.ts';
import { answerClaimWays, answerSendClaimCode } from './claims/start-claim.ts';
import { answerCorrectionStatus, answerSuggestCorrection } from './claims/suggest-correction.ts';
import { answerEndClaim, answerVerifyClaim } from './claims/verify-claim.ts';
import {
  answerContactLists,
  answerContacts,
  answerCreateContactList,
  answerDeleteContactList,
  answerRenameContactList,
} from './contacts/list-routes.ts';
import { answerChangeContact, answerRemoveContact, answerSaveContact } from './contacts/routes.ts';
import type { OriginEnv } from './context.ts';
import { answerCourtRunner, answerFulfilCourtRunner, answerRequestCourtRunner } from './court-runner/routes.ts';
import { answerUnlockReport } from './credits/routes.ts';
import { answerBeginDeleteAct, answerDeleteActReport } from './delete-act/report.ts';
import { answerDropWebhook } from './delete-act/webhook.ts';
import { answerDirectory, answerDirectoryLetter, answerDirectoryName } from './directory/routes.ts';
import { answerChangeEmail, answerConfirmEmail } from './emailed-links/change-email.ts';
import { answerEmailAvailable } from './emailed-links/email-available.ts';
import {
  answerForgotPassword,
  answerOneTimeLogin,
  answerRenewLink,
  answerResetPassword,
  answerTriggerOneTimeLogin,
} from './emailed-links/routes.ts';
import { answerFinishSignUp, answerSignUp } from './emailed-links/sign-up.ts';
import { answerEventCounts, answerEvents } from './events/routes.ts';
import { answerAcceptInvitation, answerInvitation } from './family/accept.ts';
import { answerEndMembership } from './family/end-membership.ts';
import { answerFamily, answerInviteToFamily, answerWithdrawInvitation } from './family/invite.ts';
import { answerCreateUser, answerStartPurchase, answerUserByEmail } from './guests/routes.ts';
import { serveCalls } from './http/serve-call.ts';
import { answerMeantPlaces } from './locations/meant-places.ts';
import { answerLocation } from './locations/routes.ts';
import { answerOutbox } from './mail/outbox.ts';
import { answerMailWebhook } from './mail-events/routes.ts';
import { measureCall } from './metrics/measure-call.ts';
import { answerMetrics } from './metrics/routes.ts';
import { requireEnvelope } from './middleware/envelope.ts';
import { answerNotFound, mapError } from './middleware/error-mapper.ts';
import { startRequest } from './middleware/start-request.ts';
import { unreadBody } from './middleware/unread-body.ts';
import { answerChangeAlerts } from './monitoring/alert-settings.ts';
import { answerConfirmMonitor, answerPendingMonitor } from './monitoring/confirm/routes.ts';
import { answerAgePeople } from './monitoring/dev-monitoring.ts';
import { answerMonitoredReports } from './monitoring/monitored-reports.ts';
import { answerStartMonitoring, answerStopMonitoring } from './monitoring/routes.ts';
import { answerStopReports, answerUndoStop } from './monitoring/stopped-monitors.ts';
import { answerLogError, answerLogInfo, answerReportCounts, answerSecurityCounts } from './operations/routes.ts';
import { answerOperatorOverview } from './operators/overview.ts';
import { answerDeleteUser } from './own-data/delete-user.ts';
import { answerExportUser } from './own-data/export-user.ts';
import { answerLedger } from './own-data/ledger.ts';
import {
  answerAddPasskey,
  answerNewPasskeyOptions,
  answerPasskeyLogin,
  answerPasskeyLoginOptions,
  answerPasskeys,
  answerRemovePasskey,
} from './passkeys/routes.ts';
import { answerChangePassword } from './passwords/change-password.ts';
import { answerLogin } from './passwords/login.ts';
import { answerOpenPerson } from './people/open-person.ts';
import { answerPersonDetails } from './people/person-details.ts';
import {
  answerFunnelCounts,
  answerMissingAddressIds,
  answerPersonCounts,
  answerPersonPremium,
  answerPersonRelated,
  answerPersonSmartcheck,
  answerPhoneActivity,
  answerRealtimeAge,
} from './people/routes.ts';
import {
  answerConfirmPhoneDispute,
  answerDecidePhoneDispute,
  answerDisputePhone,
  answerOpenPhoneDisputes,
  answerPendingPhoneDispute,
  answerProvePhoneDispute,
} from './phone-reports/disputes/routes.ts';
import { answerConfirmPhoneReport, answerPendingPhoneReport, answerReportPhone } from './phone-reports/routes.ts';
import { answerOpenPhone, answerSearchPhone } from './phone-search/routes.ts';
import { answerBillingInfo, answerDelinquencyStatus, answerPlan } from './plans/answer-plan.ts';
import { answerCancelPlan } from './plans/cancel-plan.ts';
import { answerChangePlan, answerPlanChanges } from './plans/change-plan.ts';
import { answerRenewPlans } from './plans/dev-renewals.ts';
import {
  answerChangePaymentMethod,
  answerPaymentMethodBack,
  answerRemovePaymentMethod,
} from './plans/payment-method.ts';
import { answerResumePlan } from './plans/resume-plan.ts';
import { answerAskPrivacyRequest } from './privacy-requests/ask.ts';
import { answerAddCoveredRows, answerBeginCoveredList } from './privacy-requests/covered/routes.ts';
import { answerPendingPrivacyExport, answerTakePrivacyExport } from './privacy-requests/export.ts';
import {
  answerDecidePrivacyRequest,
  answerOperatorRequest,
  answerOperatorRequestFile,
  answerOperatorRequestRows,
  answerOperatorRequests,
  answerRequestMetrics,
} from './privacy-requests/operator/routes.ts';
import {
  answerConfirmPrivacyRequest,
  answerPendingPrivacyRequest,
  answerPrivacyRequest,
  answerPrivacyRequestRows,
} from './privacy-requests/routes.ts';
import {
  answerAllowSale,
  answerConfirmAllowSale,
  answerDoNotSell,
  answerPendingAllowSale,
  answerSaleChoice,
} from './privacy-requests/sale/routes.ts';
import { answerProperty } from './property/routes.ts';
import { answerPropertySearch } from './property-search/routes.ts';
import { answerHardStop, answerHardStopEvent } from './quota/hard-stop-routes.ts';
import { answerDecideRecordError, answerOpenRecordErrors, answerReportRecordError } from './record-errors/routes.ts';
import { answerPersonBackground, answerPersonRecords } from './records/routes.ts';
import { answerInterpolateString } from './registry/routes.ts';
import { answerOptOut } from './removal/ask-removal.ts';
import { answerConfirmOptOut, answerPendingOptOut } from './removal/confirm-removal.ts';
import { answerOperatorRemovals, answerRestoreRemoval } from './removal/operator-removals.ts';
import {
  answerAskUndoOptOut,
  answerOptOutStatus,
  answerPendingUndoOptOut,
  answerUndoOptOut,
} from './removal/undo-removal.ts';
import { answerSearchPeople } from './search/routes.ts';
import { answerSite } from './site/routes.ts';
import { answerSitemap, answerSitemapFile } from './sitemap/routes.ts';
import { answerOutboxTexts } from './sms/outbox-texts.ts';
import { answerSpeedSearch } from './speed-search/routes.ts';
import { answerSuggest } from './suggest/routes.ts';
import { aboutShownPeople } from './suppression/asked-people.ts';
import { answerTyped } from './typed/routes.ts';
import { answerAlertChoice, answerChooseAlerts, answerUnsubscribe } from './unsubscribe/routes.ts';

/**
 * The reference origin: every middleware in order, and every call. Paths and shapes are in shared/contract/calls.ts.
 */
export const app = new Hono<OriginEnv>();

app.onError(mapError);
app.notFound(answerNotFound);
app.use(unreadBody);
app.use(startRequest);
app.use(measureCall);
app.use(requireEnvelope);

serveCalls(app, aboutShownPeople, {
  openPerson: answerOpenPerson,
  personDetails: answerPersonDetails,
  personCounts: answerPersonCounts,
  personPremium: answerPersonPremium,
  personSmartcheck: answerPersonSmartcheck,
  personRelated: answerPersonRelated,
  personBackground: answerPersonBackground,
  personRecords: answerPersonRecords,
  unlockReport: answerUnlockReport,
  reportRecordError: answerReportRecordError,
  products: answerProducts,
  order: answerOrder,
  orderStatus: answerOrderStatus,
  sentOrder: answerSentOrder,
  heldPurchase: answerHeldPurchase,
  purchases: answerPurchases,
  purchaseCredits: answerPurchaseCredits,
  invoices: answerInvoices,
  invoice: answerInvoice,
  keepInvoiceAbout: answerKeepInvoiceAbout,
  testPaymentMethod: answerTestPaymentMethod,
  plan: answerPlan,
  planChanges: answerPlanChanges,
  changePlan: answerChangePlan,
  cancelPlan: answerCancelPlan,
  resumePlan: answerResumePlan,
  changePaymentMethod: answerChangePaymentMethod,
  paymentMethodBack: answerPaymentMethodBack,
  removePaymentMethod: answerRemovePaymentMethod,
  billingInfo: answerBillingInfo,
  delinquencyStatus: answerDelinquencyStatus,
  renewPlans: answerRenewPlans,
  agePeople: answerAgePeople,
  funnelCounts: answerFunnelCounts,
  missingAddressIds: answerMissingAddressIds,
  realtimeAge: answerRealtimeAge,
  phoneActivity: answerPhoneActivity,
  interpolateString: answerInterpolateString,
  property: answerProperty,
  propertySearch: answerPropertySearch,
  searchPeople: answerSearchPeople,
  readTyped: answerTyped,
  searchAddress: answerSearchAddress,
  openAddress: answerOpenAddress,
  directory: answerDirectory,
  directoryLetter: answerDirectoryLetter,
  directoryName: answerDirectoryName,
  location: answerLocation,
  meantPlaces: answerMeantPlaces,
  searchPhone: answerSearchPhone,
  openPhone: answerOpenPhone,
  reportPhone: answerReportPhone,
  pendingPhoneReport: answerPendingPhoneReport,
  confirmPhoneReport: answerConfirmPhoneReport,
  disputePhone: answerDisputePhone,
  pendingPhoneDispute: answerPendingPhoneDispute,
  confirmPhoneDispute: answerConfirmPhoneDispute,
  provePhoneDispute: answerProvePhoneDispute,
  openPhoneDisputes: answerOpenPhoneDisputes,
  decidePhoneDispute: answerDecidePhoneDispute,
  sitemap: answerSitemap,
  sitemapFile: answerSitemapFile,
  speedSearch: answerSpeedSearch,
  suggest: answerSuggest,
  user: answerUser,
  deleteUser: answerDeleteUser,
  sessions: answerSessions,
  endSessions: answerEndSessions,
  exportUser: answerExportUser,
  ledger: answerLedger,
  reports: answerReports,
  login: answerLogin,
  logout: answerLogout,
  signUp: answerSignUp,
  finishSignUp: answerFinishSignUp,
  emailAvailable: answerEmailAvailable,
  triggerOneTimeLogin: answerTriggerOneTimeLogin,
  oneTimeLogin: answerOneTimeLogin,
  forgotPassword: answerForgotPassword,
  resetPassword: answerResetPassword,
  confirmEmail: answerConfirmEmail,
  renewLink: answerRenewLink,
  changeEmail: answerChangeEmail,
  changePassword: answerChangePassword,
  startPurchase: answerStartPurchase,
  passkeyLoginOptions: answerPasskeyLoginOptions,
  passkeyLogin: answerPasskeyLogin,
  passkeys: answerPasskeys,
  newPasskeyOptions: answerNewPasskeyOptions,
  addPasskey: answerAddPasskey,
  removePasskey: answerRemovePasskey,
  userByEmail: answerUserByEmail,
  createUser: answerCreateUser,
  family: answerFamily,
  inviteToFamily: answerInviteToFamily,
  withdrawInvitation: answerWithdrawInvitation,
  endMembership: answerEndMembership,
  invitation: answerInvitation,
  acceptInvitation: answerAcceptInvitation,
  startMonitoring: answerStartMonitoring,
  stopMonitoring: answerStopMonitoring,
  monitoredReports: answerMonitoredReports,
  pendingMonitor: answerPendingMonitor,
  confirmMonitor: answerConfirmMonitor,
  stopReports: answerStopReports,
  undoStop: answerUndoStop,
  changeAlerts: answerChangeAlerts,
  saveContact: answerSaveContact,
  removeContact: answerRemoveContact,
  changeContact: answerChangeContact,
  contactLists: answerContactLists,
  createContactList: answerCreateContactList,
  renameContactList: answerRenameContactList,
  deleteContactList: answerDeleteContactList,
  contacts: answerContacts,
  courtRunner: answerCourtRunner,
  requestCourtRunner: answerRequestCourtRunner,
  fulfilCourtRunner: answerFulfilCourtRunner,
  stripeWebhook: answerStripeWebhook,
  alertChoice: answerAlertChoice,
  chooseAlerts: answerChooseAlerts,
  unsubscribe: answerUnsubscribe,
  mailWebhook: answerMailWebhook,
  deleteActReport: answerDeleteActReport,
  beginDeleteAct: answerBeginDeleteAct,
  dropWebhook: answerDropWebhook,
  askPrivacyRequest: answerAskPrivacyRequest,
  operatorRequests: answerOperatorRequests,
  operatorRequest: answerOperatorRequest,
  operatorRequestFile: answerOperatorRequestFile,
  operatorRequestRows: answerOperatorRequestRows,
  requestMetrics: answerRequestMetrics,
  decidePrivacyRequest: answerDecidePrivacyRequest,
  pendingPrivacyRequest: answerPendingPrivacyRequest,
  confirmPrivacyRequest: answerConfirmPrivacyRequest,
  privacyRequest: answerPrivacyRequest,
  privacyRequestRows: answerPrivacyRequestRows,
  pendingPrivacyExport: answerPendingPrivacyExport,
  takePrivacyExport: answerTakePrivacyExport,
  beginCoveredList: answerBeginCoveredList,
  addCoveredRows: answerAddCoveredRows,
  saleChoice: answerSaleChoice,
  doNotSell: answerDoNotSell,
  allowSale: answerAllowSale,
  pendingAllowSale: answerPendingAllowSale,
  confirmAllowSale: answerConfirmAllowSale,
  hardStop: answerHardStop,
  hardStopEvent: answerHardStopEvent,
  events: answerEvents,
  logError: answerLogError,
  logInfo: answerLogInfo,
  site: answerSite,
  optOut: answerOptOut,
  pendingOptOut: answerPendingOptOut,
  confirmOptOut: answerConfirmOptOut,
  optOutStatus: answerOptOutStatus,
  askUndoOptOut: answerAskUndoOptOut,
  pendingUndoOptOut: answerPendingUndoOptOut,
  undoOptOut: answerUndoOptOut,
  operatorRemovals: answerOperatorRemovals,
  restoreRemoval: answerRestoreRemoval,
  outbox: answerOutbox,
  outboxTexts: answerOutboxTexts,
  claimWays: answerClaimWays,
  sendClaimCode: answerSendClaimCode,
  verifyClaim: answerVerifyClaim,
  endClaim: answerEndClaim,
  claimedRecord: answerClaimedRecord,
  hideClaimed: answerHideClaimed,
  showClaimed: answerShowClaimed,
  suggestCorrection: answerSuggestCorrection,
  correctionStatus: answerCorrectionStatus,
  waitingCorrections: answerWaitingCorrections,
  decideCorrection: answerDecideCorrection,
  reportCounts: answerReportCounts,
  securityCounts: answerSecurityCounts,
  metrics: answerMetrics,
  eventCounts: answerEventCounts,
  operatorOverview: answerOperatorOverview,
  openRecordErrors: answerOpenRecordErrors,
  decideRecordError: answerDecideRecordError,
});
