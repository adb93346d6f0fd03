import { nameKey } from '../../../shared/people/names/name-key.ts';
import { type StateCode, US_STATES } from '../../../shared/people/us-states.ts';
import { spellingCost } from './spelling-cost.ts';

const STATES = (Object.entries(US_STATES) as [StateCode, string][]).map(([code, name]) => ({
  code,
  key: nameKey(name),
}));
/** Shorter words are anything: 'main', 'hio'. */
const LETTERS_MIN = 5;
/** One slip, even in the first letter: the most in words of fewer than seven letters, for 'Marie' is not Maine. */
const ONE_SLIP = 12;
const LONG = 7;

/** The one state that this key, which is none, is a slip or two away from: 'oregn', 'massachusets', 'west virgina'. */
export function misspelledState(key: string): StateCode | null {
  const letters = key.replaceAll(' ', '').length;
  if (letters < LETTERS_MIN) return null;
  const near = STATES.flatMap(({ code, key: name }) => {
    const cost = spellingCost(key, name);
    return cost === null || (cost > ONE_SLIP && letters < LONG) ? [] : [{ code, cost }];
  }).sort((a, b) => a.cost - b.cost);
  const [first, second] = near;
  return first === undefined || first.cost === second?.cost ? null : first.code;
}
