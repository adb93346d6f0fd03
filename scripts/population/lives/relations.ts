import type { RelationName, RelationRow, SourceName } from '../../../worker/origin/import/rows.ts';
import { ADULT_AGE, type Month, REFERENCE_MONTH } from '../calendar.ts';
import type { Place } from '../places/places.ts';
import { NOTICED_WITHIN, provenanceOf } from '../provenance.ts';
import type { Random } from '../random.ts';
import { type Human, isVisible, type Listed, type Time, type VisibleHuman } from './human.ts';

/** Share of siblings whose connection is unknown. */
const SIBLINGS_UNKNOWN = 0.08;
/** Shares of more distant relatives whose connection is known. */
const GRANDPARENTS_KNOWN = 0.5;
const SPOUSES_PARENTS_KNOWN = 0.55;
const SPOUSES_SIBLINGS_KNOWN = 0.2;
/** Whoever has this many relations gains no grandparents, grandchildren or in-laws. */
const MOST_BEFORE_DISTANT = 24;
/** Share of people with an associate other than roommates. */
const HAS_ASSOCIATE = 0.2;
const ASSOCIATE_GAP = 25 * 12;
/** How many people of a place the next one may find an associate among. */
const RECENT = 12;
/** How many people from anywhere a well-connected person may find associates among. */
const RECENT_ANYWHERE = 160;
/** A connection but a marriage is found within this many months of being there, and of both being adults; most much sooner. */
const FOUND_WITHIN = 120;
const ADULT = ADULT_AGE * 12;
/** Of a connection that ended by a death before both were adults. */
const UNDATED = { first_seen: null, last_seen: null };

/** The inverse of each relation. */
export const INVERSE: Readonly<Record<RelationName, RelationName>> = {
  spouse: 'spouse',
  'former-spouse': 'former-spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  'in-law': 'in-law',
  associate: 'associate',
};

/** The order of a person's relatives. */
const ORDER: Readonly<Record<RelationName, number>> = {
  spouse: 0,
  parent: 1,
  child: 2,
  sibling: 3,
  grandparent: 4,
  grandchild: 5,
  'in-law': 6,
  'former-spouse': 7,
  associate: 8,
};

/** Where connections are found: deeds and licenses name spouses, obituaries and shared homes the others. */
const SOURCES: Readonly<Record<'spouses' | 'others', readonly SourceName[]>> = {
  spouses: ['court record', 'court record', 'property record', 'public directory'],
  others: ['public directory', 'public directory', 'public directory', 'court record', 'self-reported'],
};

/** Connects the visible members of a family, each pair once and in both directions, the closest first. */
export function relateFamily(people: readonly VisibleHuman[], random: Random, found: Random): void {
  const connect = (
    human: VisibleHuman,
    other: VisibleHuman,
    relation: RelationName,
    time: Partial<Time> = {},
  ): void => {
    const ends = [time.to, human.death, other.death].filter((month): month is Month => month != null);
    const span = { from: time.from ?? human.birth, to: ends.length === 0 ? null : Math.min(...ends) };
    relate(human.listed, other.listed, relation, { ...span, random: found });
  };
  for (const human of people) {
    for (const { a, b, from, divorce } of human.unions) {
      // A union ends by divorce or death; a widow is still listed with her husband.
      const relation = divorce === null ? 'spouse' : 'former-spouse';
      if (a === human && isVisible(b)) connect(human, b, relation, { from, to: divorce });
    }
    for (const parent of human.parents) {
      if (isVisible(parent)) connect(human, parent, 'parent');
      for (const sibling of parent.children) {
        // Half of the pairs come up from the other side; a pair is left out for both.
        if (sibling === human || sibling.birth < human.birth || parent !== human.parents[0]) continue;
        if (random.chance(SIBLINGS_UNKNOWN) || !isVisible(sibling)) continue;
        connect(human, sibling, 'sibling');
      }
    }
  }
  const connectDistant: typeof connect = (human, other, ...rest) => {
    const isFull = [human, other].some(({ listed }) => listed.relations.length >= MOST_BEFORE_DISTANT);
    if (!isFull) connect(human, other, ...rest);
  };
  for (const human of people) {
    for (const grandparent of human.parents.flatMap(({ parents }) => parents)) {
      if (isVisible(grandparent) && found.chance(GRANDPARENTS_KNOWN)) connectDistant(human, grandparent, 'grandparent');
    }
    for (const { spouse, from } of marriagesOf(human)) {
      for (const { human: other, share } of inLawsBy(spouse)) {
        if (isVisible(other) && found.chance(share))
          connectDistant(human, other, 'in-law', { from: from + NOTICED_WITHIN });
      }
    }
  }
}

