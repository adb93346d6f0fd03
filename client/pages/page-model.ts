import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { AddressPageModel } from './address/address-model.ts';
import type { AddressSearchPageModel } from './address-search/AddressSearchPage.tsx';
import type { CheckMailPageModel } from './check-mail/CheckMailPage.tsx';
import type { CheckoutPropertyPageModel } from './checkout-property/CheckoutPropertyPage.tsx';
import type { CheckoutSearchPageModel } from './checkout-search/CheckoutSearchPage.tsx';
import type { DirectoryPageModel } from './directory/DirectoryPage.tsx';
import type { DirectoryLetterPageModel } from './directory-letter/DirectoryLetterPage.tsx';
import type { DirectoryNamePageModel } from './directory-name/DirectoryNamePage.tsx';
import type { ErrorPageModel } from './error/ErrorPage.tsx';
import type { HomePageModel } from './home/HomePage.tsx';
import type { InvoicePageModel } from './invoice/invoice-model.ts';
import type { InvoicesPageModel } from './invoices/InvoicesPage.tsx';
import type { LoginPageModel } from './login/LoginPage.tsx';
import type { NotOpenPageModel } from './not-open/NotOpenPage.tsx';
import type { OrderPageModel } from './order/OrderPage.tsx';
import type { OutboxPageModel } from './outbox/OutboxPage.tsx';
import type { PeopleSearchPageModel } from './people-search/PeopleSearchPage.tsx';
import type { PersonPageModel } from './person/person-model.ts';
import type { PersonPrintPageModel } from './person-print/person-print-model.ts';
import type { PersonRecordPageModel } from './person-record/PersonRecordPage.tsx';
import type { PhonePageModel } from './phone/phone-model.ts';
import type { PropertyPageModel } from './property/PropertyPage.tsx';
import type { PropertyHomePageModel } from './property-home/PropertyHomePage.tsx';
import type { PropertySearchPageModel } from './property-search/PropertySearchPage.tsx';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner/purchase-court-runner-model.ts';
import type { PurchaseCreditsPageModel } from './purchase-credits/PurchaseCreditsPage.tsx';
import type { ResultsPageModel } from './results/results-model.ts';
import type { ReversePhonePageModel } from './reverse-phone/ReversePhonePage.tsx';
import type { SignUpPageModel } from './sign-up/SignUpPage.tsx';
import type { StatusPageModel } from './status/StatusPage.tsx';
import type { UnlockReportPageModel } from './unlock-report/unlock-report-model.ts';
import type { WhitePagesPageModel } from './white-pages/WhitePagesPage.tsx';

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

/** The document's head. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly isIndexable: boolean;
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
