import type { PageComponent } from '../document.tsx';
import type { PageModel } from './page-model.ts';

/** A part of the worker per page, which it loads when that page is first asked for. */
const pages: { readonly [K in PageModel['kind']]: () => Promise<unknown> } = {
  home: async () => (await import('./home/HomePage.tsx')).HomePage,
  'people-search': async () => (await import('./people-search/PeopleSearchPage.tsx')).PeopleSearchPage,
  results: async () => (await import('./results/ResultsPage.tsx')).ResultsPage,
  directory: async () => (await import('./directory/DirectoryPage.tsx')).DirectoryPage,
  'directory-letter': async () => (await import('./directory-letter/DirectoryLetterPage.tsx')).DirectoryLetterPage,
  'directory-name': async () => (await import('./directory-name/DirectoryNamePage.tsx')).DirectoryNamePage,
  'white-pages': async () => (await import('./white-pages/WhitePagesPage.tsx')).WhitePagesPage,
  'property-home': async () => (await import('./property-home/PropertyHomePage.tsx')).PropertyHomePage,
  'property-search': async () => (await import('./property-search/PropertySearchPage.tsx')).PropertySearchPage,
  property: async () => (await import('./property/PropertyPage.tsx')).PropertyPage,
  'address-search': async () => (await import('./address-search/AddressSearchPage.tsx')).AddressSearchPage,
  address: async () => (await import('./address/AddressPage.tsx')).AddressPage,
  phone: async () => (await import('./phone/PhonePage.tsx')).PhonePage,
  'phone-report': async () => (await import('./phone-report/PhoneReportPage.tsx')).PhoneReportPage,
  'reverse-phone': async () => (await import('./reverse-phone/ReversePhonePage.tsx')).ReversePhonePage,
  person: async () => (await import('./person/PersonPage.tsx')).PersonPage,
  upgrade: async () => (await import('./upgrade/UpgradePage.tsx')).UpgradePage,
  'unlock-report': async () => (await import('./unlock-report/UnlockReportPage.tsx')).UnlockReportPage,
  'person-record': async () => (await import('./person-record/PersonRecordPage.tsx')).PersonRecordPage,
  'person-print': async () => (await import('./person-print/PersonPrintPage.tsx')).PersonPrintPage,
  'purchase-court-runner': async () =>
    (await import('./purchase-court-runner/PurchaseCourtRunnerPage.tsx')).PurchaseCourtRunnerPage,
  pricing: async () => (await import('./pricing/PricingPage.tsx')).PricingPage,
  'checkout-plan': async () => (await import('./checkout-plan/CheckoutPlanPage.tsx')).CheckoutPlanPage,
  'checkout-search': async () => (await import('./checkout-search/CheckoutSearchPage.tsx')).CheckoutSearchPage,
  'checkout-property': async () => (await import('./checkout-property/CheckoutPropertyPage.tsx')).CheckoutPropertyPage,
  'purchase-credits': async () => (await import('./purchase-credits/PurchaseCreditsPage.tsx')).PurchaseCreditsPage,
  invoices: async () => (await import('./invoices/InvoicesPage.tsx')).InvoicesPage,
  invoice: async () => (await import('./invoice/InvoicePage.tsx')).InvoicePage,
  order: async () => (await import('./order/OrderPage.tsx')).OrderPage,
  'manage-plan': async () => (await import('./manage-plan/ManagePlanPage.tsx')).ManagePlanPage,
  'change-plan': async () => (await import('./change-plan/ChangePlanPage.tsx')).ChangePlanPage,
  'cancel-plan': async () => (await import('./cancel-plan/CancelPlanPage.tsx')).CancelPlanPage,
  'payment-method': async () => (await import('./payment-method/PaymentMethodPage.tsx')).PaymentMethodPage,
  family: async () => (await import('./family/FamilyPage.tsx')).FamilyPage,
  'family-invitation': async () => (await import('./family-invitation/FamilyInvitationPage.tsx')).FamilyInvitationPage,
  account: async () => (await import('./account/AccountPage.tsx')).AccountPage,
  'account-ledger': async () => (await import('./account-ledger/AccountLedgerPage.tsx')).AccountLedgerPage,
  'account-security': async () => (await import('./account-security/AccountSecurityPage.tsx')).AccountSecurityPage,
  'account-data': async () => (await import('./account-data/AccountDataPage.tsx')).AccountDataPage,
  'account-deleted': async () => (await import('./account-deleted/AccountDeletedPage.tsx')).AccountDeletedPage,
  'speed-search': async () => (await import('./speed-search/SpeedSearchPage.tsx')).SpeedSearchPage,
  login: async () => (await import('./login/LoginPage.tsx')).LoginPage,
  'sign-up': async () => (await import('./sign-up/SignUpPage.tsx')).SignUpPage,
  'ask-link': async () => (await import('./ask-link/AskLinkPage.tsx')).AskLinkPage,
  'check-mail': async () => (await import('./check-mail/CheckMailPage.tsx')).CheckMailPage,
  privacy: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
  'emailed-link': async () => (await import('./emailed-link/EmailedLinkPage.tsx')).EmailedLinkPage,
  'email-confirmed': async () => (await import('./email-confirmed/EmailConfirmedPage.tsx')).EmailConfirmedPage,
  outbox: async () => (await import('./outbox/OutboxPage.tsx')).OutboxPage,
  status: async () => (await import('./status/StatusPage.tsx')).StatusPage,
  error: async () => (await import('./error/ErrorPage.tsx')).ErrorPage,
  'not-open': async () => (await import('./not-open/NotOpenPage.tsx')).NotOpenPage,
};

/** A page's component, loaded once. */
export async function loadPage(kind: PageModel['kind']): Promise<PageComponent> {
  return (await pages[kind]()) as PageComponent;
}
