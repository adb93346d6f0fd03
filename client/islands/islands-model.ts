import type { CheckoutModel, CheckoutSubmit } from '../checkout/checkout-model.ts';
import type { AccountSecurityPageModel } from '../pages/account-security/account-security-model.ts';
import type { AskLinkPageModel } from '../pages/ask-link/ask-link-model.ts';
import type { CheckMailPageModel } from '../pages/check-mail/check-mail-model.ts';
import type { EmailedLinkPageModel } from '../pages/emailed-link/emailed-link-model.ts';
import type { LoginPageModel } from '../pages/login/login-model.ts';
import type { PersonBrowserModel } from '../pages/person/browser-model.ts';
import type { PurchaseCourtRunnerPageModel } from '../pages/purchase-court-runner/purchase-court-runner-model.ts';
import type { SignUpPageModel } from '../pages/sign-up/sign-up-model.ts';

/** What the form needs of a page that sells plans, credits or a property report; whatever is offered is only in the HTML. */
export interface CheckoutBrowserModel {
  readonly kind: 'checkout-search' | 'checkout-plan' | 'checkout-property' | 'purchase-credits';
  /** null if nothing can be bought */
  readonly checkout: CheckoutModel | null;
  readonly options: readonly CheckoutSubmit[];
}

/** A page with a form of accounts. */
export type AccountPageModel =
  | LoginPageModel
  | SignUpPageModel
  | AskLinkPageModel
  | CheckMailPageModel
  | EmailedLinkPageModel;

/** What the account's log-in page tells the browser: its forms need nothing. */
export type SecurityBrowserModel = Pick<AccountSecurityPageModel, 'kind' | 'passkeys'>;

/** A page that has islands (Island.tsx), as the browser gets it. */
export type IslandsPageModel =
  | PersonBrowserModel
  | AccountPageModel
  | SecurityBrowserModel
  | CheckoutBrowserModel
  | PurchaseCourtRunnerPageModel;
