import type { StateCode } from '../../../shared/people/us-states.ts';
import { ADULT_AGE, type Month, monthOf, REFERENCE_MONTH, yearOf } from '../calendar.ts';
import type { Sex } from '../names/given-names.ts';
import { keyOfName } from '../names/name-keys.ts';
import { addShortName, chooseNames, divorceNames, marryNames } from '../names/names.ts';
import { sameNames } from '../names/nicknames.ts';
import { chooseFamilyName, chooseSurname, surnamesOfParents } from '../names/surnames.ts';
import { surnameOfChildren } from '../names/two-surnames.ts';
import { type Random, sumsOf } from '../random.ts';
import type { FamilyPlan } from './edge-people.ts';
import { type Human, isAlive, type Name, type Union } from './human.ts';
import { deathOf } from './mortality.ts';

/** Range of birth years for founders of ordinary families. */
const FOUNDER_BIRTHS = [1926, 2006] as const;
/** People who died before this date are in no list. */
const DEATHS_KNOWN_SINCE = monthOf(1996, 1);
/** How many generations after the founder have their own families. */
const MAX_DEPTH = 3;
/** A family of this size stops growing. */
const MAX_FAMILY = 70;
/** A mother's and a father's maximum age at a birth, in months. */
const OLDEST_MOTHER = 44 * 12;
const OLDEST_FATHER = 49 * 12;
const ADULT = ADULT_AGE * 12;
/** From this age on, in months, every second mother has no further child. */
const LATE_MOTHER = 38 * 12;
const STOPS_LATE = 0.5;
/**
 * Within how many years of coming of age people leave home, and within how many after that they marry, by the year of
 * their birth: couples of the fifties married at 21, those of today at 28.
 */
const PACES: readonly (readonly [bornBefore: number, leaves: number, marries: number])[] = [
  [1948, 5, 5],
  [1962, 7, 6],
  [1975, 9, 8],
  [Number.POSITIVE_INFINITY, 10, 9],
];
/** Share of families with 0, 1, 2 ... children, in percent. */
const CHILDREN_SUMS = sumsOf([20, 20, 32, 16, 7, 3, 1, 1]);
/** Share of partners from a family of the same origin. */
const SAME_ORIGIN = 0.7;
/** Share of same-sex couples, and since when they can marry everywhere. */
const SAME_SEX = 0.04;
const SAME_SEX_SINCE = monthOf(2015, 7);
const NONE: ReadonlySet<string> = new Set();
const NEXT_SUFFIX: Readonly<Record<string, string>> = { Sr: 'Jr', Jr: 'III', II: 'III', III: 'IV', IV: 'V' };

/** Everybody in a family that begins in a state: founder, partners, partners' parents, descendants, in that order, including children. */
export function createFamily(plan: FamilyPlan, stateCode: StateCode, random: Random): Human[] {
  return new FamilyTree(plan, stateCode, random).people;
}

/** Whether a human may be on record: an adult at the reference date, alive or recently deceased. */
export function belongsInProduct(human: Human): boolean {
  const isAdult = human.birth + ADULT < REFERENCE_MONTH;
  return isAdult && (human.death === null || human.death >= DEATHS_KNOWN_SINCE);
}

class FamilyTree {
  readonly people: Human[] = [];
  readonly #plan: FamilyPlan;
  readonly #stateCode: StateCode;
  readonly #random: Random;

  constructor(plan: FamilyPlan, stateCode: StateCode, random: Random) {
    this.#plan = plan;
    this.#stateCode = stateCode;
    this.#random = random;
    const founder = this.#createFounder();
    this.#liveOn(founder, plan.size === 'solo' ? MAX_DEPTH + 1 : plan.size === 'pair' ? MAX_DEPTH : 0);
    for (const human of this.people) if (human.trait === null) addShortName(human, random);
  }

  #createFounder(): Human {
    const { name, born = FOUNDER_BIRTHS, died, suffix, trait, size } = this.#plan;
    const random = this.#random;
    const sex: Sex =
      name?.sex ?? (suffix !== undefined ? 'male' : size === 'large' || random.chance(0.5) ? 'female' : 'male');
    const birth = monthOf(random.between(...born), random.between(1, 12));
    const { origin, last } = name ?? chooseFamilyName(this.#stateCode, random);
    const founder = this.#createHuman(sex, birth, origin, last);
    if (name !== undefined) renameFirst(founder, name.first);
    if (suffix !== undefined) founder.name = { ...founder.name, suffix };
    if (trait === 'one-letter') renameFirst(founder, founder.name.first.slice(0, 1));
    founder.trait = trait ?? null;
    if (died === 'never') founder.death = null;
    else if (died !== undefined) founder.death = monthOf(random.between(...died), random.between(1, 12));
    else if (trait !== undefined) founder.death = null;
    return founder;
  }

