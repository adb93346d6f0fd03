import { type FunnelLink, funnelQuery } from '../../funnels/funnel-link.ts';
import type { UpgradeType } from '../../funnels/offer-destination.ts';
import type { RecordFilter } from '../../records/record-filter.ts';
import type { ContactsAsked } from '../contacts-view.ts';
import { placeText } from '../location.ts';
import type { MonitoredDone } from '../monitored-done.ts';
import type { FamilyDone, PlanDone } from '../plan-done.ts';
import { type QueryValue, withQuery } from '../query.ts';
import type { SecurityDone } from '../security-done.ts';
import { pageValue, personPath, property } from './record-paths.ts';

/**
 * Query flags that links to the person page set (P2-039); the server reads more. A filter narrows view=records, and what
 * comes before and after a record.
 */
export interface PersonQuery extends Partial<RecordFilter> {
  readonly is_free?: boolean;
  readonly view?: 'print' | 'records' | null;
  /** one record of the report, as its own page: its group and id */
  readonly record?: string | null;
  /** of view=records; dropped unless an integer above 1 (F2-24) */
  readonly page?: number | null;
  /** the reader clicked 'I Understand' first */
  readonly understood?: boolean;
  readonly monitor?: boolean;
  readonly unmonitor?: boolean;
  readonly save_contact?: boolean;
  readonly from_monitored_reports?: boolean;
  /** false: whoever follows the link has not necessarily seen the changes (P2-055) */
  readonly deltas_seen?: false;
  /** what a link in one of our messages works by (P2-064) */
  readonly token?: string;
}

export interface PersonPath {
  readonly name: string;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly id: string;
  readonly query?: PersonQuery;
}

export { checkoutBusiness, checkoutPhoneSummary, checkoutSummary } from './checkout-paths.ts';
export { purchaseCourtRunner, purchaseCourtRunnerForm } from './court-runner-paths.ts';
export { mapRegion, mapStreets, mapTile } from './map-paths.ts';
export {
  address,
  directoryLetter,
  directoryName,
  invoice,
  monitor,
  operatorRequest,
  optOutStatus,
  order,
  personSearch,
  phone,
  phoneDispute,
  phoneReport,
  privacyRequest,
  property,
  propertySearch,
  street,
  whitePages,
} from './record-paths.ts';
export {
  checkoutUnlimitedSummary,
  claim,
  claimCode,
  forgotPassword,
  login,
  oneTimeLogin,
  optOut,
  signUp,
} from './way-back-paths.ts';

export const home = () => '/';
export const robots = () => '/robots.txt';
export const securityTxt = () => '/.well-known/security.txt';
export const gpcJson = () => '/.well-known/gpc.json';
export const changePassword = () => '/.well-known/change-password';
export const sitemap = () => '/sitemap.xml';
export const sitemapFile = ({ list, file }: { readonly list: string; readonly file: number }) =>
  `/sitemaps/${list}-${file}.xml`;
export const peopleSearch = (typed: { readonly name?: string; readonly location?: string } = {}) =>
  withQuery('/people-search', { name: typed.name, location: typed.location });
/** where the search box leads: the server finds the right page */
export const search = (query: { readonly name?: string; readonly location?: string } = {}) =>
  withQuery('/search', { name: query.name, location: query.location });

export const person = (to: PersonPath) => withQuery(namedPersonPath(to), personQuery(to.query));
/** everything in one response, for readers without JavaScript */
export const personFull = (to: PersonPath) => withQuery(namedPersonPath(to), { ...personQuery(to.query), full: '1' });

/** what goes on a printed sheet, and what the reader was warned of */
export interface PrintQuery {
  /** the names of the parts, with dots between them (print-parts.ts); null: to be chosen */
  readonly parts: string | null;
  /** where the print of a long report goes on (record-position.ts) */
  readonly from?: string | null;
  /** the reader clicked 'I Understand' first */
  readonly understood?: boolean;
}
const printQuery = ({ parts, from, understood }: PrintQuery) => ({
  view: 'print',
  parts,
  from,
  understood: understood === true ? 1 : null,
});
/** the page as a printed sheet */
export const personPrint = (to: PersonPath, query: PrintQuery) => withQuery(namedPersonPath(to), printQuery(query));

