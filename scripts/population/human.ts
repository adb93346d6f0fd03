import type { RelationName } from '../../worker/origin/import/rows.ts';
import type { AddressEntry, Tenure } from './addresses.ts';
import type { Month } from './calendar.ts';
import type { EdgeTrait } from './edge-people.ts';
import type { Sex } from './given-names.ts';
import type { Place } from './places.ts';

/** A name as a person bears it. */
export interface Name {
  readonly first: string;
  readonly middle: string | null;
  readonly last: string;
  readonly suffix: string | null;
}

/**
 * Somebody while a family is being made up: children and those who died long ago too. Leaves the generator's memory
 * with the family; what later families need of a person is `listed`.
 */
export interface Human {
  readonly sex: Sex;
  readonly origin: string;
  readonly birth: Month;
  /** 1-28 */
  readonly birthDay: number;
  death: Month | null;
  name: Name;
  /** earlier and other names */
  readonly akas: Name[];
  readonly parents: Human[];
  readonly children: Human[];
  readonly unions: Union[];
  /** first month in a home of their own */
  leavesHome: Month;
  trait: EdgeTrait | null;
  /** null until the person is known to be in the product, and for whoever is not */
  listed: Listed | null;
  readonly memberships: Membership[];
  /** homes that the person owns or owned, in no order */
  readonly owned: Owned[];
}

/** Somebody who is in the product, as far as later families may meet them: all that stays in memory of a person. */
export interface Listed {
  /** counts up from 1 */
  readonly key: number;
  /** public id */
  readonly id: string;
  readonly birth: Month;
  /** those that are not listed yet */
  relations: Relation[];
  /** how many relations are listed; 0 until the rows of the person are out */
  relationsListed: number;
}

/** Who of a family is in the product. */
export interface VisibleHuman extends Human {
  listed: Listed;
}

/** A marriage, or a couple that lives as if. */
export interface Union {
  readonly a: Human;
  readonly b: Human;
  readonly from: Month;
  readonly divorce: Month | null;
}

/** How `other` is related, seen from the person that holds this. */
export interface Relation {
  readonly other: Listed;
  readonly relation: RelationName;
}

/** A home somebody owns, from when to when; `to` is null while they do. */
export interface Owned {
  readonly address: AddressEntry;
  readonly from: Month;
  readonly to: Month | null;
}

/** People who live together for a while, from address to address. */
export interface Household {
  readonly head: Human;
  readonly isCouple: boolean;
  place: Place;
  readonly start: Month;
  /** null while it lasts */
  end: Month | null;
  readonly stays: Stay[];
  /** the landline that its members share: undefined until somebody asks, null for none */
  landline?: SharedLine | null;
}

export interface SharedLine {
  readonly number: string;
  readonly isListed: boolean;
  readonly place: Place;
}

/** A home of a household; `to` is null while it lives there. */
export interface Stay {
  readonly address: AddressEntry;
  readonly from: Month;
  readonly to: Month | null;
  /** of the household as owner of the home; null where it rents */
  readonly tenure: Tenure | null;
}

export interface Membership {
  readonly household: Household;
  readonly from: Month;
  to: Month | null;
}

/** Whether the person lives in the month. */
export function isAlive(human: Human, month: Month): boolean {
  return human.birth <= month && (human.death === null || human.death > month);
}

/** Whether the person is in the product. */
export function isVisible(human: Human): human is VisibleHuman {
  return human.listed !== null;
}
