import { Hono } from 'hono';
import { calls } from '../shared/contract/calls.ts';
import { type RouteName, routes } from '../shared/urls/route-table.ts';
import { adHost } from './ads/ad-host.ts';
import { apiGateway } from './api-gateway.ts';
import type { EdgeEnv } from './context.ts';
import { measure } from './metrics/measure.ts';
import { aboutSite } from './middleware/about-site.ts';
import { noAiCrawlers } from './middleware/ai-crawlers.ts';
import { bots } from './middleware/bots.ts';
import { cacheRule } from './middleware/cache-rule.ts';
import { localOnly, unknownPath } from './middleware/closed-paths.ts';
import { failureHeader, trackingId } from './middleware/error-headers.ts';
import { answerError } from './middleware/errors.ts';
import { experiments } from './middleware/experiments.ts';
import { keepOptOutSignal } from './middleware/keep-opt-out-signal.ts';
import { operator } from './middleware/operator.ts';
import { ownHost } from './middleware/own-host.ts';
import { noPrefetch, noPrefetchWithSession, speculationRules } from './middleware/prefetch.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requestPath, routingPath } from './middleware/request-path.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { settings } from './middleware/settings.ts';
import { unreadBody } from './middleware/unread-body.ts';
import { viewerHints } from './middleware/viewer-hints.ts';
import { visitor } from './middleware/visitor.ts';
import { type PageMethods, registerPage } from './register-page.ts';
import { account } from './routes/account/account.ts';
import { accountData, accountExport, submitAccountData } from './routes/account/account-data.ts';
import { accountLedger } from './routes/account/account-ledger.ts';
import { accountSecurity, submitAccountSecurity } from './routes/account/account-security.ts';
import { forgotPassword, oneTimeLogin, submitForgotPassword, submitOneTimeLogin } from './routes/account/ask-link.ts';
import { contactLists, submitContactLists } from './routes/account/contact-lists.ts';
import {
  confirmEmail,
  finishSignUp,
  oneTimeLink,
  resetPassword,
  submitConfirmEmail,
  submitFinishSignUp,
  submitOneTimeLink,
  submitRenewLink,
  submitResetPassword,
} from './routes/account/emailed-link.ts';
import { family, submitFamily } from './routes/account/family.ts';
import { familyInvitation, submitFamilyInvitation } from './routes/account/family-invitation.ts';
import { login, submitLogin, submitLogout } from './routes/account/login.ts';
import { monitorConfirm, submitMonitorConfirm } from './routes/account/monitor-confirm.ts';
import { monitoredReports, submitMonitoredReports } from './routes/account/monitored-reports.ts';
import { purchases } from './routes/account/purchases.ts';
import { signUp, submitSignUp } from './routes/account/sign-up.ts';
import { speedSearch, submitSpeedSearch } from './routes/account/speed-search.ts';
import { submitUnsubscribe, unsubscribe } from './routes/account/unsubscribe.ts';
import { cancelPlan, submitCancelPlan } from './routes/billing/cancel-plan.ts';
import { changePlan, submitChangePlan } from './routes/billing/change-plan.ts';
import { checkoutPlan } from './routes/billing/checkout-plan.ts';
import { pricing } from './routes/billing/checkout-pricing.ts';
import { checkoutProperty, submitCheckoutProperty } from './routes/billing/checkout-property.ts';
import { checkoutSearch, submitCheckoutSearch } from './routes/billing/checkout-search.ts';
import { checkoutWait } from './routes/billing/checkout-wait.ts';
import { invoice, invoices, submitInvoice } from './routes/billing/invoices.ts';
import { managePlan, submitManagePlan } from './routes/billing/manage-plan.ts';
import { order } from './routes/billing/order.ts';
import { paymentMethod, submitPaymentMethod } from './routes/billing/payment-method.ts';
import { purchaseCourtRunner, submitCourtRunner } from './routes/billing/purchase-court-runner.ts';
import { purchaseCredits, submitPurchaseCredits } from './routes/billing/purchase-credits.ts';
import { submitUnlockReport, unlockReport } from './routes/billing/unlock-report.ts';
import { submitUpgrade, upgrade } from './routes/billing/upgrade.ts';
import { decideCorrection, operatorCorrections } from './routes/operator/corrections.ts';
import { beginDeleteAct, operatorDeleteAct } from './routes/operator/delete-act.ts';
import { decidePhoneDispute, operatorDisputes } from './routes/operator/disputes.ts';
import { operatorOverview } from './routes/operator/operator.ts';
import { decideRequest, operatorRequest, operatorRequests } from './routes/operator/privacy-requests.ts';
import { decideRecordError, operatorRecordErrors } from './routes/operator/record-errors.ts';
import { operatorRemovals, restoreRemoval } from './routes/operator/removals.ts';
import { monitor, submitMonitor } from './routes/person/monitor.ts';
import { person } from './routes/person/person.ts';
import { submitPersonAction } from './routes/person/person-action.ts';
import { claim, claimCode, submitClaim, submitClaimCode } from './routes/removal/claim.ts';
import { claimCorrection, submitClaimCorrection } from './routes/removal/claim-correction.ts';
import { claimRecord, submitClaimRecord } from './routes/removal/claim-record.ts';
import { claimStatus } from './routes/removal/claim-status.ts';
import { doNotSell, submitDoNotSell } from './routes/removal/do-not-sell.ts';
import { doNotSellUndo, submitDoNotSellUndo } from './routes/removal/do-not-sell-undo.ts';
import { judicialPrivacy, judicialSample, submitJudicialPrivacy } from './routes/removal/judicial-privacy.ts';
import { optOut, submitOptOut } from './routes/removal/opt-out.ts';
import { optOutConfirm, optOutUndo, submitOptOutConfirm, submitOptOutUndo } from './routes/removal/opt-out-confirm.ts';
import { optOutStatus, submitOptOutStatus } from './routes/removal/opt-out-status.ts';
import { privacyExport, submitPrivacyExport } from './routes/removal/privacy-export.ts';
import { privacyRequest } from './routes/removal/privacy-request.ts';
import { privacyRequestConfirm, submitPrivacyRequestConfirm } from './routes/removal/privacy-request-confirm.ts';
import { privacyRequests, submitPrivacyRequests } from './routes/removal/privacy-requests.ts';
import { address, street } from './routes/search/address.ts';
import { addressSearch } from './routes/search/address-search.ts';
import { directory, directoryLetter, directoryName, whitePages } from './routes/search/browse.ts';
import { openResident } from './routes/search/open-resident.ts';
import { peopleSearch, results, searchForm } from './routes/search/people-search.ts';
import { openPhoneOwner, phone, reversePhone } from './routes/search/phone.ts';
import {
  confirmPhoneDispute,
  phoneDispute,
  submitConfirmPhoneDispute,
  submitPhoneDispute,
} from './routes/search/phone-dispute.ts';
import {
  confirmPhoneReport,
  phoneReport,
  submitConfirmPhoneReport,
  submitPhoneReport,
} from './routes/search/phone-report.ts';
import { property } from './routes/search/property.ts';
import { propertyHome, propertySearch } from './routes/search/property-search.ts';
import { whitePagesHome } from './routes/search/white-pages-home.ts';
import { cookieChoices, submitCookieChoices } from './routes/site/cookie-choices.ts';
import { glossary, help, howWeCollectData, privacy, terms } from './routes/site/guides.ts';
import { home } from './routes/site/home.ts';
import { purge } from './routes/site/internal.ts';
import { agePeople, courtRunnerBack, kit, outbox, pageEvents, renewPlans, status } from './routes/site/local-pages.ts';
import { recordError, submitRecordError } from './routes/site/record-error.ts';
import { sampleReport } from './routes/site/sample-report.ts';
import { robots, sitemap, sitemapFile } from './routes/site/sitemap.ts';
import { changePassword, gpcJson, securityTxt } from './routes/site/well-known.ts';
import { mapPicture } from './tiles/map-picture.ts';
import { mapTile } from './tiles/map-tile.ts';

