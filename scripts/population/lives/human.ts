import type { ProvenanceColumns, RelationName } from '../../../worker/origin/import/rows.ts';
import type { Month } from '../calendar.ts';
import type { AddressEntry, Tenure } from '../homes/addresses.ts';
import type { Sex } from '../names/given-names.ts';
import type { Place } from '../places/places.ts';
import type { EdgeTrait } from './edge-people.ts';

/** A person's name. */
export interface Name {
  readonly first: string;
  readonly middle: string | null;
  readonly last: string;
  readonly suffix: string | null;
}

/** A name that somebody gave up. */
export interface FormerName {
  readonly name: Name;
  /** the first month with the next name */
  readonly until: Month;
}

/**
 * A family member during generation, including children and those who died long ago. Leaves memory with the family;
 * `listed` keeps what later families need.
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
  /** the earlier ones of these, the earliest first */
  readonly formerNames: FormerName[];
  readonly parents: Human[];
  readonly children: Human[];
  readonly unions: Union[];
  /** first month in their own home */
  leavesHome: Month;
  trait: EdgeTrait | null;
  /** null until the person is known to be on record, and if they never are */
  listed: Listed | null;
  readonly memberships: Membership[];
  /** homes the person owns or owned, unordered */
  readonly owned: Owned[];
}

/** A person on record, as far as later families may meet them: all that stays in memory about them. */
export interface Listed {
  /** starts at 1 */
  readonly key: number;
  /** public id */
  readonly id: string;
  readonly birth: Month;
  /** relations not listed yet */
  relations: Relation[];
  /** how many relations are listed; 0 until the person's rows are written */
  relationsListed: number;
}

/** The members of a family who are on record. */
export interface VisibleHuman extends Human {
  listed: Listed;
}

/** A marriage or a similar union. */
export interface Union {
  readonly a: Human;
  readonly b: Human;
  readonly from: Month;
  readonly divorce: Month | null;
}

/** When something was so; `to` is null while it lasts. */
export interface Time {
  readonly from: Month;
  readonly to: Month | null;
}

/** How `other` is related to the person with this relation. */
export interface Relation {
  readonly other: Listed;
  readonly relation: RelationName;
  readonly provenance: ProvenanceColumns;
}

/** A home with the dates of ownership; `to` is null while it lasts. */
export interface Owned {
  readonly address: AddressEntry;
  readonly from: Month;
  readonly to: Month | null;
}

/** People who live together for a time, from address to address. */
export interface Household {
  readonly head: Human;
  /** everybody who lived there at some time */
  readonly members: Human[];
  readonly isCouple: boolean;
  /** where it lives last; where the family comes from until it has its first address */
  place: Place;
  readonly start: Month;
  /** null while it lasts */
  end: Month | null;
  readonly stays: Stay[];
  /** the landline its members share: undefined until first read, null for none */
  landline?: SharedLine | null;
}

export interface SharedLine {
  readonly number: string;
  readonly isListed: boolean;
  readonly place: Place;
  readonly from: Month;
  /** null while the household lives there */
  readonly to: Month | null;
  readonly carrier: string | null;
  /** 0 to 100; null if nobody checked */
  readonly activity: number | null;
}

/** A household's home; `to` is null while it lives there. */
export interface Stay {
  readonly address: AddressEntry;
  readonly from: Month;
  readonly to: Month | null;
  /** the household's ownership of the home; null if it rents */
  readonly tenure: Tenure | null;
}

export interface Membership {
  readonly household: Household;
  readonly from: Month;
  to: Month | null;
}

/** Whether the person is alive in the month. */
export function isAlive(human: Human, month: Month): boolean {
  return human.birth <= month && (human.death === null || human.death > month);
}

/** Whether the person is on record. */
export function isVisible(human: Human): human is VisibleHuman {
  return human.listed !== null;
}
