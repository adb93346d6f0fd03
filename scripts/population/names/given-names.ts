import { type Random, sumsOf } from '../random.ts';
import { linesOfTable } from '../read-table.ts';
import { accentedGivenName } from './accents.ts';
import { ISLAND_ORIGINS } from './island-origins.ts';
import { ELDERS_BORN_BEFORE, HISPANIC, ORIGINS, PUERTO_RICAN } from './origins.ts';

export type Sex = 'female' | 'male';

/** A sex's names with their births per 100,000 in each decade from the 1900s on. */
interface Names {
  readonly names: readonly string[];
  /** by decade, running sums over the names: as Spanish-speaking families choose, as Puerto Rico does, as others do */
  readonly hispanic: readonly (readonly number[])[];
  readonly puertoRican: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
}

const FIRST_DECADE = 1900;
/** The births that the table's numbers are out of. */
const BIRTHS = 100_000;
/** A name is rare if fewer had it in every decade. */
const RARE_BELOW = 40;
/** Names that fewer had in every decade stand in for those below the table: so many names that none is much too frequent. */
const STANDS_IN_BELOW = 150;
/** A name is only the other sex's in a decade if that one had it more than so many times as often: a rare name, any other. */
const MOST_BY_OTHERS = { rare: 1, frequent: 10 } as const;
/** A decade's shares are those of its middle; in between the two nearest decades take turns. */
const MIDDLE = 5;
/** How often a name is drawn until one fits; then any will do. */
const MOST_TRIES = 8;

/** Names that mostly Spanish-speaking families choose. */
const SPANISH = new Set(
  'Jose Juan Luis Carlos Jesus Miguel Francisco Pedro Javier Rafael Ramon Andres Hector Sergio Julian Raul Oscar Manuel Antonio Jorge Alejandro Ricardo Roberto Fernando Mario Eduardo Ruben Armando Alberto Enrique Arturo Gerardo Salvador Alfredo Ernesto Guillermo Pablo Cesar Esteban Marcos Ismael Rodolfo Gilberto Rogelio Ramiro Alfonso Felipe Gustavo Adolfo Rigoberto Reynaldo Cristian Efrain Ignacio Santiago Diego Jaime Jairo Noe Moises Saul Emilio Agustin Joaquin Leonel Lorenzo Tomas Domingo Rolando Ezequiel Guadalupe Maria Rosa Ana Carmen Juana Juanita Elena Isabel Marisol Veronica Yolanda Alejandra Gabriela Luz Ines Beatriz Esperanza Consuelo Dolores Graciela Leticia Blanca Lourdes Silvia Margarita Alma Elvira Josefina Catalina Socorro Delia Esmeralda Yesenia Maribel Araceli Guillermina Adriana Mercedes Marisela Rocio Paola Daniela Mayra Lizbeth Ximena Fabiola Karina Claudia Luisa Teresa Rosario Manuela Raquel Francisca Antonia Marta Irma Bertha Olivia Norma Amparo Alicia Ulises Raymundo Reymundo Braulio Yadira Maricela Eliseo Efren Abelardo Alonso Alvaro Anselmo Arnulfo Aurelio Baltazar Bernardo Celso Cipriano Dagoberto Demetrio Eladio Eleazar Eloy Epifanio Erasmo Eusebio Evaristo Fabian Faustino Feliciano Fermin Fidel Filiberto Florencio Genaro Gonzalo Gregorio Heriberto Hilario Hipolito Horacio Humberto Isidro Jacinto Josue Leandro Leobardo Leopoldo Librado Lisandro Macario Marcelino Marcelo Margarito Mariano Mateo Mauricio Maximino Maximiliano Misael Octavio Osvaldo Pascual Patricio Porfirio Refugio Rodrigo Rosalio Rosendo Santos Silvestre Teodoro Uriel Valente Valentin Vicente Wilfredo Yahir Zeferino Adelina Azucena Belen Berenice Candelaria Concepcion Elvia Enedina Estela Estefania Eulalia Evangelina Griselda Herlinda Herminia Hortencia Imelda Itzel Iliana Jazmin Jimena Lidia Liliana Lilia Lorena Lucila Maricruz Mariela Matilde Micaela Mireya Monserrat Nayeli Noelia Noemi Ofelia Paulina Perla Petra Reyna Rosalba Rosalinda Rosaura Sarai Susana Tomasa Yajaira Yanet Yareli Yaritza Yessenia Zoila Zulema Xiomara Viviana Angelica Cristobal Edgardo Edmundo Jovita Ignacia Aracely'.split(
    ' ',
  ),
);
/** So many times as often as in the whole country, and as rarely in other families; about one family in six is such. */
const MORE = 6;
const LESS = 0.04;
/** The same for those that other families chose as well. */
const MORE_OF_SHARED = 3;
const LESS_OF_SHARED = 0.6;
/** Of these, the ones that other families chose as often, as rarely as that among names of Puerto Rico. */
const NOT_ONLY_SPANISH = new Set(
  'Norma Alma Bertha Olivia Dolores Juanita Oscar Veronica Teresa Yolanda Claudia Julian Ruben Saul Mercedes Delia Leticia Blanca Irma Lorenzo Domingo Salvador Alfonso Adolfo Alicia Jaime'.split(
    ' ',
  ),
);
const LESS_THERE = 0.2;
/** Names that Puerto Rico chooses as well, while mostly other families have them. */
const ALSO_THERE = new Set(
  'Angel Victor Felix Orlando Edwin Nelson Wilfredo Edgardo Heriberto Israel Iris Gladys Sonia Myrna Minerva Ivette Nilda Migdalia Awilda Milagros Nereida Zoraida Aida Ada Lydia Elba Nydia'.split(
    ' ',
  ),
);
/** The share of other names in Puerto Rico, by decade of birth from the 1900s on: they came with television. By estimate. */
const ENGLISH_THERE = [0.01, 0.01, 0.01, 0.01, 0.01, 0.015, 0.03, 0.12, 0.22, 0.28, 0.3];
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
  if (own !== undefined && random.chance(birthYear < ELDERS_BORN_BEFORE ? own.ownOfElders : own.own))
    return random.pick(own[sex].filter(({ from, to }) => from <= birthYear && birthYear <= to)).name;
  const isHispanic = origin === HISPANIC || origin === PUERTO_RICAN;
  const name = frequentName(sex, birthYear, origin, random);
  return isHispanic && random.chance(WITH_ACCENT) ? accentedGivenName(name) : name;
}

