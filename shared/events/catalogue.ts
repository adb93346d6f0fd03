import * as z from 'zod/mini';
import { AD_SIZES } from '../ads/ad-frames.ts';
import { SEARCH_WAYS } from '../forms/search-form.ts';
import { FUNNEL_SLOTS, FUNNEL_TYPES } from '../funnels/funnel-values.ts';
import { UPGRADE_TYPES } from '../funnels/offer-destination.ts';
import { ALL_SECTIONS, LIST_SECTIONS } from '../people/person-sections.ts';
import { REPORT_SECTION_NAMES } from '../records/report-limits.ts';
import { GENEALOGY_RECORDS } from '../urls/genealogy-url.ts';
import { CHECKOUT_GOODS } from './checkout-goods.ts';

const list = z.enum(LIST_SECTIONS);
const page = z.enum([
  'home',
  'people-search',
  'which-meant',
  'results',
  'person',
  'person-print',
  'person-record',
  'person-records',
  'sample-report',
  'phone',
  'phone-report',
  'phone-dispute',
  'reverse-phone',
  'login',
  'sign-up',
  'check-mail',
  'privacy',
  'glossary',
  'operator-requests',
  'operator-request',
  'privacy-requests',
  'privacy-request',
  'privacy-request-confirm',
  'privacy-export',
  'do-not-sell',
  'do-not-sell-undo',
  'cookie-choices',
  'judicial-privacy',
  'terms',
  'help',
  'how-we-collect-data',
  'ask-link',
  'emailed-link',
  'email-confirmed',
  'outbox',
  'status',
  'page-events',
  'kit',
  'operator',
  'operator-removals',
  'operator-record-errors',
  'operator-disputes',
  'operator-delete-act',
  'unlock-report',
  'monitor',
  'upgrade',
  'error',
  'directory',
  'directory-letter',
  'directory-name',
  'property-home',
  'property-search',
  'property',
  'white-pages-home',
  'white-pages',
  'address-search',
  'account',
  'account-data',
  'account-deleted',
  'purchases',
  'record-error',
  'account-ledger',
  'contact-lists',
  'account-security',
  'manage-plan',
  'change-plan',
  'cancel-plan',
  'payment-method',
  'family',
  'family-invitation',
  'monitor-confirm',
  'unsubscribe',
  'opt-out',
  'opt-out-confirm',
  'claim',
  'claim-record',
  'claim-correction',
  'claim-status',
  'operator-corrections',
  'opt-out-undo',
  'opt-out-status',
  'monitored-reports',
  'speed-search',
  'address',
  'purchase-court-runner',
  'checkout-search',
  'checkout-plan',
  'checkout-property',
  'checkout-wait',
  'pricing',
  'purchase-credits',
  'invoices',
  'invoice',
  'order',
]);
const goods = z.strictObject({ goods: z.enum(CHECKOUT_GOODS) });
/** Of relatives, the first five count (P7-053). */
const upToFive = z.int().check(z.minimum(1), z.maximum(5));
const loginWay = z.strictObject({ by: z.enum(['password', 'link', 'passkey']) });
const isOn = z.strictObject({ isOn: z.boolean() });
const nothing = z.strictObject({});

/**
 * Every page event and its properties (F7-25). None contains a name, an id or a search term: an event says what the
 * page did, not whose page it was.
 */
