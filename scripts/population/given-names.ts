import { readFileSync } from 'node:fs';
import { accentedGivenName } from './accents.ts';
import { HISPANIC, ORIGINS } from './origins.ts';
import { type Random, sumsOf } from './random.ts';

export type Sex = 'female' | 'male';

/** A sex's names with their births per 100,000 in each decade from the 1900s on. */
interface Names {
  readonly names: readonly string[];
  /** by decade, running sums over the names: as everybody chooses, as Spanish-speaking families do, as others do */
  readonly hispanic: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
}

const TABLE = new URL('./tables/given-names.txt', import.meta.url);
const FIRST_DECADE = 1900;
/** The births that the table's numbers are out of. */
const BIRTHS = 100_000;
/** A decade's shares are those of its middle; in between the two nearest decades take turns. */
const MIDDLE = 5;

/** Names that mostly Spanish-speaking families choose. */
const SPANISH = new Set(
  'Jose Juan Luis Carlos Jesus Miguel Francisco Pedro Javier Rafael Ramon Andres Hector Sergio Julian Raul Oscar Manuel Antonio Jorge Alejandro Ricardo Roberto Fernando Mario Eduardo Ruben Armando Alberto Enrique Arturo Gerardo Salvador Alfredo Ernesto Guillermo Pablo Cesar Esteban Marcos Ismael Rodolfo Gilberto Rogelio Ramiro Alfonso Felipe Gustavo Adolfo Rigoberto Reynaldo Cristian Efrain Ignacio Santiago Diego Jaime Jairo Noe Moises Saul Emilio Agustin Joaquin Leonel Lorenzo Tomas Domingo Rolando Ezequiel Guadalupe Maria Rosa Ana Carmen Juana Juanita Elena Isabel Marisol Veronica Yolanda Alejandra Gabriela Luz Ines Beatriz Esperanza Consuelo Dolores Graciela Leticia Blanca Lourdes Silvia Margarita Alma Elvira Josefina Catalina Socorro Delia Esmeralda Yesenia Maribel Araceli Guillermina Adriana Mercedes Marisela Rocio Paola Daniela Mayra Lizbeth Ximena Fabiola Karina Claudia Luisa Teresa Rosario Manuela Raquel Francisca Antonia Marta Irma Bertha Olivia Norma Amparo Alicia'.split(
    ' ',
  ),
);
/** So many times as often as in the whole country, and as rarely in other families; about one family in six is such. */
const MORE = 6;
const LESS = 0.15;
/** How many Spanish-speaking families keep the accents on record. */
const WITH_ACCENT = 0.12;

let tables: Readonly<Record<Sex, Names>> | null = null;

/**
 * A given name as frequent as it was among children born that year (tables/given-names.txt).
 *
 * @param origin of the family, see origins.ts
 */
export function chooseGiven(sex: Sex, birthYear: number, origin: string, random: Random): string {
  const own = ORIGINS_BY_NAME.get(origin);
  if (own !== undefined && random.chance(own.own)) return random.pick(own[sex]);
  const isHispanic = origin === HISPANIC;
  const name = frequentName(sex, birthYear, isHispanic, random);
  return isHispanic && random.chance(WITH_ACCENT) ? accentedGivenName(name) : name;
}

const ORIGINS_BY_NAME = new Map(ORIGINS.map((origin) => [origin.name, origin]));

function frequentName(sex: Sex, birthYear: number, isHispanic: boolean, random: Random): string {
  const { names, hispanic, other } = tablesOf()[sex];
  const sums = isHispanic ? hispanic : other;
  const between = (birthYear - FIRST_DECADE - MIDDLE) / 10;
  const earlier = Math.floor(between);
  const decade = random.chance(between - earlier) ? earlier + 1 : earlier;
  const list = sums[Math.max(0, Math.min(sums.length - 1, decade))] ?? [];
  return names[random.weighted(list)] ?? '';
}

/** Every given name that a person may have, for checks. */
export function allGivenNames(): string[] {
  const { female, male } = tablesOf();
  return [...new Set([...female.names, ...male.names, ...ORIGINS.flatMap((one) => [...one.female, ...one.male])])];
}

/** The share of the children born in a year who got the name, of both sexes together. */
export function shareOfGivenName(name: string, birthYear: number): number {
  const decade = Math.max(0, Math.floor((birthYear - FIRST_DECADE) / 10));
  const births = rowsOf()
    .filter(([, own]) => own === name)
    .map((row) => Number(row[Math.min(decade + 2, row.length - 1)]));
  return births.reduce((sum, count) => sum + count, 0) / (2 * BIRTHS);
}

function tablesOf(): Readonly<Record<Sex, Names>> {
  if (tables !== null) return tables;
  const rows = rowsOf();
  tables = { female: namesOf(rows, 'F'), male: namesOf(rows, 'M') };
  return tables;
}

/**
 * A decade's births with those of names too rare for the table. Their bearers have one of the rarer half of its names
 * instead, each as often, so that frequent names stay as frequent as they are.
 */
function allBirths(counts: readonly number[]): number[] {
  const given = counts.filter((count) => count > 0).toSorted((a, b) => a - b);
  const median = given[given.length >> 1] ?? 0;
  const isRare = (count: number): boolean => count > 0 && count < median;
  const missing = BIRTHS - given.reduce((sum, count) => sum + count, 0);
  const each = Math.max(0, missing) / Math.max(1, counts.filter(isRare).length);
  return counts.map((count) => (isRare(count) ? count + each : count));
}

let lines: readonly (readonly string[])[] | null = null;

/** The table's lines: the sex, the name, then its births per 100,000 in each decade. Read once. */
function rowsOf(): readonly (readonly string[])[] {
  lines ??= readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
  return lines;
}

function namesOf(rows: readonly (readonly string[])[], sex: 'F' | 'M'): Names {
  const own = rows.filter(([letter]) => letter === sex);
  const names = own.map(([, name = '']) => name);
  const decades = (own[0]?.length ?? 2) - 2;
  const births = Array.from({ length: decades }, (_, decade) => allBirths(own.map((row) => Number(row[decade + 2]))));
  const sums = (factorOf: (name: string) => number): number[][] =>
    births.map((counts) => sumsOf(counts.map((count, at) => count * factorOf(names[at] ?? ''))));
  return {
    names,
    hispanic: sums((name) => (SPANISH.has(name) ? MORE : 1)),
    other: sums((name) => (SPANISH.has(name) ? LESS : 1)),
  };
}
