import type { Invoice } from '../../shared/contract/billing.ts';
import type { CourtRunnerInfo } from '../../shared/contract/court-runner.ts';
import type {
  DirectoryAnswer,
  DirectoryLetterAnswer,
  DirectoryNameAnswer,
  LocationAnswer,
  PropertySearchAnswer,
} from '../../shared/contract/finding/browse.ts';
import type { AddressSearchAnswer, PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import type { SearchAnswer } from '../../shared/contract/finding/search.ts';
import type { OutboxMail } from '../../shared/contract/operations/mail.ts';
import type { SecurityCountsAnswer } from '../../shared/contract/operations/security.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { BackgroundAnswer, RecordGroup } from '../../shared/contract/records/background.ts';
import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import type { UsableOption } from '../../shared/court-runner/county-options.ts';
import type { BirthDateLimits, RunnerFields } from '../../shared/court-runner/runner-person.ts';
import type { Variants } from '../../shared/experiments/experiments.ts';
import type { LoginErrors } from '../../shared/forms/login-form.ts';
import type { SearchErrors, SearchValues, SearchWay } from '../../shared/forms/search-form.ts';
import type { SignUpErrors } from '../../shared/forms/sign-up-form.ts';
import type { UpgradeType } from '../../shared/funnels/offer-destination.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import type { SearchFilters } from '../../shared/urls/parsers/parse-search-filters.ts';
import type { PhoneOutcome } from '../../shared/urls/redirect-notices.ts';
import type { CheckoutModel, CheckoutOption, CreditsCheckout } from '../checkout/checkout-model.ts';
import type { HistoryEntry } from '../history/history-entry.ts';

/** What every page knows about the site around it. Part of the hydration payload, so nothing secret. */
export interface SiteModel {
  /** null for a visitor without a session */
  readonly viewer: { readonly email: string; readonly userType: string } | null;
  /** path with query of this page, for the way back after a log-in */
  readonly path: string;
  /** there where the reader may not be measured: the page reports nothing of what it does */
  readonly refusesEvents?: true;
  /** scheme and host of the external property site, where there is one: a way back may name it (P2-119) */
  readonly propertySite?: string;
  /** what the search box in the header shows, and what it searches by: a name, unless it says otherwise */
  readonly search: SearchValues & { readonly by?: SearchWay };
}

export interface HomePageModel {
  readonly kind: 'home';
  /** what there is to browse; absent where it did not come */
  readonly directory?: DirectoryAnswer | undefined;
}

/** The search form as a page of its own, also with what is wrong with the input. */
export interface PeopleSearchPageModel {
  readonly kind: 'people-search';
  readonly by: SearchWay;
  readonly values: SearchValues;
  readonly errors: SearchErrors;
  /** what there is to browse; absent where it did not come, and beside a form that shows what somebody typed */
  readonly directory?: DirectoryAnswer | undefined;
}

/** Where browsing begins. */
export interface DirectoryPageModel {
  readonly kind: 'directory';
  readonly answer: DirectoryAnswer;
}

export interface DirectoryLetterPageModel {
  readonly kind: 'directory-letter';
  readonly answer: DirectoryLetterAnswer;
}

export interface DirectoryNamePageModel {
  readonly kind: 'directory-name';
  readonly answer: DirectoryNameAnswer;
}

export interface WhitePagesPageModel {
  readonly kind: 'white-pages';
  readonly answer: LocationAnswer;
}

/** The form that leads to the properties of a place, also with what is wrong with the input. */
export interface PropertyHomePageModel {
  readonly kind: 'property-home';
  readonly location: string;
  readonly error: string | null;
  /** none where they did not come */
  readonly states: DirectoryAnswer['states'];
}

export interface PropertySearchPageModel {
  readonly kind: 'property-search';
  readonly answer: PropertySearchAnswer;
  /** scheme and host of the external property site; null where property pages are ours (P2-120) */
  readonly propertySite: string | null;
}

export interface PropertyPageModel {
  readonly kind: 'property';
  readonly answer: PropertyAnswer;
  /** of this page */
  readonly path: string;
  /** where the report is bought */
  readonly buyHref: string;
  /** what the reader's history keeps (F3-34); null for a bot, which leaves no trace */
  readonly visit: Pick<HistoryEntry, 'id' | 'path' | 'label' | 'place'> | null;
}

/** The search by address, also with what is wrong with the input. */
export interface AddressSearchPageModel {
  readonly kind: 'address-search';
  readonly values: SearchValues;
  readonly errors: SearchErrors;
  /** what was looked for and is not on record; null where nothing was, or something is wrong with it */
  readonly none: { readonly street: string; readonly place: string } | null;
}

/** Who lives and lived at an address. */
export interface AddressPageModel {
  readonly kind: 'address';
  readonly answer: AddressSearchAnswer;
  /** where names are bought; null where nobody is masked */
  readonly seeHref: string | null;
  /** the page of the property; null without one on record */
  readonly propertyHref: string | null;
  /** what the reader's history keeps; null for a bot, which leaves no trace */
  readonly visit: Pick<HistoryEntry, 'id' | 'path' | 'label' | 'place'> | null;
}

export interface ResultsPageModel {
  readonly kind: 'results';
  /** as it was read from the address: 'Maya Ostrowski', 'Portland, OR' */
  readonly name: string;
  readonly location: string;
  readonly filters: SearchFilters;
  readonly answer: SearchAnswer;
  /** show_info_banner=true: the monitored report is gone (P2-032) */
  readonly showInfoBanner: boolean;
}

/** A phone number, whole or with digits that are not known. */
export interface PhonePageModel {
  readonly kind: 'phone';
  /** '(503) 555-0142' */
  readonly number: string;
  readonly answer: PhoneSearchAnswer;
  /** where a masked owner can be had */
  readonly ownerLink: { readonly href: string; readonly isNewWindow: boolean };
  /** what came of the reader's own report, when they come from its form */
  readonly reported: PhoneOutcome | null;
  /** when the page was made, milliseconds since 1970 */
  readonly now: number;
  /** what the reader's history keeps; null for a bot, and for a number that nobody shown here has */
  readonly visit: Pick<HistoryEntry, 'id' | 'path' | 'label' | 'place'> | null;
}

/** Asks for a phone number, also with what is wrong with the one that was given. */
export interface ReversePhonePageModel {
  readonly kind: 'reverse-phone';
  readonly values: SearchValues;
  readonly errors: SearchErrors;
}

export interface PersonPageModel {
  readonly kind: 'person';
  readonly details: PersonDetails;
  /** 'late' streams after the shell (DeferredData); 'missing': they did not come; null: not asked for, as by a bot */
  readonly counts: PersonCounts | 'late' | 'missing' | null;
  /** the first records of an open report, with full=1 all of them; 'missing': they did not come; null: it is locked */
  readonly background: BackgroundAnswer | 'missing' | null;
  readonly isLoggedIn: boolean;
  /** why a reader without a log-in is asked to log in (P2-051); null: they are not */
  readonly asksToLogIn: LogInReason | null;
  readonly flags: PersonPageFlags;
  /** the variants that this reader sees, the same here and in the browser */
  readonly experiments: Variants;
  /** this page with full=1, for who reads without JavaScript */
  readonly fullPath: string;
  /** a bot starts nothing by itself, even one that runs scripts */
  readonly isBot: boolean;
  /** came by an advertisement beside search results (P2-132) */
  readonly isFromPaidSearch: boolean;
  /** where the map has its tiles: '/tiles/v1/{z}/{x}/{y}.mvt' (F7-23) */
  readonly tilesUrl: string;
  /** of the loan that profit estimates assume, a year (F9-29) */
  readonly mortgageRatePercent: number;
  /** scheme and host of the external property site; null where property pages are ours (P2-120) */
  readonly propertySite: string | null;
  /** address of the partner's genealogy search; null where the operator has none (P9-059) */
  readonly genealogyUrl: string | null;
  /** the operator confirmed what the in-house ad claims (P9-057) */
  readonly isHouseClaimConfirmed: boolean;
}

/** The link is for subscribers (is_free=false), or asks for what only an account can (P2-040, P2-042). */
export type LogInReason = 'plan' | 'monitor' | 'unmonitor';

/** What the flags of the address mean for the page itself (P2-039). */
export interface PersonPageFlags {
  /** what flags that change something did, to be said once the page stands (P2-041, P2-043, P2-049) */
  readonly outcomes: PersonDetails['flagOutcomes'];
  /** the flags whose wish has to be confirmed by a form first (P2-064) */
  readonly asks: readonly StateFlag[];
  /** the address of a mail's reader; fills in forms, and leaves the address bar (P2-044) */
  readonly email: string | null;
  /** outlines the slots and names their sources (P2-058) */
  readonly debugsRegistry: boolean;
  /** for the dialog that comes with accounts (P2-059) */
  readonly showsBadPayment: boolean;
  /** changedPaymentMethod=true together with an upgradeType, for the dialog that comes with accounts (P2-061) */
  readonly upgrade: UpgradeType | null;
}

/** What a background credit would open, and the button that uses one. */
export interface UnlockReportPageModel {
  readonly kind: 'unlock-report';
  /** `open`: it is already; `empty`: nothing is in it; `unknown`: nobody here has that id */
  readonly state: 'ready' | 'open' | 'no-credit' | 'empty' | 'unknown';
  /** whose report it is; null where that is unknown */
  readonly person: { readonly id: string; readonly fullName: string; readonly path: string } | null;
  readonly credits: number;
  /** when the next of them runs out, milliseconds since 1970; null without any */
  readonly creditsExpireAt: number | null;
  /** of a report that is open already, milliseconds since 1970 */
  readonly openUntil: number | null;
  /** when the page was made, milliseconds since 1970 */
  readonly now: number;
  /** what did not work, in our words */
  readonly error: string | null;
}

/** A person page as a sheet of paper. */
export interface PersonPrintPageModel {
  readonly kind: 'person-print';
  /** the page that it is the print of */
  readonly backHref: string;
  /** what is printed; the server's alone, the browser is not sent it as data */
  readonly sheet?: PersonPrintSheet;
}

export interface PersonPrintSheet {
  readonly details: PersonDetails;
  /** all records of an open report; 'missing': they did not come; null: it is locked */
  readonly background: BackgroundAnswer | 'missing' | null;
  /** variant 3 of the property upsell (P4-008) */
  readonly arePropertiesHidden: boolean;
  /** of the loan that profit estimates assume, a year (F9-29) */
  readonly mortgageRatePercent: number;
  /** milliseconds since 1970 */
  readonly printedAt: number;
  /** scheme, host and path of the page */
  readonly address: string;
}

/** One record of an open report, for who reads without scripts, prints it, or opens it in a tab. */
export interface PersonRecordPageModel {
  readonly kind: 'person-record';
  /** of whose report it is */
  readonly name: string;
  /** the page of the person */
  readonly personHref: string;
  readonly group: RecordGroup;
  /** what is shown; the server's alone. Absent while the warning stands before it (P4-105) */
  readonly listed?: ListedRecord | undefined;
  /** where the record is once the reader understood; null where no warning stands before it */
  readonly understoodHref: string | null;
  /** scheme and host of the external property site; null where property pages are ours (P2-120) */
  readonly propertySite: string | null;
}

/** A request of Court Runner that is paid for; what it costs is the origin's. */
export interface PurchaseCourtRunnerPageModel {
  readonly kind: 'purchase-court-runner';
  readonly wpId: string;
  /** the page of the person */
  readonly personHref: string;
  /** whom the runner asks for, as far as it was given */
  readonly fields: Omit<RunnerFields, 'wpId'>;
  readonly limits: BirthDateLimits;
  /** none where no courthouse can be asked */
  readonly options: readonly UsableOption[];
  /** what each county costs besides its fee; null where no runner is for sale */
  readonly baseProduct: CourtRunnerInfo['baseProduct'];
  /** products that the form came with; null before it was sent, where the browser knows what was chosen */
  readonly chosen: readonly string[] | null;
  /** null where nothing can be paid */
  readonly checkout: CheckoutModel | null;
}

/** The receipts of whoever is logged in, the latest first. */
export interface InvoicesPageModel {
  readonly kind: 'invoices';
  readonly invoices: readonly Invoice[];
}

export interface InvoicePageModel {
  readonly kind: 'invoice';
  readonly invoice: Invoice;
  /** where what was bought is used */
  readonly next:
    | { readonly kind: 'unlock'; readonly personId: string; readonly firstName: string }
    | { readonly kind: 'person'; readonly href: string; readonly firstName: string }
    | { readonly kind: 'property'; readonly href: string }
    | { readonly kind: 'search' };
  /** when the page was made, milliseconds since 1970 */
  readonly now: number;
}

/** An order that is not paid; one that is has a receipt. */
export type OrderPageModel =
  | {
      readonly kind: 'order';
      readonly status: 'pending';
      /** the provider's page, where it is still to be paid */
      readonly payHref: string | null;
      /** this page, from the beginning */
      readonly againHref: string;
      /** the checkout that it was */
      readonly backHref: string;
      /** it asks for itself again in some seconds */
      readonly looksAgain: boolean;
    }
  | {
      readonly kind: 'order';
      readonly status: 'declined' | 'expired';
      /** why, for the buyer */
      readonly message: string | null;
      readonly backHref: string;
    };

export interface LoginPageModel {
  readonly kind: 'login';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  readonly email: string;
  /** what is wrong with the two together */
  readonly error: string | null;
  /** and with each of them, under it */
  readonly fieldErrors: LoginErrors;
}

export interface SignUpPageModel {
  readonly kind: 'sign-up';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** characters of a new password */
  readonly passwordMin: number;
  /** what was typed before; never the password */
  readonly values: { readonly email: string; readonly firstName: string };
  /** why nothing was done, though nothing is wrong with the fields */
  readonly error: string | null;
  /** what is wrong with each of them, under it */
  readonly fieldErrors: SignUpErrors;
}

/** After a sign-up that made no account. */
export interface CheckMailPageModel {
  readonly kind: 'check-mail';
  /** as it was typed */
  readonly email: string;
  /** same-site path to go to after a log-in */
  readonly redirect: string;
}

/** The mails of a local run. */
export interface OutboxPageModel {
  readonly kind: 'outbox';
  readonly mails: readonly OutboxMail[];
}

/** What the workers refused in a local run. */
export interface StatusPageModel {
  readonly kind: 'status';
  readonly security: SecurityCountsAnswer;
}

/** Credits for background reports, for anybody (F2-57). */
export interface CheckoutSearchPageModel extends CreditsCheckout {
  readonly kind: 'checkout-search';
}

/** Credits for who has an account (F2-57). */
export interface PurchaseCreditsPageModel extends CreditsCheckout {
  readonly kind: 'purchase-credits';
  readonly creditsLeft: number;
  /** 'Dec 20, 2026', when the next of them expires; null without any */
  readonly creditsExpire: string | null;
}

/** One property report (P2-117). */
export interface CheckoutPropertyPageModel {
  readonly kind: 'checkout-property';
  /** without its house number */
  readonly street: string;
  /** 'Portland, OR' */
  readonly place: string;
  /** path or, on a site of its own, address of the property */
  readonly propertyPage: string;
  /** there is a payment provider */
  readonly takesPayments: boolean;
  /** null while property reports are not for sale */
  readonly option: CheckoutOption | null;
  /** null where it cannot be bought */
  readonly checkout: CheckoutModel | null;
}

/** What is not there, in words of its own, and the way to what is. */
export interface ErrorHelp {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly text: string; readonly href: string };
}