export const EVENTS = {
  page_viewed: z.strictObject({ page }),
  /** an error page, also of a limit */
  error_shown: z.strictObject({ status: z.int().check(z.minimum(400), z.maximum(599)) }),
  /** once per page view each: milliseconds, or thousandths of a layout shift */
  web_vital: z.strictObject({
    name: z.enum(['LCP', 'CLS', 'INP', 'TTFB', 'FCP']),
    value: z.int().check(z.minimum(0), z.maximum(600_000)),
    page,
  }),
  /** the checkout that a reader without views left was led to (P2-033) */
  hard_stop_shown: nothing,
  upsell_clicked: z.strictObject({ slot: z.enum(FUNNEL_SLOTS), funnelType: z.enum(FUNNEL_TYPES) }),
  /** a link from a person page to another page, by what it is about */
  person_link_clicked: z.strictObject({
    link: z.enum(['address', 'phone', 'associate', 'related', 'work-profile', 'property-site']),
  }),
  /** a breadcrumb, by its place from the left */
  crumb_clicked: z.strictObject({ position: z.int().check(z.minimum(1), z.maximum(9)) }),
  /** how many relatives the page has, and a click on one of them: of the first five (P7-053) */
  relatives_shown: z.strictObject({ count: upToFive }),
  relative_clicked: z.strictObject({ position: upToFive }),
  monitor_toggled: isOn,
  monitor_dialog_shown: nothing,
  /** closed before monitoring began, or afterward (P4-033) */
  monitor_dialog_closed: z.strictObject({ isMonitored: z.boolean() }),
  /** relatives monitored with the person, of the five that are offered */
  relatives_monitored: z.strictObject({ count: upToFive }),
  /** the list of changes opened; how many kinds of change it has */
  changes_shown: z.strictObject({ kinds: z.int().check(z.minimum(0), z.maximum(7)) }),
  save_toggled: isOn,
  /** a click on Save by a viewer with neither a lookup nor this person (P4-037) */
  save_out_of_lookups: nothing,
  phone_activity_checked: z.strictObject({
    phones: z.int().check(z.minimum(0), z.maximum(2)),
    outcome: z.enum(['known', 'unknown', 'failed']),
  }),
  phone_activity_dismissed: nothing,
  /** a call that timed out, and the part of the page that waited for it (P7-054) */
  Timeout: z.strictObject({ component: z.enum(['phones']), path: z.enum(['/api/phone/activity']) }),
  list_toggled: z.strictObject({ list, isOpen: z.boolean() }),
  /** the summary of a page, or another text that shows its first lines */
  text_toggled: z.strictObject({ isOpen: z.boolean() }),
  related_tab_selected: z.strictObject({ tab: z.int().check(z.minimum(0), z.maximum(4)) }),
  faq_toggled: z.strictObject({ index: z.int().check(z.minimum(0), z.maximum(50)), isOpen: z.boolean() }),
  roi_explained: nothing,
  addresses_recovered: z.strictObject({ count: z.int().check(z.minimum(0), z.maximum(100)) }),
  carousel_moved: z.strictObject({ direction: z.enum(['back', 'on']) }),
  map_shown: nothing,
  copied: z.strictObject({ kind: z.enum(['phone', 'email']) }),
  /** once per page, when it is first visible (P2-154) */
  sticky_header_viewed: nothing,
  section_selected: z.strictObject({
    section: z.enum(ALL_SECTIONS),
    from: z.enum(['journey', 'sticky-header', 'page']),
  }),
  property_report_opened: z.strictObject({ type: z.enum(['teaser', 'full']) }),
  genealogy_clicked: z.strictObject({ search: z.enum(GENEALOGY_RECORDS) }),
  /** a record of an open report in a dialog, the warning before the first criminal one, and more of a section */
  record_opened: z.strictObject({ section: z.enum(REPORT_SECTION_NAMES) }),
  record_warning_accepted: nothing,
  records_expanded: z.strictObject({ section: z.enum(REPORT_SECTION_NAMES) }),
  court_runner_opened: nothing,
  /** its form was sent: the purchase comes next */
  court_runner_sent: z.strictObject({ counties: z.int().check(z.minimum(1), z.maximum(20)) }),
  /** a slot shows an ad, or was given up */
  ad_filled: z.strictObject({ size: z.enum(AD_SIZES) }),
  ad_empty: z.strictObject({ size: z.enum(AD_SIZES) }),
  printed: z.strictObject({ page }),
  login_dialog_shown: nothing,
  /** a log-in was tried, and what the next page knows of it; a link is the one from an email */
  login_sent: loginWay,
  logged_in: loginWay,
  login_failed: loginWay,
  login_link_asked: nothing,
  sign_up_sent: nothing,
  search_sent: z.strictObject({ by: z.enum([...SEARCH_WAYS, 'place']) }),
  /** a suggestion that leads to a page, fills the field, or searches for what was typed */
  suggestion_used: z.strictObject({ kind: z.enum(['page', 'words', 'search']) }),
  filter_changed: z.strictObject({ filter: z.enum(['age', 'state', 'city', 'sort']) }),
  banner_dismissed: z.strictObject({ banner: z.enum(['results', 'lookups']) }),
  /** a click to use a credit: on a tag, which starts the unlocking (F6-25), or on an offer */
  unlock_started: z.strictObject({ from: z.enum(['tag', 'offer']) }),
  report_unlocked: nothing,
  /** once per page view, when a fifth of a plan's lookups or less are left (P6-059) */
  lookups_low: z.strictObject({ left: z.int().check(z.minimum(0), z.maximum(1_000)) }),
  /** from an offer, by an address, or by itself (P4-047, P2-061, P4-048) */
  upgrade_opened: z.strictObject({ type: z.enum(UPGRADE_TYPES), from: z.enum(['offer', 'address', 'visit']) }),
  upgrade_paid: z.strictObject({ type: z.enum(UPGRADE_TYPES) }),
  bad_payment_shown: nothing,
  /** the paid path: a checkout's form was on screen, was submitted, and what came of it, once each */
  checkout_seen: goods,
  checkout_sent: goods,
  checkout_paid: goods,
  checkout_declined: goods,
  /** a report was opened by a payment or a credit: its records are on screen */
  report_opened: z.strictObject({ by: z.enum(['payment', 'credit']) }),
  court_runner_requested: z.strictObject({ counties: z.int().check(z.minimum(1), z.maximum(20)) }),
  recent_view_opened: nothing,
  recent_views_cleared: nothing,
} as const;

export type EventName = keyof typeof EVENTS;
export type EventProperties<N extends EventName> = z.output<(typeof EVENTS)[N]>;
