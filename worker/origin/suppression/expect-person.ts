import { nameKey } from '../../../shared/people/names/name-key.ts';
import { readStreet } from '../../../shared/people/streets/typed-street.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { factKeys, type KnownFacts } from './subject-keys.ts';
import type { AskedSuppression } from './suppress-person.ts';
import { subjectStatements, suppressionStatement } from './suppression-store.ts';

/** Somebody by what a request says about them. Missing values are ''. */
export interface ExpectedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** house number and street, as typed */
  readonly street: string;
  readonly city: string;
  /** 'NJ' */
  readonly state: string;
  /** five digits */
  readonly zip: string;
  /** ten digits */
  readonly phone: string;
}

const UNKNOWN_BIRTH = { year: null, month: null, day: null } as const;

/**
 * Hides somebody who is not on record: whoever turns up with this name and this home or phone, in a later data set or since
 * the request was looked at. The scheduled job and every screening look for them. `now` is in milliseconds since 1970.
 *
 * @returns nothing for somebody of whom neither home nor phone could be read: a name alone recognizes nobody
 */
export function expectPersonStatements(
  db: SqlDatabase,
  person: ExpectedPerson,
  { what, source, reference }: Pick<AskedSuppression, 'what' | 'source' | 'reference'>,
  now: number,
): SqlStatement[] {
  const { firstName, lastName, phone } = person;
  const keys = factKeys({
    names: [{ firstKey: nameKey(firstName), middleKey: '', lastKey: nameKey(lastName) }],
    birth: UNKNOWN_BIRTH,
    homes: homesOf(person),
    phones: phone === '' ? [] : [phone],
    emails: [],
  });
  if (keys.proofs.length === 0) return [];
  const subjectId = crypto.randomUUID();
  const known = { personId: null, birth: UNKNOWN_BIRTH, keys: { ids: [], ...keys } };
  return [
    ...subjectStatements(db, subjectId, known, now),
    ...what.map((thing) =>
      suppressionStatement(db, subjectId, { what: thing, factHash: null, source, reference }, now),
    ),
  ];
}

/** Each house that the typed street may mean. */
function homesOf({ street, city, state, zip }: ExpectedPerson): KnownFacts['homes'] {
  const read = readStreet(street);
  if (read.kind === 'no-street') return [];
  const place = { zip5: zip, cityKey: state === '' ? '' : nameKey(city), stateCode: state };
  return read.readings.flatMap(({ houseNumber, street: streetKey }) =>
    houseNumber === null ? [] : { houseNumber, streetKey, ...place },
  );
}
