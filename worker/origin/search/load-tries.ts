import { SEARCH_TRIES_MAX, type SearchTry } from '../../../shared/contract/finding/search.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';
import type { SqlDatabase } from '../env.ts';
import type { LikelyName } from './corrections.ts';
import { countLists, type ListSize, type NamedSearch } from './count-lists.ts';
import type { Hit } from './list-people.ts';
import { readNameOfPath, splitName } from './name-parts.ts';
import type { SearchableName } from './name-query.ts';
import type { AnswerPlace, SearchArea } from './search-area.ts';
import { findSpellingsAnywhere, loadWritten, spelledNames } from './spelled-names.ts';
import { splitLine } from './split-line.ts';
import { type Step, stepsOutward } from './steps-outward.ts';

/** A search that found nobody of the name. */
export interface SearchOfNobody {
  /** as typed */
  readonly name: string;
  readonly location: string;
  readonly read: SearchableName;
  /** anywhere, too, if the place is unknown */
  readonly area: SearchArea;
  readonly place: AnswerPlace | null;
  readonly corrected: readonly LikelyName[];
  readonly spellings: readonly Hit[];
}

/** Another search: in the first of these places that has somebody. */
interface Want {
  readonly kind: SearchTry['kind'];
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Near spellings of a name that are offered before the last name alone, and in all. */
const SPELLINGS_FIRST = 1;
const SPELLINGS_MAX = 3;

/**
 * Other searches that find somebody, most promising first, each with the very number of its own list. At most five
 * round trips one after the other, and a list is read no further than its own page reads it.
 */
export async function loadTries(db: SqlDatabase, nobody: SearchOfNobody, now: number): Promise<SearchTry[]> {
  const places = stepsOutward(nobody);
  const name = readTypedName(nobody.name);
  const wider: Want[] = places.slice(1).map((step) => ({
    kind: step.area.kind === 'anywhere' ? 'anywhere' : 'state',
    name,
    steps: [step],
  }));
  const parts = splitName(name);
  const others: Want[] =
    parts === null
      ? []
      : [
          { kind: 'last-name', name: parts.last, steps: places },
          ...(parts.first.length === 1
            ? []
            : [{ kind: 'initial', name: `${parts.first.charAt(0)} ${parts.last}`, steps: places } as const]),
        ];
  const [spelled, split] = await Promise.all([
    wantSpellings(db, nobody, places, now),
    nobody.location.trim() === '' ? splitLine(db, nobody.name, now) : null,
  ]);
  const wants: Want[] = [
    ...(split === null ? [] : [{ kind: 'split', name: split.name, steps: [split] } as const]),
    ...wider,
    ...spelled.slice(0, SPELLINGS_FIRST),
    ...others,
    ...spelled.slice(SPELLINGS_FIRST),
  ];
  return chooseTries(await countWants(db, wants, now));
}

/** Near spellings of the name: in the place if anybody there has one, else wherever. */
async function wantSpellings(
  db: SqlDatabase,
  { read, area, corrected, spellings }: SearchOfNobody,
  places: readonly Step[],
  now: number,
): Promise<readonly Want[]> {
  if (corrected.length === 0) return [];
  const isHere = spellings.length > 0 || area.kind === 'anywhere';
  const found = isHere ? spellings : await findSpellingsAnywhere(db, read, corrected, now);
  const names = await loadWritten(db, spelledNames(found, corrected));
  return names.map((name) => ({ kind: 'spelling', name, steps: isHere ? places : places.slice(1) }));
}

/** Counts in the first place of each search, and only where nobody is in all the others: two round trips at most. */
async function countWants(db: SqlDatabase, wants: readonly Want[], now: number): Promise<readonly SearchTry[]> {
  const asked = wants.flatMap((want) => {
    const read = readNameOfPath(want.name);
    return read.kind === 'nobody' ? [] : [{ want, read }];
  });
  const searchOf = (read: SearchableName, { area }: Step): NamedSearch => ({ name: read, area });
  const first = await countLists(
    db,
    asked.flatMap(({ want, read }) => want.steps.slice(0, 1).map((step) => searchOf(read, step))),
    now,
  );
  const missing = asked.filter((_, at) => (first[at]?.people ?? 0) === 0);
  const rest = await countLists(
    db,
    missing.flatMap(({ want, read }) => want.steps.slice(1).map((step) => searchOf(read, step))),
    now,
  );
  let next = 0;
  return asked.flatMap(({ want }, at): SearchTry[] => {
    const here = first[at];
    const [step] = want.steps;
    if (here !== undefined && here.people > 0 && step !== undefined) return [tryOf(want, step, here)];
    const wider = want.steps.slice(1).map((one) => ({ one, size: rest[next++] }));
    const found = wider.find(({ size }) => (size?.people ?? 0) > 0);
    return found?.size === undefined ? [] : [tryOf(want, found.one, found.size)];
  });
}

const tryOf = ({ kind, name }: Want, { location }: Step, { people, isCapped }: ListSize): SearchTry => ({
  kind,
  name,
  location,
  people,
  isCapped,
});

/** Each list once: by its first letter a name may find the very people of its last name. */
function chooseTries(tries: readonly SearchTry[]): SearchTry[] {
  const chosen: SearchTry[] = [];
  let spellings = 0;
  for (const one of tries) {
    const isSame = chosen.some(
      (other) =>
        other.location === one.location &&
        (other.name === one.name ||
          (one.kind === 'initial' && other.kind === 'last-name' && other.people === one.people && !other.isCapped)),
    );
    if (isSame) continue;
    if (one.kind === 'spelling') spellings += 1;
    if (one.kind !== 'spelling' || spellings <= SPELLINGS_MAX) chosen.push(one);
  }
  return chosen.slice(0, SEARCH_TRIES_MAX);
}
