/** People whose names begin alike. */
export interface NameGroup<T> {
  /** 'S', or 'Sm' where too many begin with S */
  readonly beginning: string;
  readonly people: readonly T[];
  /** the first group of its letter: what a link to the letter leads to */
  readonly isFirstOfLetter: boolean;
}

/** A first letter with more people than this is split by the second letter. */
const MANY = 24;

/**
 * Sorts the people of a page of a list into groups by the first letter of a name, or by the first two where a letter has
 * many people.
 *
 * @param people sorted by that name
 */
export function groupPeople<T>(people: readonly T[], nameOf: (person: T) => string): NameGroup<T>[] {
  const letters = [...Map.groupBy(people, (person) => beginningOf(nameOf(person), 1))];
  return letters.flatMap(([letter, named]) => {
    const groups: [string, readonly T[]][] =
      named.length > MANY ? [...Map.groupBy(named, (person) => beginningOf(nameOf(person), 2))] : [[letter, named]];
    return groups.map(([beginning, of], at) => ({ beginning, people: of, isFirstOfLetter: at === 0 }));
  });
}

/** 'E' or 'El' for 'Élan', as lists are sorted. */
function beginningOf(name: string, length: 1 | 2): string {
  const letters = name.normalize('NFD').replace(/[\p{M}'’\s-]/gu, '');
  const [first = '', second = ''] = letters;
  return first.toUpperCase() + (length === 2 ? second.toLowerCase() : '');
}
