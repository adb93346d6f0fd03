import type { BillingInfo, PaymentWay } from '../../shared/contract/billing.ts';
import type { CheckoutErrors, CheckoutField } from '../../shared/forms/checkout-form.ts';
import type { PayWay } from '../../shared/forms/pay-ways.ts';

/** What somebody typed or picked and gets back when a checkout has to be sent again: no card number, code or password. */
export interface CheckoutValues {
  /** the product of the radio card that is picked; null where there is none to pick */
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
}

/** One thing to buy, with what is agreed to. */
export interface CheckoutOption {
  /** value of its radio card */
  readonly productId: string;
  /** '1 credit' */
  readonly name: string;
  /** dollars */
  readonly price: number;
  /** 'One background report, readable for 30 days' */
  readonly note: string;
  /** beside the total: whether it renews, when something of it ends */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** what the button says while this is picked: 'Pay $14.99 for 1 credit' */
  readonly submit: string;
}

/** What is wrong with an order as a whole. */
export interface CheckoutProblem {
  /** what was charged, first of all */
  readonly title: string;
  readonly text: string;
  /** the way to what need not be bought */
  readonly link?: { readonly text: string; readonly href: string };
}

/** Everything of a checkout's form but what is sold. */
export interface CheckoutModel {
  /** path with the query of the funnel that the form is sent to */
  readonly action: string;
  /** makes one order of however often the form is sent */
  readonly orderKey: string;
  readonly paymentWay: PaymentWay;
  /** the payment method on file */
  readonly onFile: BillingInfo | null;
  /** where who has an account logs in and comes back from; null for who is logged in */
  readonly loginHref: string | null;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  readonly problem: CheckoutProblem | null;
}

/** Props of each part of the form. */
export interface CheckoutFieldsProps {
  readonly checkout: CheckoutModel;
  readonly errors: CheckoutErrors;
  /** the first field with an error: it gets the focus when the page loads */
  readonly focus: CheckoutField | undefined;
}

/** The person whose report a credit is meant for. */
export interface CheckoutSubject {
  /** both null where nothing that leads to a price tells the name (P2-133) */
  readonly firstName: string | null;
  readonly fullName: string | null;
  /** 'Portland, OR'; null where it is not known */
  readonly place: string | null;
  /** their page; null where its address would tell the name */
  readonly path: string | null;
  /** the number that stands for the report, here as on the page of the person */
  readonly total: number;
  /** what the four hold beyond that number (F9-39) */
  readonly outside: { readonly traffic: number; readonly evictions: number };
  /** what the report holds, each record in one of the four (F9-40) */
  readonly tally: {
    readonly criminal: number;
    readonly publicRecords: number;
    readonly property: number;
    readonly more: number;
  };
  /** there is nothing in it, so nothing to sell (F9-41) */
  readonly isEmpty: boolean;
  /** the viewer opened it before, and still can read it */
  readonly isOpen: boolean;
}

/** Credits as a page sells them. */
export interface CreditsCheckout {
  /** null where nothing can be bought: no payments are set up, nothing is for sale, or there is nothing in the report */
  readonly checkout: CheckoutModel | null;
  /** there is a payment provider */
  readonly takesPayments: boolean;
  readonly options: readonly CheckoutOption[];
  readonly subject: CheckoutSubject | null;
  /** where the viewer opens the report with a credit they have; null without one, or where it is open or empty */
  readonly unlockHref: string | null;
}
