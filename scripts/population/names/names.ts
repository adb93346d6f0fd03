import { type Month, yearOf } from '../calendar.ts';
import type { Human, Name } from '../lives/human.ts';
import type { Random } from '../random.ts';
import { chooseGiven, type Sex } from './given-names.ts';
import { middleName } from './middle-names.ts';
import { echoes, repeats } from './name-echoes.ts';
import { keyOfName } from './name-keys.ts';
import { NICKNAMES } from './nicknames.ts';
import { HISPANIC, PUERTO_RICAN } from './origins.ts';
import { bothSurnames, firstSurname } from './two-surnames.ts';

const NO_MIDDLE = 0.25;
const ONLY_INITIAL = 0.6;
/** Share of middle names that are among the few that English-speaking parents mostly choose as such. */
const FREQUENT_MIDDLE = 0.6;
const FREQUENT_MIDDLE_OF: Readonly<Record<string, number>> = {
  [HISPANIC]: 0.2,
  [PUERTO_RICAN]: 0,
  samoan: 0.05,
  chamorro: 0.05,
  filipino: 0.1,
};
/**
 * Shares of couples in which one changes their last name, and in which it is hyphenated, by the year of marriage: nearly
 * every wife took her husband's name before the seventies. By estimate.
 */
const CHANGED: readonly (readonly [before: number, changed: number, hyphenated: number])[] = [
  [1968, 0.98, 0],
  [1978, 0.93, 0.01],
  [1995, 0.84, 0.05],
  [Number.POSITIVE_INFINITY, 0.77, 0.04],
];
/** Of couples of one sex. */
const CHANGED_SAME_SEX = 0.3;
/** Of those who would take the name of somebody with two last names, the share who take the first; in Puerto Rico, nobody. */
const TAKES_FIRST_OF_TWO = 0.4;

/**
 * A first and a middle name: the middle one nothing, an initial or a name that repeats neither the first one nor the last
 * one. No first name echoes the last one.
 *
 * @param isTaken whether a name is a sibling's first or middle one
 */
export function chooseNames(
  person: { readonly sex: Sex; readonly birthYear: number; readonly origin: string; readonly last: string },
  isTaken: (name: string) => boolean,
  random: Random,
): Pick<Name, 'first' | 'middle'> {
  const { sex, birthYear, origin, last } = person;
  const choose = (isRefused: (name: string) => boolean): string => {
    let name = chooseGiven(sex, birthYear, origin, random);
    for (let tries = 0; tries < 12 && isRefused(name); tries += 1) name = chooseGiven(sex, birthYear, origin, random);
    return name;
  };
  const first = choose((name) => isTaken(name) || echoes(name, last));
  if (random.chance(NO_MIDDLE)) return { first, middle: null };
  const isRepeated = (name: string): boolean =>
    isTaken(name) || repeats(first, name) || keyOfName(name) === keyOfName(last);
  const frequent = random.chance(FREQUENT_MIDDLE_OF[origin] ?? FREQUENT_MIDDLE)
    ? middleName(sex, birthYear, random)
    : first;
  const name = isRepeated(frequent) ? choose(isRepeated) : frequent;
  if (isRepeated(name)) return { first, middle: null };
  return { first, middle: random.chance(ONLY_INITIAL) ? name.slice(0, 1) : name };
}

/**
 * The couple's names after marriage; a former name becomes another name. Nobody is a Jr of a name that they took, and
 * nobody takes one that echoes their own, or both of two last names: they belong to one person.
 *
 * @param month of the marriage
 */
export function marryNames(human: Human, partner: Human, month: Month, random: Random): void {
  const [taker, giver] = partner.sex === 'female' ? [partner, human] : [human, partner];
  const turn = random.next();
  const [, changed = 0, hyphenated = 0] = CHANGED.find(([before]) => yearOf(month) < before) ?? [];
  const most = human.sex === partner.sex ? CHANGED_SAME_SEX : changed;
  if (taker.name.last === giver.name.last || turn > most) return;
  const hasTwo = bothSurnames(giver.name.last) !== null;
  if (hasTwo && (giver.origin === PUERTO_RICAN || !random.chance(TAKES_FIRST_OF_TWO))) return;
  const given = firstSurname(giver.name.last);
  if (given === taker.name.last) return;
  const isDouble = turn < hyphenated && !/[- ]/.test(taker.name.last + giver.name.last);
  const last = isDouble ? `${taker.name.last}-${given}` : given;
  const { first, middle } = taker.name;
  if (echoes(first, last) || (middle !== null && keyOfName(middle) === keyOfName(last))) return;
  rename(taker, { ...taker.name, last, suffix: null }, month);
}

/**
 * After a divorce, half of those who changed their name change it back.
 *
 * @param month of the divorce
 */
export function divorceNames(human: Human, month: Month, random: Random): void {
  const [before] = human.akas;
  if (before === undefined || before.last === human.name.last || !random.chance(0.5)) return;
  rename(human, { ...human.name, last: before.last, suffix: before.suffix }, month);
}

/** Adds a nickname or short form to the other names of about one in seven people. */
export function addShortName(human: Human, random: Random): void {
  if (!random.chance(0.14)) return;
  const { first, last, middle } = human.name;
  const nickname = NICKNAMES[first];
  if (nickname !== undefined && !echoes(nickname, last) && random.chance(0.6))
    human.akas.push({ first: nickname, middle: null, last, suffix: null });
  else if (first.length > 1) human.akas.push({ first: first.slice(0, 1), middle, last, suffix: null });
}

/** 'James A Walker Jr' */
export function fullNameOf({ first, middle, last, suffix }: Name): string {
  const name = middle === null || middle === '' ? `${first} ${last}` : `${first} ${middle} ${last}`;
  return suffix === null || suffix === '' ? name : `${name} ${suffix}`;
}

/** The other full names, each once and different from the name itself. */
export function otherNames(human: Human): Name[] {
  if (human.akas.length === 0) return [];
  const seen = new Set([fullNameOf(human.name)]);
  return human.akas.filter((aka) => {
    const full = fullNameOf(aka);
    if (seen.has(full)) return false;
    seen.add(full);
    return true;
  });
}

function rename(human: Human, name: Name, month: Month): void {
  human.akas.push(human.name);
  human.formerNames.push({ name: human.name, until: month });
  human.name = name;
}
