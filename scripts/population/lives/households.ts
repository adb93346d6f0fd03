import { ADULT_AGE, type Month, REFERENCE_MONTH, yearsBetween } from '../calendar.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import { type Household, type Human, isVisible, type Membership, type Union } from './human.ts';

/**
 * The minimum age at which a widowed or single parent may move in with a child, the share that does, and how long ago
 * at most.
 */
const MOVES_IN_FROM_AGE = 74;
const MOVES_IN = 0.2;
const MOVES_IN_WITHIN = 96;
/** A stay shorter than this, in months, does not count as an own home. */
const SHORTEST_OWN = 6;

/**
 * Who in a family lived with whom, and when: alone, as a couple, as grown children with their parents, and as old
 * parents with a child. Fills `memberships`; residences.ts assigns the addresses.
 *
 * @param home where the family comes from
 */
export function formHouseholds(family: readonly Human[], home: Place, random: Random): Household[] {
  const households: Household[] = [];
  const ofUnion = new Map<Union, Household>();

  const open = (head: Human, isCouple: boolean, start: Month): Household => {
    const household: Household = { head, members: [], isCouple, place: home, start, end: start, stays: [] };
    households.push(household);
    return household;
  };
  const join = (human: Human, household: Household, from: Month, to: Month | null): void => {
    if (to !== null && to <= from) return;
    human.memberships.push({ household, from, to });
    household.members.push(human);
    if (to === null) household.end = null;
    else if (household.end !== null) household.end = Math.max(household.end, to);
  };

  for (const human of family) layOutAdultLife(human, ofUnion, open, join);
  for (const human of family) moveInWithChild(human, random);
  for (const human of family) stayWithParents(human);
  return households.filter((household) => household.end === null || household.end > household.start);
}

type Open = (head: Human, isCouple: boolean, start: Month) => Household;
type Join = (human: Human, household: Household, from: Month, to: Month | null) => void;

function layOutAdultLife(human: Human, ofUnion: Map<Union, Household>, open: Open, join: Join): void {
  const end = human.death;
  let cursor = Math.max(human.leavesHome, human.birth + ADULT_AGE * 12);
  if (cursor >= (end ?? REFERENCE_MONTH)) return;
  const unions = [...human.unions].sort((a, b) => a.from - b.from);
  unions.forEach((union, index) => {
    if (union.from - cursor >= SHORTEST_OWN) {
      join(human, open(human, false, cursor), cursor, union.from);
      cursor = union.from;
    }
    const household = ofUnion.get(union) ?? open(union.a, true, union.from);
    ofUnion.set(union, household);
    // After a divorce one of the two keeps the home, until the next union.
    const keeps = union.divorce === null || keeperOf(union) === human;
    const until = keeps ? (unions[index + 1]?.from ?? end) : earlier(union.divorce, end);
    join(human, household, Math.max(cursor, union.from), until);
    cursor = until ?? Number.POSITIVE_INFINITY;
  });
  if (cursor < (end ?? REFERENCE_MONTH - 1)) join(human, open(human, false, cursor), cursor, end);
}

function keeperOf({ a, b }: Union): Human {
  return b.sex === 'female' ? b : a;
}

/** Three generations under one roof: some single old parents give up their home. */
function moveInWithChild(parent: Human, random: Random): void {
  if (parent.death !== null || yearsBetween(parent.birth, REFERENCE_MONTH) < MOVES_IN_FROM_AGE) return;
  const own = parent.memberships.at(-1);
  if (own === undefined || own.to !== null || hasPartner(parent) || !random.chance(MOVES_IN)) return;
  const child = parent.children.find((one) => isVisible(one) && one.memberships.at(-1)?.to === null);
  const target = child?.memberships.at(-1);
  if (target === undefined || target.household === own.household) return;
  const earliest = Math.max(
    REFERENCE_MONTH - MOVES_IN_WITHIN,
    target.from,
    own.from + SHORTEST_OWN,
    lostPartner(parent),
  );
  if (earliest >= REFERENCE_MONTH - 3) return;
  const month = random.between(earliest, REFERENCE_MONTH - 3);
  own.to = month;
  own.household.end = month;
  parent.memberships.push({ household: target.household, from: month, to: null });
  target.household.members.push(parent);
}

function hasPartner(human: Human): boolean {
  return human.unions.some(({ a, b, divorce }) => divorce === null && a.death === null && b.death === null);
}

function lostPartner(human: Human): Month {
  return Math.max(0, ...human.unions.map(({ a, b, divorce }) => divorce ?? (a === human ? b : a).death ?? 0));
}

/** From 18 until they leave, children live with a parent: the one who lives longer, or who kept the home. */
function stayWithParents(human: Human): void {
  const from = human.birth + ADULT_AGE * 12;
  const leaves = human.leavesHome >= REFERENCE_MONTH ? null : human.leavesHome;
  const to = earlier(leaves, human.death);
  const parent = human.parents.toSorted(
    (a, b) => (b.death ?? 9e9) - (a.death ?? 9e9) || Number(b.sex === 'female') - 1,
  )[0];
  if (parent === undefined || from >= REFERENCE_MONTH || (to !== null && to <= from)) return;
  const shared: Membership[] = [];
  for (const { household, from: since, to: until } of parent.memberships) {
    const start = Math.max(from, since);
    const end = earlier(to, until);
    if (start < REFERENCE_MONTH && (end === null || end > start)) shared.push({ household, from: start, to: end });
  }
  human.memberships.unshift(...shared);
  for (const { household } of shared) household.members.push(human);
}

/** The earlier of two ends; null means no end. */
export function earlier(a: Month | null, b: Month | null): Month | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
