import type { RelationName } from '../../worker/origin/import/rows.ts';
import type { Human } from './human.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

/** Share of brothers and sisters that nobody has connected. */
const SIBLINGS_UNKNOWN = 0.08;
/** Share of people who have an associate beyond roommates. */
const HAS_ASSOCIATE = 0.2;
const ASSOCIATE_GAP = 25 * 12;
/** People of a place among whom the next one finds an associate. */
const RECENT = 24;

/** What the other is, by what one is to the other. */
export const INVERSE: Readonly<Record<RelationName, RelationName>> = {
  spouse: 'spouse',
  'former-spouse': 'former-spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  associate: 'associate',
};

/** The order in which a person's relatives are listed. */
const ORDER: readonly RelationName[] = ['spouse', 'parent', 'child', 'sibling', 'former-spouse', 'associate'];

/** Connects the visible people of a family, each pair once and in both directions. */
export function relateFamily(people: readonly Human[], random: Random): void {
  for (const human of people) {
    for (const { a, b, divorce } of human.unions) {
      // A union ends by divorce or death; a widow is still listed with her husband.
      if (a === human) relate(a, b, divorce === null ? 'spouse' : 'former-spouse');
    }
    for (const parent of human.parents) {
      relate(human, parent, 'parent');
      for (const sibling of parent.children) {
        // Half of the pairs are met from the other side; a pair that is left out is left out for both.
        if (sibling === human || sibling.birth < human.birth || parent !== human.parents[0]) continue;
        if (!random.chance(SIBLINGS_UNKNOWN)) relate(human, sibling, 'sibling');
      }
    }
  }
}

/**
 * Connects two people in both directions, unless they are connected already.
 *
 * @param human of the family being made: only its relations are sure to be complete
 * @param relation what `other` is to `human`
 * @returns whether they are now and were not
 */
export function relate(human: Human, other: Human, relation: RelationName): boolean {
  if (!human.isVisible || !other.isVisible || human === other) return false;
  if (human.relations.some((known) => known.other === other)) return false;
  human.relations.push({ other, relation });
  other.relations.push({ other: human, relation: INVERSE[relation] });
  return true;
}

/** Relations in the order in which they are listed. */
export function listedRelations(human: Human) {
  return human.relations.toSorted((a, b) => ORDER.indexOf(a.relation) - ORDER.indexOf(b.relation));
}

/** Finds associates among people who live in one place and are of about the same age. */
export class Acquaintances {
  readonly #random: Random;
  readonly #recent = new Map<number, Human[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** Remembers somebody for those who come later; returns whom of those before they know, mostly nobody. */
  introduce(human: Human, place: Place): Human | null {
    const recent = this.#recent.get(place.id) ?? [];
    this.#recent.set(place.id, recent);
    const isSociable = recent.length > 0 && this.#random.chance(HAS_ASSOCIATE);
    const other = isSociable ? this.#random.pick(recent) : null;
    recent.push(human);
    if (recent.length > RECENT) recent.shift();
    return other !== null && Math.abs(other.birth - human.birth) < ASSOCIATE_GAP ? other : null;
  }
}
