import type { OwnTable } from '../stored.ts';

/** Tables that hold our products, offers and settings. */
export const OWN_TABLES: readonly OwnTable[] = [
  {
    table: 'product',
    what: 'what is sold',
    columns: [
      'id',
      'name',
      'kind',
      'price_cents',
      'period',
      'lookups',
      'background_credits',
      'is_sold',
      'rank',
      'tier',
      'family_seats',
    ],
  },
  { table: 'price_change', what: 'a new price', columns: ['product_id', 'price_cents', 'from_at'] },
  { table: 'court_fee', what: 'what a courthouse charges', columns: ['area', 'fee_cents'] },
  { table: 'late_template', what: 'a text of an offer', columns: ['name', 'template'] },
  { table: 'price_line', what: 'the words of a price', columns: ['sold', 'short_text', 'whole_text'] },
  {
    table: 'call_to_action',
    what: 'an offer on a page',
    columns: ['variant', 'slot', 'rank', 'viewers', 'needs', 'text', 'late_template', 'click_kind', 'destination'],
  },
];
