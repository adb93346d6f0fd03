import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';

/** The version of `renewalCopy.text`, stored with each consent. A new wording needs a new version. */
export const RENEWAL_VERSION = '2026-11';
/** Earlier versions of that text. */
export const FORMER_RENEWAL_VERSIONS: readonly string[] = [];

/** 'a month', 'a year' */
const perPeriod = (period: PlanPeriod) => (period === 'month' ? 'a month' : 'a year');
/** 'every month', 'every year' */
export const everyPeriod = (period: PlanPeriod) => (period === 'month' ? 'every month' : 'every year');
/** '$9.99 a month' */
export const priceText = (price: number, period: PlanPeriod) => `${formatPrice(price)} ${perPeriod(period)}`;

/** What the buyer of a plan agrees to, beside its checkbox. */
export const renewalCopy = {
  title: 'It renews',
  text: (name: string, price: number, period: PlanPeriod) =>
    `I agree that ${name} renews ${everyPeriod(period)} for ${formatPrice(price)} until I cancel. I can cancel at any time, in two clicks, on the Plan page of my account.`,
  errors: {
    renews: 'To continue, please agree that it renews.',
    changed: 'This text has changed. Please read it and agree again.',
  },
} as const;