/** the report about a person we invented; as a printed sheet, or one of its records as its own page */
export const sampleReport = (query: Pick<PersonQuery, 'view' | 'record' | 'understood'> = {}) =>
  withQuery('/sample-report', personQuery(query));
export const samplePrint = (query: PrintQuery) => withQuery('/sample-report', printQuery(query));

export const reversePhone = () => '/reverse-phone';
/** the page of a report's emailed link: its button uses the token */
export const confirmPhoneReport = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/reverse-phone/confirm-report', { token });
/** the page of a dispute's emailed link: its buttons use the token */
export const confirmPhoneDispute = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/reverse-phone/confirm-dispute', { token });
export const addressSearch = (typed: { readonly street?: string; readonly location?: string } = {}) =>
  withQuery('/address-search', { street: typed.street, location: typed.location });
export const propertyHome = () => '/property';
export const whitePagesHome = () => '/white-pages';
export const directory = () => '/directory/name';

export const logout = () => '/auth/logout';
export const resetPassword = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/auth/reset-password', { token });
/** the page of a link in an email: its button uses the token */
export const finishSignUp = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/auth/finish-sign-up', { token });
export const oneTimeLink = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/auth/one-time-link', { token });
export const confirmEmail = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/auth/confirm-email', { token });
/** where an expired link's page posts its token to get a new one */
export const renewLink = () => '/auth/renew-link';

export const pricing = (link: FunnelLink = {}) => withQuery('/checkout/pricing', funnelQuery(link));
export const checkoutSearch = (link: FunnelLink = {}) => withQuery('/checkout/search', funnelQuery(link));
/** waits for the answer to an order; `sent` is the id of the form that placed it (sent-form.ts) */
export const checkoutWait = ({ sent }: { readonly sent: string }) => withQuery('/checkout/wait', { sent });
/** the checkout of a property report (P2-117) */
export const checkoutPropertySummary = (link: PropertyLink) =>
  withQuery('/checkout/property-summary', propertyQuery(link));
/** the page of a property, on the site that serves it (P2-120) */
export const propertyPage = ({ pnpId, propertySite }: PropertyPage) => (propertySite ?? '') + property({ pnpId });
export const managePlan = (link: ManagePlanQuery = {}) =>
  withQuery('/billing/manage-plan', {
    ...funnelQuery(link),
    email_campaign: link.emailCampaign,
    propertyUrl: link.propertyUrl,
    done: link.done,
  });
/** the page of the viewer's plan, about a property (P2-118) */
export const managePlanForProperty = (link: PropertyLink) =>
  withQuery('/billing/manage-plan', { ...propertyQuery(link), property: true });
/** another plan; `to` is the product that is picked at first */
export const changePlan = ({
  to,
  propertyUrl,
  ...link
}: FunnelLink & Pick<ManagePlanQuery, 'propertyUrl'> & { readonly to?: string | null } = {}) =>
  withQuery('/billing/manage-plan/change', { ...funnelQuery(link), propertyUrl, to });
export const cancelPlan = () => '/billing/manage-plan/cancel';
/**
 * how a plan is paid; `from` is the same-site path to go back to; `isBack`: the provider's page leads here, which must
 * not learn where its customer came from
 */
export const paymentMethod = ({
  from,
  isBack = false,
}: {
  readonly from?: string | null;
  readonly isBack?: boolean;
} = {}) => withQuery('/billing/payment-method', { back: isBack ? 1 : null, from });
/** the one-click upgrade as a page, for readers without JavaScript */
export const upgrade = ({ upgradeType, ...link }: FunnelLink & { readonly upgradeType: UpgradeType }) =>
  withQuery('/billing/upgrade', { ...funnelQuery(link), upgradeType });
