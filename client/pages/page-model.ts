import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { RelatedPeople } from '../../shared/contract/person/relative.ts';
import type {
  CheckoutPropertyPageModel,
  CheckoutSearchPageModel,
  PurchaseCreditsPageModel,
} from '../checkout/checkout-model.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { AccountPageModel } from './account/account-model.ts';
import type { AccountDataPageModel } from './account-data/account-data-model.ts';
import type { AccountDeletedPageModel } from './account-deleted/account-deleted-model.ts';
import type { AccountLedgerPageModel } from './account-ledger/account-ledger-model.ts';
import type { AccountSecurityPageModel } from './account-security/account-security-model.ts';
import type { AddressPageModel } from './address/address-model.ts';
import type { AddressSearchPageModel } from './address-search/address-search-model.ts';
import type { AskLinkPageModel } from './ask-link/ask-link-model.ts';
import type { CancelPlanPageModel } from './cancel-plan/cancel-plan-model.ts';
import type { ChangePlanPageModel } from './change-plan/change-plan-model.ts';
import type { CheckMailPageModel } from './check-mail/check-mail-model.ts';
import type { CheckoutPlanPageModel } from './checkout-plan/checkout-plan-model.ts';
import type { CheckoutWaitPageModel } from './checkout-wait/checkout-wait-model.ts';
import type { ClaimPageModel } from './claim/claim-model.ts';
import type { ClaimCorrectionPageModel } from './claim-correction/claim-correction-model.ts';
import type { ClaimRecordPageModel } from './claim-record/claim-record-model.ts';
import type { ClaimStatusPageModel } from './claim-status/claim-status-model.ts';
import type { ContactListsPageModel } from './contact-lists/contact-lists-model.ts';
import type { CookieChoicesPageModel } from './cookie-choices/cookie-choices-model.ts';
import type { DirectoryPageModel } from './directory/directory-model.ts';
import type { DirectoryLetterPageModel } from './directory-letter/directory-letter-model.ts';
import type { DirectoryNamePageModel } from './directory-name/directory-name-model.ts';
import type { DoNotSellPageModel } from './do-not-sell/do-not-sell-model.ts';
import type { DoNotSellUndoPageModel } from './do-not-sell-undo/do-not-sell-undo-model.ts';
import type { EmailConfirmedPageModel } from './email-confirmed/email-confirmed-model.ts';
import type { EmailedLinkPageModel } from './emailed-link/emailed-link-model.ts';
import type { ErrorPageModel } from './error/error-model.ts';
import type { FamilyPageModel } from './family/family-model.ts';
import type { FamilyInvitationPageModel } from './family-invitation/family-invitation-model.ts';
import type { GlossaryPageModel } from './glossary/glossary-model.ts';
import type { HelpPageModel } from './help/help-model.ts';
import type { HomePageModel } from './home/home-model.ts';
import type { CollectPageModel } from './how-we-collect-data/collect-model.ts';
import type { InvoicePageModel } from './invoice/invoice-model.ts';
import type { InvoicesPageModel } from './invoices/invoices-model.ts';
import type { JudicialPrivacyPageModel } from './judicial-privacy/judicial-privacy-model.ts';
import type { KitPageModel } from './kit/kit-model.ts';
import type { LoginPageModel } from './login/login-model.ts';
import type { ManagePlanPageModel } from './manage-plan/manage-plan-model.ts';
import type { MonitorPageModel } from './monitor/monitor-model.ts';
import type { MonitorConfirmPageModel } from './monitor-confirm/monitor-confirm-model.ts';
import type { MonitoredReportsPageModel } from './monitored-reports/monitored-reports-model.ts';
import type { OperatorPageModel } from './operator/operator-model.ts';
import type { OperatorCorrectionsPageModel } from './operator-corrections/operator-corrections-model.ts';
import type { OperatorDeleteActPageModel } from './operator-delete-act/operator-delete-act-model.ts';
import type { OperatorDisputesPageModel } from './operator-disputes/operator-disputes-model.ts';
import type { OperatorRecordErrorsPageModel } from './operator-record-errors/operator-record-errors-model.ts';
import type { OperatorRemovalsPageModel } from './operator-removals/operator-removals-model.ts';
import type { OperatorRequestPageModel } from './operator-request/operator-request-model.ts';
import type { OperatorRequestsPageModel } from './operator-requests/operator-requests-model.ts';
import type { OptOutPageModel } from './opt-out/opt-out-model.ts';
import type { OptOutConfirmPageModel } from './opt-out-confirm/opt-out-confirm-model.ts';
import type { OptOutStatusPageModel } from './opt-out-status/opt-out-status-model.ts';
import type { OptOutUndoPageModel } from './opt-out-undo/opt-out-undo-model.ts';
import type { OrderPageModel } from './order/order-model.ts';
import type { OutboxPageModel } from './outbox/OutboxMails.tsx';
import type { PageEventsPageModel } from './page-events/page-events-model.ts';
import type { PaymentMethodPageModel } from './payment-method/payment-method-model.ts';
import type { PeopleSearchPageModel } from './people-search/people-search-model.ts';
import type { PersonPageModel } from './person/person-model.ts';
import type { PersonPrintPageModel } from './person-print/person-print-model.ts';
import type { PersonRecordPageModel } from './person-record/person-record-model.ts';
import type { PersonRecordsPageModel } from './person-records/person-records-model.ts';
import type { PhonePageModel } from './phone/phone-model.ts';
import type { PhoneDisputePageModel } from './phone-dispute/phone-dispute-model.ts';
import type { PhoneReportPageModel } from './phone-report/phone-report-model.ts';
import type { PricingPageModel } from './pricing/pricing-model.ts';
import type { PrivacyPageModel } from './privacy/privacy-model.ts';
import type { PrivacyExportPageModel } from './privacy-export/privacy-export-model.ts';
import type { PrivacyRequestPageModel } from './privacy-request/privacy-request-model.ts';
import type { PrivacyRequestConfirmPageModel } from './privacy-request-confirm/privacy-request-confirm-model.ts';
import type { PrivacyRequestsPageModel } from './privacy-requests/privacy-requests-model.ts';
import type { PropertyPageModel } from './property/property-model.ts';
import type { PropertyHomePageModel } from './property-home/property-home-model.ts';
import type { PropertySearchPageModel } from './property-search/property-search-model.ts';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner/purchase-court-runner-model.ts';
import type { PurchasesPageModel } from './purchases/purchases-model.ts';
import type { RecordErrorPageModel } from './record-error/record-error-model.ts';
import type { ResultsPageModel } from './results/results-model.ts';
import type { ReversePhonePageModel } from './reverse-phone/reverse-phone-model.ts';
import type { SampleReportPageModel } from './sample-report/sample-report-model.ts';
import type { SignUpPageModel } from './sign-up/sign-up-model.ts';
import type { SpeedSearchPageModel } from './speed-search/speed-search-model.ts';
import type { StatusPageModel } from './status/status-model.ts';
import type { TermsPageModel } from './terms/terms-model.ts';
import type { UnlockReportPageModel } from './unlock-report/unlock-report-model.ts';
import type { UnsubscribePageModel } from './unsubscribe/unsubscribe-model.ts';
import type { UpgradePageModel } from './upgrade/upgrade-model.ts';
import type { WhichMeantPageModel } from './which-meant/which-meant-model.ts';
import type { WhitePagesPageModel } from './white-pages/white-pages-model.ts';
import type { WhitePagesHomePageModel } from './white-pages-home/white-pages-home-model.ts';

