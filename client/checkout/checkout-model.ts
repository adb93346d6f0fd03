import type { BillingInfo, PaymentWay } from '../../shared/contract/billing.ts';
import type { CheckoutErrors, CheckoutField } from '../../shared/forms/checkout-form.ts';
import type { PayWay } from '../../shared/forms/pay-ways.ts';

/** What a buyer entered and gets back if the form must be submitted again: no card number or code. */
export interface CheckoutValues {
  /** the selected product; null if there is nothing to select */
  readonly product: string | null;
  readonly email: string;
  readonly pay: PayWay;
  readonly expires: string;
  readonly cardName: string;
  readonly zip: string;
  readonly paypalEmail: string;
  readonly keeps: boolean;
  readonly purpose: string;
  readonly attests: boolean;
  /** the buyer of a plan agreed that it renews */
  readonly renews: boolean;
}

/** One product to buy, with its terms. */
export interface CheckoutOption {
  /** value of its radio card */
  readonly productId: string;
  /** '1 credit' */
  readonly name: string;
  /** dollars */
  readonly price: number;
  /** on its radio card, where the price alone does not say it: '$9.99 a month' */
  readonly priceText?: string;
  /** 'One background report, readable for 30 days' */
  readonly note: string;
  /** beside the total: whether it renews, when it expires */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** the button's label while this is selected: 'Pay $14.99 for 1 credit' */
  readonly submit: string;
  /** of a plan: what its buyer agrees to, that it renews */
  readonly renewal?: string;
}

/** What the form needs of an option; the rest is only in the HTML. */
export type CheckoutSubmit = Pick<CheckoutOption, 'submit' | 'renewal'>;

/** What is wrong with the entire order. */
export interface CheckoutProblem {
  /** says first what was charged */
  readonly title: string;
  readonly text: string;
  /** a link to what the buyer already has */
  readonly link?: { readonly text: string; readonly href: string };
}

/** A checkout form, without the products. */
export interface CheckoutModel {
  /** path that the form posts to, with the funnel's query */
  readonly action: string;
  /** the form makes one order, however often it is submitted */
  readonly orderKey: string;
  readonly paymentWay: PaymentWay;
  /** the payment method on file */
  readonly onFile: BillingInfo | null;
  /** whether a payment method can be kept for the next purchase */
  readonly keepsMethod: boolean;
  /** the login page, which leads back here; null if logged in */
  readonly loginHref: string | null;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  readonly problem: CheckoutProblem | null;
}

/** Props of each part of the form, which other forms use, too. */
export interface CheckoutFieldsProps {
  readonly checkout: Pick<CheckoutModel, 'paymentWay' | 'onFile' | 'keepsMethod' | 'values'>;
  readonly errors: CheckoutErrors;
  /** the first field with an error: it gets the focus when the page loads */
  readonly focus: CheckoutField | undefined;
}

/** The person whose report the credit is for. */
export interface CheckoutSubject {
  /** both null if the path to a price must not reveal the name (P2-133) */
  readonly firstName: string | null;
  readonly fullName: string | null;
  /** 'Portland, OR'; null if unknown */
  readonly place: string | null;
  /** their page; null if its URL would reveal the name */
  readonly path: string | null;
  /** the report's record count, the same as on the person page */
  readonly total: number;
  /** what the four groups hold beyond that count (F9-39) */
  readonly outside: { readonly traffic: number; readonly evictions: number };
  /** the report's records, each in one of four groups (F9-40) */
  readonly tally: {
    readonly criminal: number;
    readonly publicRecords: number;
    readonly property: number;
    readonly more: number;
  };
  /** the report is empty, so nothing is sold (F9-41) */
  readonly isEmpty: boolean;
  /** the viewer opened it and can still read it */
  readonly isOpen: boolean;
}

/** A page that sells credits. */
export interface CreditsCheckout {
  /** null if nothing can be bought: payments are not set up, nothing is for sale, or the report is empty */
  readonly checkout: CheckoutModel | null;
  /** a payment provider is set up */
  readonly takesPayments: boolean;
  readonly options: readonly CheckoutOption[];
  readonly subject: CheckoutSubject | null;
  /** where the viewer uses a credit on the report; null without a credit, or if the report is open or empty */
  readonly unlockHref: string | null;
}

/** Credits for background reports, for anybody (F2-57). */
export interface CheckoutSearchPageModel extends CreditsCheckout {
  readonly kind: 'checkout-search';
}

/** Credits for account holders (F2-57). */
export interface PurchaseCreditsPageModel extends CreditsCheckout {
  readonly kind: 'purchase-credits';
  readonly creditsLeft: number;
  /** 'Dec 20, 2026', when the next credit expires; null without credits */
  readonly creditsExpire: string | null;
}

/** One property report (P2-117). */
export interface CheckoutPropertyPageModel {
  readonly kind: 'checkout-property';
  /** without its house number */
  readonly street: string;
  /** 'Portland, OR' */
  readonly place: string;
  /** the property's path, or its URL on the external property site */
  readonly propertyPage: string;
  /** a payment provider is set up */
  readonly takesPayments: boolean;
  /** null if property reports are not for sale */
  readonly option: CheckoutOption | null;
  /** null if it cannot be bought */
  readonly checkout: CheckoutModel | null;
}