const ORIGINS_BY_NAME = new Map([...ORIGINS, ...ISLAND_ORIGINS].map((origin) => [origin.name, origin]));

function frequentName(sex: Sex, birthYear: number, origin: string, random: Random): string {
  const { names, hispanic, puertoRican, other } = tablesOf()[sex];
  const sums = origin === HISPANIC ? hispanic : origin === PUERTO_RICAN ? puertoRican : other;
  const between = (birthYear - FIRST_DECADE - MIDDLE) / 10;
  const earlier = Math.floor(between);
  const decade = random.chance(between - earlier) ? earlier + 1 : earlier;
  const listOf = (at: number): readonly number[] => sums[Math.max(0, Math.min(sums.length - 1, at))] ?? [];
  const [list, before] = [listOf(decade), listOf(decade - 1)];
  // Of the decade to come, only names that children already had: a name of the seventies is not one of 1968.
  const isEarly = birthYear < FIRST_DECADE + 10 * decade;
  for (let tries = 0; ; tries += 1) {
    const index = random.weighted(list);
    const isKnown = (before[index] ?? 0) > (before[index - 1] ?? 0);
    if (!isEarly || isKnown || tries === MOST_TRIES) return names[index] ?? '';
  }
}

/** Every given name that a person may have, for checks. */
export function allGivenNames(): string[] {
  const { female, male } = tablesOf();
  return [
    ...new Set([
      ...female.names,
      ...male.names,
      ...[...ORIGINS, ...ISLAND_ORIGINS].flatMap((one) => [...one.female, ...one.male].map(({ name }) => name)),
    ]),
  ];
}

