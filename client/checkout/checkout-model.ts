import type { ReactNode } from 'react';
import type { BillingInfo, HeldPurchase, PaymentWay, Seller } from '../../shared/contract/billing.ts';
import type { PropertyTeaser } from '../../shared/contract/records/property.ts';
import type { RecordsTally } from '../../shared/copy/records/records-split.ts';
import type { CheckoutGoods } from '../../shared/events/checkout-goods.ts';
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
  /** what events call it, where the choices of a page differ */
  readonly goods?: CheckoutGoods;
  /** on its radio card, where the price alone does not say it: '$9.99 a month' */
  readonly priceText?: string;
  /** 'One background report, readable for 30 days' */
  readonly note: string;
  /** beside the total: whether it renews, when it expires */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** the button's label while this is selected: 'Pay $14.99 for 1 credit' */
  readonly submit: string;
  /** above the one box of whatever does not renew: what is charged, what it opens and for how long */
  readonly consent?: string;
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
  /** a payment was declined */
  readonly isDeclined?: boolean;
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
  /** the seller, and how to reach them; null if the origin does not say */
  readonly seller: Seller | null;
  /** the buyer knows what they have and wants another (CheckoutHeld.anotherHref) */
  readonly buysAnother: boolean;
  /** a buyer without an account who started a purchase in this browser: their address; null for anybody else */
  readonly guestEmail: string | null;
  /** the login page, which leads back here; null if logged in */
  readonly loginHref: string | null;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  readonly problem: CheckoutProblem | null;
}

/** The parts of a form that only the server renders (ServerHtml). */
export interface CheckoutServed {
  /** above everything: why a sent form did nothing */
  readonly problem: ReactNode;
  /** choices, terms, what the buyer gets */
  readonly offer: ReactNode;
  /** above the field for the address; null for a buyer with a session */
  readonly account: ReactNode;
  /** what can be paid with */
  readonly marks: ReactNode;
  /** right above the box that is checked */
  readonly consent: ReactNode;
  /** below the button */
  readonly after: ReactNode;
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
  /** the report's records, each counted once, the same number as on the person page; null if the counts did not load */
  readonly total: number | null;
  /** the same records in four groups, which add up to the total (F9-40); null if the counts did not load */
  readonly tally: RecordsTally | null;
  /** why nothing is sold: the report is empty (F9-41), or the person has died; null if it is for sale */
  readonly unsold: 'empty' | 'died' | null;
}

/** What the buyer has already of what the page sells: shown instead of the form, with the way to it. */
export interface CheckoutHeld {
  readonly kind: HeldPurchase['kind'];
  /** where it is read, used or paid */
  readonly href: string;
  /** for `credit`: the person whose report it would open, by a form of its own; null otherwise */
  readonly unlock: { readonly personId: string; readonly credits: number } | null;
  /** when access ends or the order was placed, in milliseconds since 1970; null if unknown */
  readonly at: number | null;
  /** the same page with its form, for a buyer who wants another one; null where that makes no sense */
  readonly anotherHref: string | null;
}

/** A page that sells credits. */
export interface CreditsCheckout {
  /** null if nothing can be bought: payments are not set up, nothing is for sale, or not of this person */
  readonly checkout: CheckoutModel | null;
  /** a payment provider is set up */
  readonly takesPayments: boolean;
  readonly options: readonly CheckoutOption[];
  readonly subject: CheckoutSubject | null;
  /** shown instead of the form; null if the viewer has nothing of it, or wants another */
  readonly held: CheckoutHeld | null;
  /** in the checkout's header, the way back to where the buyer came from; null without one */
  readonly back: CheckoutBack | null;
}

/** 'Back to Terry', or 'Back' where the path to a price must not reveal the name (P2-133). */
export interface CheckoutBack {
  readonly href: string;
  /** null: no name */
  readonly firstName: string | null;
  /** what it is, where nobody is named */
  readonly to?: 'property' | 'number' | 'account';
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
  /** what this property's report holds; null if the origin does not say */
  readonly holds: NonNullable<PropertyTeaser['holds']> | null;
  /** shown instead of the form */
  readonly held: CheckoutHeld | null;
  readonly back: CheckoutBack | null;
}