export interface ErrorPageModel {
  readonly kind: 'error';
  readonly status: 400 | 403 | 404 | 405 | 408 | 409 | 429 | 500 | 503;
  readonly trackingId: string;
  /** one of our own messages (P8-012), safe to show; null when there is none */
  readonly message: string | null;
  /** where 'Try again' leads; null where trying again cannot help */
  readonly retryPath: string | null;
  /** instead of the words that every address which is nothing gets */
  readonly help?: ErrorHelp;
  /** a form that came to nothing, to be sent again as it was; nothing that is secret is in it */
  readonly resend?: {
    readonly action: string;
    readonly fields: readonly (readonly [name: string, value: string])[];
  };
}

export interface NotOpenPageModel {
  readonly kind: 'not-open';
  /** what will be here: 'Reverse phone' */
  readonly title: string;
  readonly description: string;
}

export type PageModel =
  | HomePageModel
  | PeopleSearchPageModel
  | ResultsPageModel
  | DirectoryPageModel
  | DirectoryLetterPageModel
  | DirectoryNamePageModel
  | WhitePagesPageModel
  | PropertyHomePageModel
  | PropertySearchPageModel
  | PropertyPageModel
  | AddressSearchPageModel
  | AddressPageModel
  | PhonePageModel
  | ReversePhonePageModel
  | PersonPageModel
  | PersonPrintPageModel
  | PersonRecordPageModel
  | UnlockReportPageModel
  | PurchaseCourtRunnerPageModel
  | CheckoutSearchPageModel
  | CheckoutPropertyPageModel
  | PurchaseCreditsPageModel
  | InvoicesPageModel
  | InvoicePageModel
  | OrderPageModel
  | LoginPageModel
  | SignUpPageModel
  | CheckMailPageModel
  | OutboxPageModel
  | StatusPageModel
  | ErrorPageModel
  | NotOpenPageModel;

/** Data that may arrive after the shell. Its promises never reject (architecture: loadDeferred never throws). */
export interface DeferredData {
  readonly counts: Promise<PersonCounts | null>;
}

/** What stands in the document's head. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly isIndexable: boolean;
  /** absolute address without flags; null where no page should be remembered */
  readonly canonical: string | null;
}

/** What a page that is linked to elsewhere is shown as, besides its title and description. The server's alone. */
export interface OpenGraph {
  readonly type: 'profile' | 'website';
  /** the canonical address; null where no page should be remembered */
  readonly url: string | null;
  /** absolute */
  readonly image: string;
}

/** Everything the browser needs to hydrate: the props of Document. */
export interface DocumentModel {
  readonly head: HeadModel;
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly assets: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    /** the script of this page's component; null in development */
    readonly page: string | null;
  };
}