/** The visible spouses somebody did not divorce, with the month of marriage. */
function marriagesOf(human: Human): { readonly spouse: Human; readonly from: Month }[] {
  return human.unions
    .filter(({ divorce }) => divorce === null)
    .map(({ a, b, from }) => ({ spouse: a === human ? b : a, from }))
    .filter(({ spouse }) => isVisible(spouse));
}

/** A spouse's parents and siblings, and the share of each that is known. */
function inLawsBy(spouse: Human): { readonly human: Human; readonly share: number }[] {
  const siblings = (spouse.parents[0]?.children ?? []).filter((sibling) => sibling !== spouse);
  return [
    ...spouse.parents.map((human) => ({ human, share: SPOUSES_PARENTS_KNOWN })),
    ...siblings.map((human) => ({ human, share: SPOUSES_SIBLINGS_KNOWN })),
  ];
}

/**
 * Connects two people in both directions, unless they already are. They are found to be connected once both are adults.
 *
 * @param human from the current family: only its relations are complete
 * @param relation what `other` is to `human`
 * @param time how long they had to do with each other
 * @returns whether they were newly connected
 */
export function relate(
  human: Listed,
  other: Listed,
  relation: RelationName,
  { from, to, random }: Time & { readonly random: Random },
): boolean {
  if (human === other || human.relations.some((known) => known.other === other)) return false;
  const since = Math.max(from, human.birth + ADULT, other.birth + ADULT);
  const isMarriage = relation === 'spouse' || relation === 'former-spouse';
  const late = isMarriage ? 0 : Math.floor(FOUND_WITHIN * random.next() * random.next() * random.next());
  const foundIn = Math.max(since, Math.min(since + late, to ?? REFERENCE_MONTH));
  const source = random.pick(SOURCES[isMarriage ? 'spouses' : 'others']);
  const provenance =
    to !== null && to < since
      ? { ...UNDATED, source }
      : provenanceOf(foundIn, to === null ? null : Math.max(foundIn, to), source, random);
  human.relations.push({ other, relation, provenance });
  other.relations.push({ other: human, relation: INVERSE[relation], provenance });
  return true;
}

/** A person's unlisted relations; family in order, later ones after them. */
export function newRelationRows(person: Listed): RelationRow[] {
  const start = person.relationsListed;
  const rows = person.relations
    .sort((a, b) => ORDER[a.relation] - ORDER[b.relation])
    .map(
      ({ other, relation, provenance }, index): RelationRow => ({
        person_key: person.key,
        other_key: other.key,
        kind: relation === 'associate' ? 'Associate' : 'Relative',
        relation,
        sort_order: start + index,
        ...provenance,
      }),
    );
  // Dropped so that one person does not keep all their connections in memory; the count is one higher, so that a person
  // without any counts as listed.
  person.relations = [];
  person.relationsListed = start + Math.max(1, rows.length);
  return rows;
}

/** Finds associates among people of similar age in one place. */
export class Acquaintances {
  readonly #random: Random;
  readonly #recent = new Map<number, Listed[]>();
  readonly #anywhere: Listed[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** Remembers a person for later ones; returns the earlier people they know, usually nobody. */
  introduce(person: Listed, place: Place): Listed | null {
    const recent = this.#recent.get(place.id) ?? [];
    this.#recent.set(place.id, recent);
    const isSociable = recent.length > 0 && this.#random.chance(HAS_ASSOCIATE);
    const other = isSociable ? this.#random.pick(recent) : null;
    remember(recent, person, RECENT);
    remember(this.#anywhere, person, RECENT_ANYWHERE);
    return other !== null && Math.abs(other.birth - person.birth) < ASSOCIATE_GAP ? other : null;
  }

  /** The associates of a well-connected person, wherever they live. */
  many(person: Listed, count: number): Listed[] {
    return this.#anywhere
      .filter((other) => other !== person && Math.abs(other.birth - person.birth) < ASSOCIATE_GAP)
      .slice(-count);
  }
}

function remember(people: Listed[], person: Listed, most: number): void {
  people.push(person);
  if (people.length > most) people.shift();
}