/** where a background credit is used without JavaScript */
export const unlockReport = (link: FunnelLink = {}) => withQuery('/billing/unlock-report', funnelQuery(link));
export const purchaseCredits = (link: FunnelLink = {}) => withQuery('/billing/purchase-credits', funnelQuery(link));
export const invoices = () => '/billing/invoices';
/** makes court runners come back in a local run */
/** the form that reports an error in a record of a report: 'liens.R1' */
export const recordError = ({
  wpId,
  record,
  sent,
}: {
  readonly wpId: string;
  readonly record: string;
  /** the reference of the report that was just sent; `isBefore`: an earlier one stands */
  readonly sent?: { readonly reference: string; readonly isBefore: boolean } | null;
}) => withQuery('/records/report-error', { wpId, record, reference: sent?.reference, before: sent?.isBefore });
/** what is reported about records, of a local run */
export const courtRunnerBack = () => '/dev/court-runner';
/** emails of a local run */
export const outbox = () => '/dev/outbox';
/** the HTML of one of its mails */
export const outboxMail = (id: string) => withQuery(outbox(), { mail: id });
export const status = () => '/dev/status';
/** what pages did in a local run */
export const pageEvents = ({
  period,
  device,
  page,
}: {
  readonly period?: string | null;
  readonly device?: string | null;
  readonly page?: string | null;
}) => withQuery('/dev/events', { period, device, page });
/** every control in its states, in a local run */
export const kit = () => '/dev/kit';
export const operator = () => '/operator';
/** `format`: the list, or a year's numbers, as a file */
export const operatorRequests = ({
  kind,
  state,
  format,
  year,
}: {
  readonly kind?: string | null;
  readonly state?: string | null;
  readonly format?: 'csv' | null;
  readonly year?: number | null;
} = {}) => withQuery('/operator/requests', { kind, state, format, year });
/** `find`: a reference, or a link to a page */
export const operatorRemovals = ({ find, done }: { readonly find?: string; readonly done?: '1' } = {}) =>
  withQuery('/operator/removals', { find, done });
export const operatorRecordErrors = ({ done }: { readonly done?: string | null } = {}) =>
  withQuery('/operator/record-errors', { done });
/** `done`: what the button did */
export const operatorDeleteAct = ({ done }: { readonly done?: 'began' | 'goes-on' } = {}) =>
  withQuery('/operator/delete-act', { done });
export const operatorDisputes = ({ done }: { readonly done?: string | null } = {}) =>
  withQuery('/operator/disputes', { done });

export const account = () => '/account';
/** what the viewer can still use; `part`: the page leads on to it */
export const purchases = ({ part }: { readonly part?: 'court-runner' | null } = {}) =>
  withQuery('/account/purchases', { part });
/** the latest entries, or all that there are */
export const accountLedger = ({ isWhole = false }: { readonly isWhole?: boolean } = {}) =>
  withQuery('/account/ledger', { all: isWhole ? 1 : null });
/** `done` is what a form has just changed, which the page then says */
export const accountSecurity = ({ done }: { readonly done?: SecurityDone | null } = {}) =>
  withQuery('/account/security', { done });
/** the form that sets or changes the password */
export const accountPassword = () => '/account/security#security-password';
/** `isDeleted`: the account is gone, and the page says so */
export const accountData = ({ isDeleted = false }: { readonly isDeleted?: boolean } = {}) =>
  withQuery('/account/data', { deleted: isDeleted ? 1 : null });
export const accountExport = () => '/account/export';
/** `done` is what a form has just done, which the page then says */
export const family = ({ done }: { readonly done?: FamilyDone | null } = {}) => withQuery('/account/family', { done });
/** the page of an invitation's link: its button accepts */
export const familyInvitation = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/account/family-invitation', { token });
/** renews plans of a local run */
export const renewals = () => '/dev/renewals';
/** ages the people of a local run */
export const aging = () => '/dev/monitoring';
export const speedSearch = (link: FunnelLink = {}) => withQuery('/account/speed-search', funnelQuery(link));
/** saved people, or a file of them; `done` is what a form has just done, and `undo` the person it can be undone for */
export const contactLists = ({ list, q, sort, page, format, done, undo }: Partial<ContactsAsked> = {}) =>
  withQuery('/account/contact-lists', {
    list,
    q: q === '' ? null : q,
    sort: sort === 'saved' ? null : sort,
    page: pageValue(page),
    format,
    done,
    undo,
  });
/** `name`: only people whose name has that in it; `done` is what a form has just done, which the page then says */
export const monitoredReports = ({
  page,
  name,
  done,
}: {
  readonly page?: number | null;
  readonly name?: string;
  readonly done?: MonitoredDone | null;
} = {}) => withQuery('/account/monitored-reports', { name, page: pageValue(page), done });
export const monitorConfirm = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/monitor-confirm', { token });
export const unsubscribe = ({ token }: { readonly token?: string | null } = {}) => withQuery('/unsubscribe', { token });

