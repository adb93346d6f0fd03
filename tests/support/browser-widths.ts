import { ROTATION } from './sample.ts';

/** Names of the two widths that pages are looked at, 390 and 1280 px. */
export type Width = 'phone' | 'desktop';

/**
 * Specs that are not about layout run at one width in `npm test`: forms, calls and histories work alike on both, and most
 * readers come on phones. 'in turn' is for specs that take the same steps at both widths through what is laid out in two
 * ways: one width, and the other the next day. A spec that is not named here runs at both, and `npm run test:all` runs
 * every spec at both.
 */
const ONE_WIDTH: Readonly<Record<string, Width | 'in turn'>> = {
  'folded-lists': 'in turn',
  'kit-overlays': 'in turn',
  records: 'in turn',
  address: 'phone',
  browse: 'phone',
  checkout: 'phone',
  errors: 'phone',
  experiments: 'phone',
  flags: 'phone',
  'funnels-upsells': 'phone',
  generated: 'phone',
  journey: 'phone',
  'kit-login': 'phone',
  'log-out': 'phone',
  'no-javascript': 'phone',
  'open-report': 'phone',
  phone: 'phone',
  property: 'phone',
  'property-pages': 'phone',
  'sign-up': 'phone',
  weight: 'phone',
  // These have steps that a phone lacks: hovering, keys, room for more than one offer.
  'court-runner': 'desktop',
  'funnels-history': 'desktop',
  'header-toggles': 'desktop',
  hydration: 'desktop',
  'map-person': 'desktop',
  moves: 'desktop',
  offers: 'desktop',
  'phones-activity': 'desktop',
  results: 'desktop',
  typeahead: 'desktop',
};

/** Whose turn it is today. */
const TURN: Width = ROTATION % 2 === 0 ? 'phone' : 'desktop';

/** Patterns of the spec files that a width leaves out. */
export function specsNotAt(width: Width): string[] {
  if (process.env.TEST_ALL === 'true') return [];
  return Object.entries(ONE_WIDTH)
    .filter(([, only]) => (only === 'in turn' ? TURN : only) !== width)
    .map(([spec]) => `**/${spec}.spec.ts`);
}