export type PageModel =
  | HomePageModel
  | PeopleSearchPageModel
  | WhichMeantPageModel
  | ResultsPageModel
  | DirectoryPageModel
  | DirectoryLetterPageModel
  | DirectoryNamePageModel
  | WhitePagesHomePageModel
  | WhitePagesPageModel
  | PropertyHomePageModel
  | PropertySearchPageModel
  | PropertyPageModel
  | AddressSearchPageModel
  | AddressPageModel
  | PhonePageModel
  | PhoneDisputePageModel
  | PhoneReportPageModel
  | ReversePhonePageModel
  | PersonPageModel
  | PersonPrintPageModel
  | PersonRecordPageModel
  | PersonRecordsPageModel
  | SampleReportPageModel
  | UnlockReportPageModel
  | MonitorPageModel
  | MonitorConfirmPageModel
  | UnsubscribePageModel
  | CookieChoicesPageModel
  | OptOutPageModel
  | OptOutConfirmPageModel
  | OptOutUndoPageModel
  | OptOutStatusPageModel
  | UpgradePageModel
  | PurchaseCourtRunnerPageModel
  | PricingPageModel
  | CheckoutPlanPageModel
  | CheckoutSearchPageModel
  | CheckoutPropertyPageModel
  | CheckoutWaitPageModel
  | PurchaseCreditsPageModel
  | InvoicesPageModel
  | InvoicePageModel
  | OrderPageModel
  | ManagePlanPageModel
  | ChangePlanPageModel
  | CancelPlanPageModel
  | PaymentMethodPageModel
  | AccountPageModel
  | PurchasesPageModel
  | RecordErrorPageModel
  | FamilyPageModel
  | FamilyInvitationPageModel
  | AccountLedgerPageModel
  | ContactListsPageModel
  | AccountSecurityPageModel
  | AccountDataPageModel
  | AccountDeletedPageModel
  | SpeedSearchPageModel
  | MonitoredReportsPageModel
  | LoginPageModel
  | SignUpPageModel
  | AskLinkPageModel
  | CheckMailPageModel
  | PrivacyPageModel
  | GlossaryPageModel
  | TermsPageModel
  | HelpPageModel
  | CollectPageModel
  | EmailedLinkPageModel
  | EmailConfirmedPageModel
  | OutboxPageModel
  | StatusPageModel
  | KitPageModel
  | PageEventsPageModel
  | PrivacyRequestsPageModel
  | PrivacyRequestPageModel
  | PrivacyRequestConfirmPageModel
  | PrivacyExportPageModel
  | OperatorRequestsPageModel
  | OperatorRequestPageModel
  | DoNotSellPageModel
  | DoNotSellUndoPageModel
  | JudicialPrivacyPageModel
  | OperatorPageModel
  | OperatorRecordErrorsPageModel
  | ClaimPageModel
  | ClaimCorrectionPageModel
  | ClaimRecordPageModel
  | ClaimStatusPageModel
  | OperatorCorrectionsPageModel
  | OperatorDeleteActPageModel
  | OperatorDisputesPageModel
  | OperatorRemovalsPageModel
  | ErrorPageModel;

/** Data that may arrive after the shell. */
export interface LateData {
  /** null if they failed to load */
  readonly counts: PersonCounts | null;
  /** null if they failed to load */
  readonly related: RelatedPeople | null;
}

/** The document's head. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly isIndexable: boolean;
  /** robots.txt closes the page: nobody could read a noindex */
  readonly isClosed?: boolean;
  /** absolute URL without flags; null for a page that should not be indexed */
  readonly canonical: string | null;
}

/** How other sites preview a link to the page, besides its title and description. Server only. */
export interface OpenGraph {
  readonly type: 'profile' | 'website';
  /** the canonical URL; null for a page that should not be indexed */
  readonly url: string | null;
  /** absolute */
  readonly image: string;
}

/** What the server renders. */
export interface DocumentModel {
  readonly head: HeadModel;
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly assets: {
    /** the boot script's path */
    readonly boot: string;
    /** paths of the style sheets */
    readonly styles: readonly string[];
  };
}