/** The edge. Hono routes by a path's name in the route table; see routingPath. */
export const app = new Hono<EdgeEnv>({ getPath: routingPath });

app.onError(answerError);

// Outermost first. The first six see every response, errors included; the rest may refuse.
app.use(unreadBody());
app.use(trackingId());
app.use(measure());
app.use(failureHeader());
app.use(securityHeaders());
app.use(cacheRule());
app.use(settings());
app.use(ownHost());
app.use(bots());
app.use(viewerHints());
app.use(adHost());
app.use(requestPath());
app.use(speculationRules());
app.use(aboutSite());
app.use(keepOptOutSignal());

app.all('/api', noAiCrawlers(), apiGateway);

const PREFETCH = [noPrefetchWithSession()];
const LOOK_UP = [noPrefetch()];
/** In front of every page that names people on record. */
const PEOPLE = [noAiCrawlers()];
const LOCAL = { none: 'only local runs have it' };

/** Every page, by method: what limits it, then what answers. A route without one is a type error (F2-56). */
export const pages: Readonly<Record<RouteName, PageMethods>> = {
  home: { GET: { limit: 'pages', steps: [home] } },
  'people-search': { GET: { limit: 'pages', steps: [peopleSearch] } },
  search: { GET: { limit: 'pages', steps: [searchForm] } },
  'person-search': { GET: { before: PEOPLE, limit: 'search', steps: [results] } },
  directory: { GET: { limit: 'pages', steps: [directory] } },
  'directory-letter': { GET: { limit: 'pages', steps: [directoryLetter] } },
  'directory-name': { GET: { before: PEOPLE, limit: 'pages', steps: [directoryName] } },
  'white-pages-home': { GET: { limit: 'pages', steps: [whitePagesHome] } },
  'white-pages': { GET: { before: PEOPLE, limit: 'pages', steps: [whitePages] } },
  person: {
    GET: { before: PEOPLE, limit: 'pages', steps: [visitor(), experiments(), person] },
    POST: { before: PEOPLE, limit: 'write', steps: [submitPersonAction] },
  },
  // Forms of a reader without an account also count as a log-in or a check of an address.
  monitor: {
    GET: { before: [...PEOPLE, ...PREFETCH], limit: 'pages', steps: [monitor] },
    POST: { limit: 'write', steps: [submitMonitor] },
  },
  'sample-report': { GET: { limit: 'pages', steps: [sampleReport] } },
  'address-search': { GET: { limit: 'pages', steps: [visitor(), addressSearch] } },
  street: { GET: { before: [...PEOPLE, ...LOOK_UP], limit: 'search', steps: [visitor(), street] } },
  address: {
    GET: { before: [...PEOPLE, ...LOOK_UP], limit: 'search', steps: [visitor(), address] },
    POST: { before: PEOPLE, limit: 'write', steps: [visitor(), openResident] },
  },
  'property-home': { GET: { limit: 'pages', steps: [propertyHome] } },
  'property-search': { GET: { limit: 'pages', steps: [propertySearch] } },
  property: { GET: { before: PREFETCH, limit: 'pages', steps: [property] } },
  'reverse-phone': { GET: { limit: 'pages', steps: [reversePhone] } },
  phone: {
    GET: { before: [...PEOPLE, ...LOOK_UP], limit: 'search', steps: [visitor(), phone] },
    POST: { before: PEOPLE, limit: 'write', steps: [visitor(), openPhoneOwner] },
  },
  // Valid forms count as a log-in, like all that send mail.
  'phone-report': {
    GET: { limit: 'pages', steps: [phoneReport] },
    POST: { limit: 'pages', steps: [submitPhoneReport] },
  },
  'confirm-phone-report': {
    GET: { limit: 'pages', steps: [confirmPhoneReport] },
    POST: { limit: 'pages', steps: [submitConfirmPhoneReport] },
  },
  'phone-dispute': {
    GET: { limit: 'pages', steps: [phoneDispute] },
    POST: { limit: 'pages', steps: [submitPhoneDispute] },
  },
  'confirm-phone-dispute': {
    GET: { limit: 'pages', steps: [confirmPhoneDispute] },
    POST: { limit: 'pages', steps: [submitConfirmPhoneDispute] },
  },
  'manage-plan': {
    GET: { before: PREFETCH, limit: 'late-parts', steps: [managePlan] },
    POST: { limit: 'write', steps: [submitManagePlan] },
  },
  'change-plan': {
    GET: { before: PREFETCH, limit: 'pages', steps: [changePlan] },
    POST: { limit: 'write', steps: [submitChangePlan] },
  },
  'cancel-plan': {
    GET: { before: PREFETCH, limit: 'pages', steps: [cancelPlan] },
    POST: { limit: 'write', steps: [submitCancelPlan] },
  },
  'payment-method': {
    GET: { before: PREFETCH, limit: 'pages', steps: [paymentMethod] },
    POST: { limit: 'write', steps: [submitPaymentMethod] },
  },
  invoices: { GET: { before: PREFETCH, limit: 'pages', steps: [invoices] } },
  invoice: {
    GET: { before: PREFETCH, limit: 'pages', steps: [invoice] },
    POST: { limit: 'write', steps: [submitInvoice] },
  },
  order: { GET: { before: PREFETCH, limit: 'late-parts', steps: [order] } },
  account: { GET: { before: PREFETCH, limit: 'pages', steps: [account] } },
  family: {
    GET: { before: PREFETCH, limit: 'pages', steps: [family] },
    POST: { limit: 'write', steps: [submitFamily] },
  },
  // Its call tells anybody with the token who invited whom.
  'family-invitation': {
    GET: { limit: 'pages', steps: [familyInvitation] },
    POST: { limit: 'write', steps: [submitFamilyInvitation] },
  },
  'monitor-confirm': {
    GET: { limit: 'pages', steps: [monitorConfirm] },
    POST: { limit: 'write', steps: [submitMonitorConfirm] },
  },
  unsubscribe: {
    GET: { limit: 'pages', steps: [unsubscribe] },
    POST: { limit: 'write', steps: [submitUnsubscribe] },
  },
  // What the forms of a removal send counts as a log-in, once it is valid (try-removal.ts).
  'opt-out': { GET: { limit: 'pages', steps: [optOut] }, POST: { limit: 'pages', steps: [submitOptOut] } },
  'opt-out-confirm': {
    GET: { limit: 'pages', steps: [optOutConfirm] },
    POST: { limit: 'pages', steps: [submitOptOutConfirm] },
  },
  // A form that asks for a code, and one that tries it, also count as a log-in.
  claim: { GET: { limit: 'pages', steps: [claim] }, POST: { limit: 'pages', steps: [submitClaim] } },
  'claim-code': { GET: { limit: 'pages', steps: [claimCode] }, POST: { limit: 'pages', steps: [submitClaimCode] } },
  'claim-record': {
    GET: { before: PREFETCH, limit: 'pages', steps: [claimRecord] },
    POST: { limit: 'write', steps: [submitClaimRecord] },
  },
  'claim-correction': {
    GET: { limit: 'pages', steps: [claimCorrection] },
    POST: { limit: 'write', steps: [submitClaimCorrection] },
  },
  'claim-status': { GET: { limit: 'pages', steps: [claimStatus] } },
  'opt-out-undo': {
    GET: { limit: 'pages', steps: [optOutUndo] },
    POST: { limit: 'pages', steps: [submitOptOutUndo] },
  },
  'opt-out-status': {
    GET: { limit: 'pages', steps: [optOutStatus] },
    POST: { limit: 'pages', steps: [submitOptOutStatus] },
  },
  purchases: { GET: { before: PREFETCH, limit: 'pages', steps: [purchases] } },
  'account-ledger': { GET: { before: PREFETCH, limit: 'pages', steps: [accountLedger] } },
  'contact-lists': {
    GET: { before: PREFETCH, limit: 'pages', steps: [contactLists] },
    POST: { limit: 'write', steps: [submitContactLists] },
  },
  'account-security': {
    GET: { before: PREFETCH, limit: 'pages', steps: [accountSecurity] },
    POST: { limit: 'write', steps: [submitAccountSecurity] },
  },
  'account-data': {
    GET: { before: PREFETCH, limit: 'pages', steps: [accountData] },
    POST: { limit: 'write', steps: [submitAccountData] },
  },
  'speed-search': {
    GET: { before: PREFETCH, limit: 'pages', steps: [speedSearch] },
    POST: { limit: 'search', steps: [submitSpeedSearch] },
  },
  'monitored-reports': {
    GET: { before: PREFETCH, limit: 'pages', steps: [monitoredReports] },
    POST: { limit: 'write', steps: [submitMonitoredReports] },
  },
  'account-export': { GET: { before: PREFETCH, limit: 'pages', steps: [accountExport] } },
  // Every form that lets people in also counts as a log-in, once it is valid (try-entry.ts): typos cost nobody a try.
  login: { GET: { limit: 'pages', steps: [login] }, POST: { limit: 'pages', steps: [submitLogin] } },
  'sign-up': { GET: { limit: 'pages', steps: [signUp] }, POST: { limit: 'pages', steps: [submitSignUp] } },
  'one-time-login': {
    GET: { limit: 'pages', steps: [oneTimeLogin] },
    POST: { limit: 'pages', steps: [submitOneTimeLogin] },
  },
  'forgot-password': {
    GET: { limit: 'pages', steps: [forgotPassword] },
    POST: { limit: 'pages', steps: [submitForgotPassword] },
  },
  'finish-sign-up': {
    GET: { limit: 'pages', steps: [finishSignUp] },
    POST: { limit: 'pages', steps: [submitFinishSignUp] },
  },
  'one-time-link': {
    GET: { limit: 'pages', steps: [oneTimeLink] },
    POST: { limit: 'pages', steps: [submitOneTimeLink] },
  },
  'reset-password': {
    GET: { limit: 'pages', steps: [resetPassword] },
    POST: { limit: 'pages', steps: [submitResetPassword] },
  },
  'confirm-email': {
    GET: { limit: 'pages', steps: [confirmEmail] },
    POST: { limit: 'pages', steps: [submitConfirmEmail] },
  },
  'renew-link': { POST: { limit: 'pages', steps: [submitRenewLink] } },
  logout: { POST: { limit: 'write', steps: [submitLogout] } },
  upgrade: {
    GET: { before: PREFETCH, limit: 'search', steps: [upgrade] },
    POST: { limit: 'write', steps: [submitUpgrade] },
  },
  'unlock-report': {
    GET: { limit: 'search', steps: [unlockReport] },
    POST: { limit: 'write', steps: [submitUnlockReport] },
  },
  pricing: { GET: { before: PREFETCH, limit: 'pages', steps: [pricing] } },
  'checkout-summary': checkoutPlan('checkout-summary'),
  'checkout-phone-summary': checkoutPlan('checkout-phone-summary'),
  'checkout-unlimited-summary': checkoutPlan('checkout-unlimited-summary'),
  'checkout-business': checkoutPlan('checkout-business'),
  'checkout-search': {
    GET: { before: [...PEOPLE, ...PREFETCH], limit: 'search', steps: [visitor(), checkoutSearch] },
    POST: { limit: 'write', steps: [visitor(), submitCheckoutSearch] },
  },
  'checkout-wait': { GET: { before: PREFETCH, limit: 'late-parts', steps: [checkoutWait] } },
  'checkout-property-summary': {
    GET: { before: PREFETCH, limit: 'late-parts', steps: [visitor(), checkoutProperty] },
    POST: { limit: 'write', steps: [visitor(), submitCheckoutProperty] },
  },
  'purchase-credits': {
    GET: { before: PREFETCH, limit: 'search', steps: [purchaseCredits] },
    POST: { limit: 'write', steps: [submitPurchaseCredits] },
  },
  'purchase-court-runner': {
    GET: { before: PREFETCH, limit: 'pages', steps: [purchaseCourtRunner] },
    POST: { limit: 'write', steps: [submitCourtRunner] },
  },
  privacy: { GET: { limit: 'pages', steps: [privacy] } },
  // Valid forms count as a log-in, like all that send mail.
  'privacy-requests': {
    GET: { limit: 'pages', steps: [privacyRequests] },
    POST: { limit: 'pages', steps: [submitPrivacyRequests] },
  },
  'privacy-request-confirm': {
    GET: { limit: 'pages', steps: [privacyRequestConfirm] },
    POST: { limit: 'pages', steps: [submitPrivacyRequestConfirm] },
  },
  'privacy-export': {
    GET: { limit: 'pages', steps: [privacyExport] },
    POST: { limit: 'pages', steps: [submitPrivacyExport] },
  },
  'privacy-request': { GET: { limit: 'pages', steps: [privacyRequest] } },
  'do-not-sell': {
    GET: { before: PREFETCH, limit: 'pages', steps: [doNotSell] },
    POST: { limit: 'pages', steps: [submitDoNotSell] },
  },
  // A form also counts as a page: readers answer it once, and nobody is asked anything for it.
  'cookie-choices': {
    GET: { limit: 'pages', steps: [cookieChoices] },
    POST: { limit: 'pages', steps: [submitCookieChoices] },
  },
  'do-not-sell-undo': {
    GET: { limit: 'pages', steps: [doNotSellUndo] },
    POST: { limit: 'pages', steps: [submitDoNotSellUndo] },
  },
  'judicial-privacy': {
    GET: { limit: 'pages', steps: [judicialPrivacy] },
    POST: { limit: 'pages', steps: [submitJudicialPrivacy] },
  },
  'operator-requests': { GET: { limit: 'pages', steps: [operatorRequests] } },
  'operator-request': {
    GET: { limit: 'pages', steps: [operatorRequest] },
    POST: { limit: 'write', steps: [decideRequest] },
  },
  'judicial-sample': { GET: { limit: 'pages', steps: [judicialSample] } },
  glossary: { GET: { limit: 'pages', steps: [glossary] } },
  terms: { GET: { limit: 'pages', steps: [terms] } },
  help: { GET: { limit: 'pages', steps: [help] } },
  'how-we-collect-data': { GET: { limit: 'pages', steps: [howWeCollectData] } },
  robots: { GET: { limit: { none: 'asks the origin next to nothing' }, steps: [robots] } },
  'security-txt': { GET: { limit: 'pages', steps: [securityTxt] } },
  'gpc-json': { GET: { limit: 'pages', steps: [gpcJson] } },
  'change-password': { GET: { limit: 'pages', steps: [changePassword] } },
  sitemap: { GET: { limit: 'sitemap', steps: [sitemap] } },
  'sitemap-file': { GET: { limit: 'sitemap', steps: [sitemapFile] } },
  'map-tile': { GET: { limit: 'tiles', steps: [mapTile] } },
  'map-picture': { GET: { limit: 'tiles', steps: [mapPicture] } },
  operator: { GET: { limit: 'pages', steps: [operatorOverview] } },
  'operator-removals': {
    GET: { limit: 'pages', steps: [operatorRemovals] },
    POST: { limit: 'write', steps: [restoreRemoval] },
  },
  'operator-record-errors': {
    GET: { limit: 'pages', steps: [operatorRecordErrors] },
    POST: { limit: 'write', steps: [decideRecordError] },
  },
  'operator-corrections': {
    GET: { limit: 'pages', steps: [operatorCorrections] },
    POST: { limit: 'write', steps: [decideCorrection] },
  },
  'operator-delete-act': {
    GET: { limit: 'pages', steps: [operatorDeleteAct] },
    POST: { limit: 'write', steps: [beginDeleteAct] },
  },
  'operator-disputes': {
    GET: { limit: 'pages', steps: [operatorDisputes] },
    POST: { limit: 'write', steps: [decidePhoneDispute] },
  },
  outbox: { GET: { limit: LOCAL, steps: [outbox] } },
  status: { GET: { limit: LOCAL, steps: [status] } },
  'page-events': { GET: { limit: LOCAL, steps: [pageEvents] } },
  kit: { GET: { limit: LOCAL, steps: [kit] } },
  'record-error': {
    GET: { before: PREFETCH, limit: 'pages', steps: [recordError] },
    POST: { limit: 'write', steps: [submitRecordError] },
  },
  'court-runner-back': { POST: { limit: LOCAL, steps: [courtRunnerBack] } },
  renewals: { POST: { limit: LOCAL, steps: [renewPlans] } },
  aging: { POST: { limit: LOCAL, steps: [agePeople] } },
};

const LOCAL_ROUTES = ['outbox', 'status', 'page-events', 'kit', 'court-runner-back', 'renewals', 'aging'];
for (const path of LOCAL_ROUTES) app.use(`/${path}`, localOnly());
for (const { name } of routes) if (name.startsWith('operator')) app.use(`/${name}`, operator());
for (const row of routes) registerPage(app, row.name, pages[row.name]);
app.post(calls.purge.path, purge);

app.all('*', rateLimit('pages'), unknownPath);
