import { formatPrice } from '../format/dollars.ts';

/** Copy for the checkout of a property report. */
export const checkoutPropertyCopy = {
  title: 'Property report',
  description: 'Buy the report of one property: building, tax assessment, sales and mortgages, as they are recorded.',
  lede: (street: string, place: string) =>
    `For a home on ${street} in ${place}. The report includes the house number. It is a single payment; no plan includes property reports.`,
  opens: 'It opens',
  forDays: (days: number) => `At once, for ${days} days`,
  pay: (price: number) => `Pay ${formatPrice(price)} and open the report`,
  consent: (price: number, days: number) =>
    `${formatPrice(price)} is charged once. The report opens right away and stays open for ${days} days. It does not renew.`,
  soldOut: 'Property reports are not for sale now.',
  unknown: 'We know of no property at this address.',
  back: 'Back to the property',
  holds: 'What this report holds',
  /** if nobody counted what it holds */
  uncounted: 'What the report holds is not available right now. The property’s page lists it.',
  /** if there is nothing to list */
  little: 'Little is on record about this home besides its address.',
  /** buyers pay for what is on record; gaps are not estimated */
  records: 'The report shows what is recorded, and says where something is not on record.',
} as const;