/** The share of the children born in a year who got the name, of both sexes together. */
export function shareOfGivenName(name: string, birthYear: number): number {
  const decade = Math.max(0, Math.floor((birthYear - FIRST_DECADE) / 10));
  const births = rowsOf()
    .filter((row) => row.name === name)
    .map(({ counts }) => counts[Math.min(decade, counts.length - 1)] ?? 0);
  return births.reduce((sum, count) => sum + count, 0) / (2 * BIRTHS);
}

function tablesOf(): Readonly<Record<Sex, Names>> {
  if (tables !== null) return tables;
  const rows = rowsOf();
  tables = { female: namesOf(rows, 'F'), male: namesOf(rows, 'M') };
  return tables;
}

/**
 * Births by decade with those of names too rare for the table. Their bearers have one of its own rarer names instead,
 * each so many times as often as it was then, so that frequent names stay as frequent as they are and every name stays in
 * its time. Nobody has a name that was the other sex's then: a girl named Cecil, a man named Ivy.
 */
function allBirths(own: readonly Row[], other: ReadonlyMap<string, Row>): number[][] {
  const mosts = own.map(({ counts }) => Math.max(...counts));
  const standsIn = mosts.map((most) => most < STANDS_IN_BELOW);
  return (own[0]?.counts ?? []).map((_, decade) => {
    const counts = own.map(({ name, counts }, at) => {
      const count = counts[decade] ?? 0;
      const most = (mosts[at] ?? 0) < RARE_BELOW ? MOST_BY_OTHERS.rare : MOST_BY_OTHERS.frequent;
      return (other.get(name)?.counts[decade] ?? 0) <= most * count ? count : 0;
    });
    const missing = BIRTHS - counts.reduce((sum, count) => sum + count, 0);
    const gaining = counts.reduce((sum, count, at) => sum + (standsIn[at] === true ? count : 0), 0);
    const factor = 1 + Math.max(0, missing) / Math.max(1, gaining);
    return counts.map((count, at) => count * (standsIn[at] === true ? factor : 1));
  });
}

/** A name of a sex with its births per 100,000 in each decade. */
interface Row {
  readonly sex: string;
  readonly name: string;
  readonly counts: readonly number[];
}

let known: readonly Row[] | null = null;

/** The table, read once. */
function rowsOf(): readonly Row[] {
  known ??= linesOfTable('given-names.txt').map((line) => {
    const [sex = '', name = '', ...counts] = line.split(' ');
    return { sex, name, counts: counts.map(Number) };
  });
  return known;
}

function namesOf(rows: readonly Row[], sex: 'F' | 'M'): Names {
  const own = rows.filter((row) => row.sex === sex);
  const other = new Map(rows.filter((row) => row.sex !== sex).map((row) => [row.name, row]));
  const names = own.map(({ name }) => name);
  const births = allBirths(own, other);
  const sums = (factorOf: (name: string) => number): number[][] =>
    births.map((counts) => sumsOf(counts.map((count, at) => count * factorOf(names[at] ?? ''))));
  return {
    names,
    hispanic: sums((name) => (NOT_ONLY_SPANISH.has(name) ? MORE_OF_SHARED : SPANISH.has(name) ? MORE : 1)),
    puertoRican: births.map((counts, decade) => sumsOf(birthsThere(names, counts, ENGLISH_THERE[decade] ?? 0))),
    other: sums((name) => (NOT_ONLY_SPANISH.has(name) ? LESS_OF_SHARED : SPANISH.has(name) ? LESS : 1)),
  };
}

/** A decade's births as Puerto Rico chooses names, of which a share are English. */
function birthsThere(names: readonly string[], counts: readonly number[], english: number): number[] {
  const total = (all: readonly number[]): number => all.reduce((sum, count) => sum + count, 0);
  const spanish = counts.map((count, at) => count * factorThere(names[at] ?? ''));
  const others = counts.map((count, at) => (spanish[at] === 0 ? count : 0));
  const factor = (total(spanish) * english) / (1 - english) / total(others);
  return spanish.map((count, at) => count + (others[at] ?? 0) * factor);
}

/** How much more often than in the whole country Puerto Rico chooses a Spanish name; 0 for others. */
function factorThere(name: string): number {
  if (ALSO_THERE.has(name) || NOT_ONLY_SPANISH.has(name)) return LESS_THERE;
  return SPANISH.has(name) ? 1 : 0;
}
