import { calls } from '../../shared/contract/calls.ts';
import { withQuery } from '../../shared/urls/query.ts';

/** Longest search text, in characters. */
const LONGEST = 200;
const PLACE = 'Portland, OR';
const LONG_UNIT = '1'.repeat(25);
/** A long run of words that could each be part of a name. */
const MANY_WORDS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4).slice(0, LONGEST).trim();

const people = (query: Readonly<Record<string, string>>) => withQuery(calls.searchPeople.path, query);
const address = (street: string, location = PLACE) => withQuery(calls.searchAddress.path, { street, location });
const suggest = (q: string, type = 'name') => withQuery(calls.suggest.path, { q, type });
const phone = (number: string) => withQuery(calls.searchPhone.path, { phone: number });

/**
 * The inputs that cost the origin most or once broke it: plain GETs that anybody can send, and other sites too, through
 * images. The attack benchmark tries any that you add here.
 */
export const WORST_INPUTS: readonly string[] = [
  // Patterns longer than SQLite accepts.
  address(`538 Dunby Ln Apt ${LONG_UNIT}`),
  address(`${LONG_UNIT} Dunby Ln`),
  address(`538 ${'Dunby '.repeat(30)}Ln`),
  address('% _ * ? [a-z] Ln', '%'),
  // A facet that is present but empty.
  people({ name: 'smith', city: ' ' }),
  people({ name: 'smith', location: ' ' }),
  // Names that match nearly everybody, with every filter.
  people({ name: 'smith', location: 'CA', age: '35-44', state: 'CA', city: 'Los Angeles, CA', sort: 'name' }),
  people({ name: 'a', page: '10' }),
  people({ name: MANY_WORDS }),
  people({ name: '*'.repeat(LONGEST) }),
  people({ name: `${'"('.repeat(40)} OR NEAR` }),
  people({ name: 'smith', location: 'x'.repeat(LONGEST) }),
  // Typed text, longer than anybody types.
  suggest('a'),
  suggest('a'.repeat(LONGEST)),
  suggest('%'.repeat(LONGEST)),
  suggest(MANY_WORDS),
  suggest('\u0000\u0001\u202e'),
  suggest('s'.repeat(LONGEST), 'location'),
  // Numbers with as many unknown digits as a search accepts.
  phone('1503555XXXX'),
  phone('15XXXXX5555'),
  phone('1XXX5550142'),
];
