import { PRICE_TEXTS } from '../../../shared/copy/billing/price-lines.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';
import type { Need, OfferRow, OfferSet, ViewerClass } from './offer-set.ts';

// The fixed set of calls to action: what pages offer while the registry cannot be read, or if they request it (P2-057).

const FREE: readonly ViewerClass[] = ['free', 'lapsed'];
const OUT: readonly ViewerClass[] = ['out'];
const FREE_VIEW: readonly ViewerClass[] = [...FREE, ...OUT];
/** Everyone who has not unlocked the report. */
const NO_REPORT: readonly ViewerClass[] = [...FREE_VIEW, 'premium', 'smb'];

/** Everyone who pays, or has paid for this report. */
const PAYING: readonly ViewerClass[] = ['out', 'premium', 'smb', 'bg'];

function row(viewers: readonly ViewerClass[], needs: Need, text: string, [clickKind, destination]: Click): OfferRow {
  return { viewers, needs, text, lateTemplate: null, clickKind, destination };
}

type Click = readonly [clickKind: string, destination: string];
const PERSON: Click = ['funnel', 'person'];
const REPORT: Click = ['funnel', 'background'];
const PREMIUM: Click = ['funnel', 'premium'];
const SPEED_SEARCH: Click = ['funnel', 'speed-search'];
const UNLIMITED: Click = ['one-click-upgrade', 'default'];
const BUSINESS: Click = ['one-click-upgrade', 'business'];
const CREDIT: Click = ['consume-background-credit', 'report'];
const TO_REPORT: Click = ['internal-navigation', 'background'];

const ROWS: readonly (readonly [Slot, readonly OfferRow[]])[] = [
  ['header', [row(OUT, 'nothing', 'See Premium Unlimited', UNLIMITED)]],
  [
    'stickyHeaderPrimary',
    [
      row(NO_REPORT, 'credit', 'Use 1 credit', CREDIT),
      row(OUT, 'nothing', 'See Premium Unlimited', UNLIMITED),
      row(FREE, 'hidden-phones', 'View Phone Numbers', PERSON),
      row(FREE, 'hidden-addresses', 'View full addresses', PERSON),
      row(['premium', 'smb'], 'nothing', 'See the report', REPORT),
      row(['bg'], 'nothing', 'Go to the report', TO_REPORT),
    ],
  ],
  [
    'stickyHeaderSecondary',
    [
      { ...row(FREE_VIEW, 'credit', '', TO_REPORT), lateTemplate: 'records-count' },
      { ...row(FREE_VIEW, 'nothing', '', REPORT), lateTemplate: 'records-count' },
      row(['premium'], 'partial-emails', 'View email addresses', BUSINESS),
    ],
  ],
  [
    'registry',
    [
      row(PAYING, 'no-speed-search', 'Look up a list', SPEED_SEARCH),
      row(PAYING, 'speed-search', 'Look up a list, in your plan', SPEED_SEARCH),
    ],
  ],
  [
    'subHeader',
    [
      row(['bg'], 'nothing', 'Go to the report', TO_REPORT),
      row(NO_REPORT, 'credit', 'See what it holds', TO_REPORT),
      row(NO_REPORT, 'nothing', 'See the report', REPORT),
    ],
  ],
  [
    'phones',
    [
      row(FREE, 'hidden-phones', 'View Phone Numbers', PERSON),
      row(OUT, 'hidden-phones', 'View Phone Numbers', UNLIMITED),
      row(['premium', 'bg'], 'unchecked-phones', 'Add phone activity', ['one-click-upgrade', 'phone_activity']),
    ],
  ],
  [
    'emails',
    [
      row(FREE, 'hidden-emails', 'View email addresses', ['funnel', 'person-email']),
      row(OUT, 'hidden-emails', 'View email addresses', UNLIMITED),
      row(['premium'], 'partial-emails', 'View email addresses', BUSINESS),
    ],
  ],
  [
    'addresses',
    [
      row(FREE, 'hidden-addresses', 'View full addresses', PERSON),
      row(OUT, 'hidden-addresses', 'View full addresses', UNLIMITED),
    ],
  ],
  [
    'relatives',
    [
      row(FREE, 'hidden-relatives', 'See all relatives', PERSON),
      row(OUT, 'hidden-relatives', 'See all relatives', UNLIMITED),
    ],
  ],
  [
    'background',
    [row(NO_REPORT, 'credit', 'Use 1 credit', CREDIT), row(NO_REPORT, 'nothing', 'Unlock background report', REPORT)],
  ],
  ['property', [row(NO_REPORT, 'property', 'See the property report', ['funnel', 'property'])]],
  [
    'rightRail',
    [row(['lapsed'], 'payment-due', 'Update your payment', PREMIUM), row(FREE, 'hidden-facts', 'See Premium', PREMIUM)],
  ],
];

/** Its prices are the catalogue's, if that can be read. */
export const BACKUP_SET: OfferSet = {
  rows: new Map(ROWS),
  source: 'backup',
  segment: null,
  priceTexts: PRICE_TEXTS,
  products: null,
};

export const BACKUP_LATE_TEMPLATES: ReadonlyMap<string, string> = new Map([
  ['records-count', 'See {records} {records:record|records}'],
]);
