import type { RelationName, RelationRow } from '../../worker/origin/import/rows.ts';
import { isVisible, type Listed, type VisibleHuman } from './human.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

/** Share of siblings whose connection is unknown. */
const SIBLINGS_UNKNOWN = 0.08;
/** Share of people with an associate other than roommates. */
const HAS_ASSOCIATE = 0.2;
const ASSOCIATE_GAP = 25 * 12;
/** How many people of a place the next one may find an associate among. */
const RECENT = 24;
/** How many people from anywhere a well-connected person may find associates among. */
const RECENT_ANYWHERE = 160;

/** The inverse of each relation. */
export const INVERSE: Readonly<Record<RelationName, RelationName>> = {
  spouse: 'spouse',
  'former-spouse': 'former-spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  associate: 'associate',
};

/** The order of a person's relatives. */
const ORDER: Readonly<Record<RelationName, number>> = {
  spouse: 0,
  parent: 1,
  child: 2,
  sibling: 3,
  'former-spouse': 4,
  associate: 5,
};

/** Connects the visible members of a family, each pair once and in both directions. */
export function relateFamily(people: readonly VisibleHuman[], random: Random): void {
  for (const human of people) {
    for (const { a, b, divorce } of human.unions) {
      // A union ends by divorce or death; a widow is still listed with her husband.
      if (a === human && isVisible(b)) relate(human.listed, b.listed, divorce === null ? 'spouse' : 'former-spouse');
    }
    for (const parent of human.parents) {
      if (isVisible(parent)) relate(human.listed, parent.listed, 'parent');
      for (const sibling of parent.children) {
        // Half of the pairs come up from the other side; a pair is left out for both.
        if (sibling === human || sibling.birth < human.birth || parent !== human.parents[0]) continue;
        if (random.chance(SIBLINGS_UNKNOWN) || !isVisible(sibling)) continue;
        relate(human.listed, sibling.listed, 'sibling');
      }
    }
  }
}

/**
 * Connects two people in both directions, unless they already are.
 *
 * @param human from the current family: only its relations are complete
 * @param relation what `other` is to `human`
 * @returns whether they were newly connected
 */
export function relate(human: Listed, other: Listed, relation: RelationName): boolean {
  if (human === other || human.relations.some((known) => known.other === other)) return false;
  human.relations.push({ other, relation });
  other.relations.push({ other: human, relation: INVERSE[relation] });
  return true;
}

/** A person's unlisted relations; family in order, later ones after them. */
export function newRelationRows(person: Listed): RelationRow[] {
  const start = person.relationsListed;
  const rows = person.relations
    .sort((a, b) => ORDER[a.relation] - ORDER[b.relation])
    .map(
      ({ other, relation }, index): RelationRow => ({
        person_key: person.key,
        other_key: other.key,
        kind: relation === 'associate' ? 'Associate' : 'Relative',
        relation,
        sort_order: start + index,
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
