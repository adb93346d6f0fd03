import { ROTATION } from './sample.ts';

/** Names of the two widths at which pages are tested, 390 and 1280 px. */
export type Width = 'phone' | 'desktop';

/**
 * Specs that are not about layout run at only one width in `npm test`: forms, calls and histories work the same at
 * both, and most readers use phones. 'in turn' is for specs that take the same steps at both widths through two
 * different layouts: one width today, the other tomorrow. A spec that is not listed here runs at both, and `npm run
 * test:all` runs every spec at both.
 */
const ONE_WIDTH: Readonly<Record<string, Width | 'in turn'>> = {
  'court-runner-counties': 'in turn',
  'folded-lists': 'in turn',
  'kit-overlays': 'in turn',
  'speed-search': 'in turn',
  'structured-data': 'phone',
  address: 'phone',
  ads: 'desktop',
  alerts: 'phone',
  browse: 'phone',
  checkout: 'phone',
  'early-acts': 'phone',
  errors: 'phone',
  events: 'phone',
  experiments: 'phone',
  flags: 'phone',
  'funnels-upsells': 'phone',
  generated: 'phone',
  'hard-stop': 'phone',
  journey: 'phone',
  'kit-login': 'phone',
  'log-out': 'phone',
  'no-javascript': 'phone',
  'open-report': 'phone',
  passkeys: 'phone',
  paying: 'phone',
  'paying-events': 'phone',
  'paying-forged': 'phone',
  'paying-slowly': 'phone',
  'paying-stripe': 'phone',
  phone: 'phone',
  policy: 'phone',
  'phone-disputes': 'phone',
  'phone-reports': 'phone',
  'plan-checkout': 'phone',
  plans: 'phone',
  property: 'phone',
  'property-pages': 'phone',
  'sign-up': 'phone',
  targets: 'phone',
  'two-taps': 'phone',
  unsubscribe: 'phone',
  weight: 'phone',
  // These have steps that do not exist on a phone: hovering, keys, room for more than one offer.
  'court-runner': 'desktop',
  'funnels-history': 'desktop',
  'header-toggles': 'desktop',
  hydration: 'desktop',
  'map-person': 'desktop',
  moves: 'desktop',
  offers: 'desktop',
  'phones-activity': 'desktop',
  typeahead: 'desktop',
};

/** The width whose turn it is today. */
const TURN: Width = ROTATION % 2 === 0 ? 'phone' : 'desktop';

/** Patterns of the spec files that a width skips. */
export function specsNotAt(width: Width): string[] {
  if (process.env.TEST_ALL === 'true') return [];
  return Object.entries(ONE_WIDTH)
    .filter(([, only]) => (only === 'in turn' ? TURN : only) !== width)
    .map(([spec]) => `**/${spec}.spec.ts`);
}
