import type { RelationName } from '../../worker/origin/import/rows.ts';
import type { AddressEntry } from './addresses.ts';
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
 * Somebody while a family is being made up: children and those who died long ago too. Only whoever `isVisible` leaves
 * the generator's memory.
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
  isVisible: boolean;
  /** person id; empty until the person becomes visible */
  id: string;
  readonly memberships: Membership[];
  /** those that are not listed yet */
  readonly relations: Relation[];
  /** how many relations are listed; 0 until the rows of the person are out */
  relationsListed: number;
}

/** A marriage, or a couple that lives as if. */
export interface Union {
  readonly a: Human;
  readonly b: Human;
  readonly from: Month;
  readonly divorce: Month | null;
}

/** How `other` is related, seen from the human that holds this. */
export interface Relation {
  readonly other: Human;
  readonly relation: RelationName;
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
  /** number of the household; 0 until it has a home */
  id: number;
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
  /** the household owns the home */
  readonly isOwned: boolean;
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