  #createHuman(sex: Sex, birth: Month, origin: string, last: string, taken: ReadonlySet<string> = NONE): Human {
    const random = this.#random;
    const person = { sex, birthYear: yearOf(birth), origin, last };
    const { first, middle } = chooseNames(person, (name) => taken.has(keyOfName(name)), random);
    const human: Human = {
      sex,
      origin,
      birth,
      birthDay: random.between(1, 28),
      death: deathOf(sex, birth, random),
      name: {
        first,
        middle,
        last,
        suffix: null,
      },
      akas: [],
      formerNames: [],
      parents: [],
      children: [],
      unions: [],
      leavesHome: birth + ADULT + random.below(paceOf(birth).leaves),
      trait: null,
      listed: null,
      memberships: [],
      owned: [],
    };
    this.people.push(human);
    return human;
  }

  /** Decides whether a person marries, has children, divorces and remarries; then the same for their children. */
  #liveOn(human: Human, depth: number): void {
    const random = this.#random;
    if (human.parents.length === 0) {
      // Without parents to live with, an adult has their own home by the reference date.
      const latest = REFERENCE_MONTH - 2 - random.below(20);
      human.leavesHome = Math.max(human.birth + ADULT, Math.min(human.leavesHome, latest));
    }
    const isLarge = this.#plan.size === 'large' && depth === 0;
    if (depth > MAX_DEPTH || this.people.length > MAX_FAMILY || !(isLarge || random.chance(0.78))) return;
    const from = human.leavesHome + (isLarge ? 12 : random.below(paceOf(human.birth).marries));
    const first = this.#unite(human, from, depth, isLarge);
    if (first?.divorce != null && human.trait === null && random.chance(0.4)) {
      this.#unite(human, first.divorce + random.between(12, 120), depth, false);
    }
    for (const child of human.children) {
      if (child.birth + ADULT < REFERENCE_MONTH && child.unions.length === 0) this.#liveOn(child, depth + 1);
    }
  }

  #unite(human: Human, from: Month, depth: number, isLarge: boolean): Union | null {
    const random = this.#random;
    if (from > REFERENCE_MONTH - 8 || !isAlive(human, from + 12)) return null;
    const isSameSex = !isLarge && random.chance(SAME_SEX) && from >= SAME_SEX_SINCE;
    const sex: Sex = isSameSex ? human.sex : human.sex === 'female' ? 'male' : 'female';
    const wished = human.birth + Math.round(random.normal(0, 34));
    const birth = Math.max(human.birth - 150, Math.min(wished, from - ADULT - 1));
    const { origin, last } = this.#partnersFamily(human);
    const partner = this.#createHuman(sex, birth, origin, last);
    partner.leavesHome = Math.min(partner.leavesHome, from);
    if (partner.death !== null && partner.death <= from + 24) partner.death = deathOf(sex, birth, random, from + 24);
    if (isLarge) partner.death = null;
    if (depth <= 1 && this.#plan.size === 'ordinary' && random.chance(0.25)) this.#addParents(partner);

    const wantsDivorce = !isLarge && random.chance(0.3);
    const divorce = from + random.between(24, 300);
    const isDivorced =
      wantsDivorce && divorce < REFERENCE_MONTH - 4 && isAlive(human, divorce) && isAlive(partner, divorce);
    const union: Union = { a: human, b: partner, from, divorce: isDivorced ? divorce : null };
    human.unions.push(union);
    partner.unions.push(union);
    const isFree = human.trait === null && this.#plan.name === undefined;
    if (isFree || (partner.sex === 'female' && human.sex === 'male')) marryNames(human, partner, from, random);
    if (!isSameSex && depth < MAX_DEPTH) this.#addChildren(union, isLarge);
    if (union.divorce !== null)
      for (const one of [human, partner]) if (one.trait === null) divorceNames(one, union.divorce, random);
    return union;
  }

  /** A partner's origin and last name: another one, as hardly anybody marries a namesake. */
  #partnersFamily({ origin, name }: Human): { readonly origin: string; readonly last: string } {
    const random = this.#random;
    const draw = () =>
      random.chance(SAME_ORIGIN)
        ? { origin, last: chooseSurname(origin, random) }
        : chooseFamilyName(this.#stateCode, random);
    let family = draw();
    for (let tries = 0; tries < 3 && family.last === name.last; tries += 1) family = draw();
    return family;
  }

  #addChildren(union: Union, isLarge: boolean): void {
    const random = this.#random;
    const [mother, father] = union.a.sex === 'female' ? [union.a, union.b] : [union.b, union.a];
    const count = isLarge ? random.between(...this.#largeSize()) : random.weighted(CHILDREN_SUMS);
    let birth = union.from + random.between(4, isLarge ? 12 : 48);
    for (let n = 0; n < count; n += 1) {
      const isPossible =
        birth < REFERENCE_MONTH &&
        (union.divorce === null || birth < union.divorce) &&
        isAlive(mother, birth) &&
        isAlive(father, birth) &&
        birth - mother.birth < OLDEST_MOTHER &&
        birth - father.birth < OLDEST_FATHER;
      if (!isPossible || (birth - mother.birth >= LATE_MOTHER && random.chance(STOPS_LATE))) return;
      this.#addChild(mother, father, birth);
      birth += isLarge ? random.between(14, 26) : random.between(16, 44);
    }
  }

  #largeSize(): readonly [number, number] {
    return this.#plan.trait === 'rich' ? [4, 5] : [9, 11];
  }

  #addChild(mother: Human, father: Human, birth: Month): Human {
    const random = this.#random;
    const sex: Sex = random.chance(0.5) ? 'female' : 'male';
    const siblings = [...new Set([...mother.children, ...father.children])];
    const taken = new Set(siblings.flatMap(({ name }) => givenKeys(name)));
    const child = this.#createHuman(sex, birth, father.origin, surnameOfChildren(father, mother), taken);
    const isFirstSon = sex === 'male' && !siblings.some((sibling) => sibling.sex === 'male');
    const isFree = !givenKeys(father.name).some((key) => taken.has(key));
    if (isFirstSon && isFree && child.name.last === father.name.last) this.#nameAfter(child, father);
    child.parents.push(mother, father);
    mother.children.push(child);
    father.children.push(child);
    return child;
  }

  /** Some sons have their father's name: Jr after a man without a suffix, III after a Jr. */
  #nameAfter(child: Human, father: Human): void {
    const random = this.#random;
    if (father.trait !== null || !random.chance(this.#plan.suffix === undefined ? 0.1 : 0.7)) return;
    const suffix = father.name.suffix === null ? 'Jr' : NEXT_SUFFIX[father.name.suffix];
    if (suffix === undefined) return;
    // The father of a boy needs no Sr yet.
    const isGrown = child.birth + ADULT < REFERENCE_MONTH;
    if (father.name.suffix === null && isGrown && random.chance(0.5)) father.name = { ...father.name, suffix: 'Sr' };
    child.name = { ...child.name, first: father.name.first, middle: father.name.middle, suffix };
  }

  /** Gives a person who married into the family parents, and sometimes a sibling. */
  #addParents(partner: Human): void {
    const random = this.#random;
    const from = partner.birth - random.between(10, 60);
    const lasts = surnamesOfParents(partner.name.last, partner.origin, random);
    const mother = this.#createHuman('female', from - ADULT - random.between(2, 120), partner.origin, lasts.mother);
    const father = this.#createHuman('male', mother.birth - random.below(60), partner.origin, lasts.father);
    for (const parent of [mother, father]) {
      parent.leavesHome = Math.min(parent.leavesHome, from);
      if (parent.death !== null && parent.death <= partner.birth + 36)
        parent.death = deathOf(parent.sex, parent.birth, random, partner.birth + 36);
    }
    const union: Union = { a: father, b: mother, from, divorce: null };
    father.unions.push(union);
    mother.unions.push(union);
    marryNames(father, mother, from, random);
    partner.parents.push(mother, father);
    mother.children.push(partner);
    father.children.push(partner);
    const next = partner.birth + random.between(18, 60);
    const canHaveMore = next - mother.birth < OLDEST_MOTHER && isAlive(mother, next) && isAlive(father, next);
    if (random.chance(0.5) && canHaveMore && next < REFERENCE_MONTH) {
      const sibling = this.#addChild(mother, father, next);
      if (sibling.birth + ADULT < REFERENCE_MONTH) this.#liveOn(sibling, MAX_DEPTH);
    }
  }
}

/** In months. */
function paceOf(birth: Month): { readonly leaves: number; readonly marries: number } {
  const [, leaves = 0, marries = 0] = PACES.find(([before]) => yearOf(birth) < before) ?? [];
  return { leaves: 12 * leaves, marries: 12 * marries };
}

/** Keys of the first, in its short and its long form, and, unless it is an initial, the middle name: no sibling has either. */
function givenKeys({ first, middle }: Name): string[] {
  const own = [first, ...sameNames(first)].map(keyOfName);
  return middle === null || middle.length === 1 ? own : [...own, keyOfName(middle)];
}

/** Gives a person another first name; the middle one goes if it is the same. */
function renameFirst(human: Human, first: string): void {
  const { middle } = human.name;
  human.name = { ...human.name, first, middle: middle === first ? null : middle };
}