/** everything on record about whoever proved a claim; `done` says what has just happened there */
export const claimRecord = ({ done }: { readonly done?: string | null } = {}) => withQuery('/claim/record', { done });
/** the form of one correction, which is posted to: no URL holds the fact that it is about */
export const claimCorrection = () => '/claim/correct';
/** what became of a correction; without a reference, the form that asks for it */
export const claimStatus = ({ reference }: { readonly reference?: string | null } = {}) =>
  withQuery('/claim/status', { reference });
export const operatorCorrections = ({ done }: { readonly done?: string | null } = {}) =>
  withQuery('/operator/corrections', { done });
export const optOutConfirm = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/opt-out/confirm', { token });
export const optOutUndo = ({ token }: { readonly token?: string | null } = {}) => withQuery('/opt-out/undo', { token });
/** `done`: what a form has just done */
export const doNotSell = ({ done }: { readonly done?: string | null } = {}) => withQuery('/do-not-sell', { done });
export const doNotSellUndo = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/do-not-sell/undo', { token });
/** `done`: 'saved' after a choice; `back`: a path on this site that has been checked */
export const cookieChoices = ({ done, back }: { readonly done?: 'saved'; readonly back?: string | null } = {}) =>
  withQuery('/cookie-choices', { done, back });
export const howWeCollectData = () => '/how-we-collect-data';
export const judicialPrivacy = () => '/judicial-privacy';
/** a list as a file, to be filled in */
export const judicialSample = () => '/judicial-privacy/sample.csv';
export const terms = () => '/terms-of-service';
export const termsLimits = () => '/terms-of-service#limits';
export const termsRefunds = () => '/terms-of-service#refunds';
export const privacy = () => '/privacy';
export const glossary = () => '/glossary';
/** `kind`: what the form asks for at first */
export const privacyRequests = ({ kind }: { readonly kind?: string | null } = {}) =>
  withQuery('/privacy/requests', { kind });
export const privacyRequestConfirm = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/privacy/requests/confirm', { token });
export const privacyExport = ({ token }: { readonly token?: string | null } = {}) =>
  withQuery('/privacy/requests/export', { token });
export const help = () => '/help';
/** what we ask of whoever found a flaw, and what they can expect */
export const reportFlaw = () => '/help#report-a-flaw';

interface PropertyPage {
  readonly pnpId: string;
  /** scheme and host of the external property site; none if this site serves property pages (P2-120) */
  readonly propertySite?: string | null;
}

export type PropertyLink = PropertyPage & FunnelLink;

export interface ManagePlanQuery extends FunnelLink {
  /** the link comes from is_free=false in an email (P2-029) */
  readonly emailCampaign?: boolean;
  /** a property to go back to, as safePropertyUrl wrote it */
  readonly propertyUrl?: string | null;
  /** what a form has just done, which the page then says */
  readonly done?: PlanDone | null;
}

function propertyQuery({ pnpId, propertySite, ...link }: PropertyLink): Record<string, QueryValue> {
  return { ...funnelQuery({ ...link, wpSource: 'property' }), propertyUrl: propertyPage({ pnpId, propertySite }) };
}

function namedPersonPath({ name, city, stateCode, id }: PersonPath): string {
  if (name.trim() === '') throw new RangeError('a person route needs a name');
  return personPath({ name, location: placeText(city, stateCode), id });
}

/** Always in the same order. is_free defaults to true (P2-050), so only false is written. */
function personQuery(query: PersonQuery = {}): Record<string, QueryValue> {
  return {
    monitor: query.monitor,
    unmonitor: query.unmonitor,
    save_contact: query.save_contact,
    is_free: query.is_free === false ? 'false' : null,
    from_monitored_reports: query.from_monitored_reports,
    deltas_seen: query.deltas_seen === false ? 'false' : null,
    token: query.token,
    view: query.view,
    record: query.record,
    kind: query.kind,
    year: query.year,
    county: query.county,
    outcome: query.outcome,
    page: pageValue(query.page),
    understood: query.understood === true ? 1 : null,
  };
}
