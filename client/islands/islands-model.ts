import type {
  CheckoutPropertyPageModel,
  CheckoutSearchPageModel,
  PurchaseCreditsPageModel,
} from '../checkout/checkout-model.ts';
import type { LoginPageModel } from '../pages/login/login-model.ts';
import type { PersonBrowserModel } from '../pages/person/browser-model.ts';
import type { PurchaseCourtRunnerPageModel } from '../pages/purchase-court-runner/purchase-court-runner-model.ts';
import type { SignUpPageModel } from '../pages/sign-up/sign-up-model.ts';

/** Pages that sell credits or a property report. */
export type CheckoutPageModel = CheckoutSearchPageModel | CheckoutPropertyPageModel | PurchaseCreditsPageModel;

/** A page that has islands (Island.tsx), as the browser gets it. */
export type IslandsPageModel =
  | PersonBrowserModel
  | LoginPageModel
  | SignUpPageModel
  | CheckoutPageModel
  | PurchaseCourtRunnerPageModel;
