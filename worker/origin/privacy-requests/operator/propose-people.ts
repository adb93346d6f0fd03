import type { Proposal } from '../../../../shared/contract/privacy-request-operators.ts';
import { nameKey } from '../../../../shared/people/names/name-key.ts';
import { readStreet } from '../../../../shared/people/streets/typed-street.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { nameHash } from '../../delete-act/hash.ts';
import type { SqlDatabase } from '../../env.ts';
import { loadPersonFacts, type PersonFacts } from '../../import/person-facts.ts';
import { peopleByHash } from '../../import/person-hashes.ts';
import { findByIds } from '../../people/known-person.ts';
import { peopleWithEmail } from '../sale/carry-out-sales.ts';

/** How many people of one name are looked at, and how many are proposed. */
const CANDIDATES_MAX = 100;
const PROPOSALS_MAX = 10;

/** Who is looked for. Missing values are ''. */
export interface Sought {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly email: string;
  /** records that were named by links */
  readonly people: readonly string[];
}

/** Nobody in particular. */
export const NOBODY_SOUGHT: Sought = {
  ...{ firstName: '', lastName: '', street: '', city: '', state: '', zip: '', phone: '', email: '' },
  people: [],
};

/** Who on record may be meant, the best match first; each with what matches. Hidden people count. */
export async function proposePeople(db: SqlDatabase, sought: Sought, now: number): Promise<Proposal[]> {
  const { people, email } = sought;
  const hash = nameHash(sought.firstName, sought.lastName);
  const [named, mailbox] = await Promise.all([
    hash === null ? [] : peopleByHash(db, 'name', [hash]).then((found) => found.get(hash) ?? []),
    email === '' ? [] : peopleWithEmail({ PEOPLE: db }, email),
  ]);
  const keys = [...named.slice(0, CANDIDATES_MAX), ...mailbox].map(({ key }) => key);
  const facts = [
    ...(await loadPersonFacts(db, { keys: [...new Set(keys)] })),
    ...(await loadPersonFacts(db, { ids: people })),
  ];
  const byMailbox = new Set(mailbox.map(({ id }) => id));
  const unique = [...new Map(facts.map((one) => [one.personId, one])).values()];
  const ranked = unique
    .map((one) => ({ personId: one.personId, reasons: reasonsOf(one, sought, byMailbox) }))
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, PROPOSALS_MAX);
  const shown = await findByIds(
    db,
    ranked.map(({ personId }) => personId),
    now,
  );
  return ranked.map(({ personId, reasons }) => {
    const known = shown.get(personId);
    const place = known?.city == null || known.state === null ? null : placeText(known.city, known.state);
    return { personId, name: known?.name ?? null, place, reasons };
  });
}

function reasonsOf(
  { personId, names, homes, phones }: PersonFacts,
  sought: Sought,
  byMailbox: ReadonlySet<string>,
): Proposal['reasons'] {
  const [first, last] = [nameKey(sought.firstName), nameKey(sought.lastName)];
  const isNamed = last !== '' && names.some(({ firstKey, lastKey }) => firstKey === first && lastKey === last);
  const checks = {
    link: sought.people.includes(personId),
    mailbox: byMailbox.has(personId),
    name: isNamed,
    home: hasHome(homes, sought),
    zip: sought.zip !== '' && homes.some(({ zip5 }) => zip5 === sought.zip),
    phone: sought.phone !== '' && phones.includes(sought.phone),
  };
  return (Object.keys(checks) as (keyof typeof checks)[]).filter((reason) => checks[reason]);
}

/** Whether one of the homes is the one that was typed: its house, and its ZIP code or its city. */
function hasHome(homes: PersonFacts['homes'], { street, zip, city, state }: Sought): boolean {
  const read = readStreet(street);
  if (read.kind === 'no-street') return false;
  return homes.some(
    (home) =>
      (home.zip5 === zip || (home.cityKey === nameKey(city) && home.stateCode === state)) &&
      read.readings.some(
        ({ houseNumber, street: key }) =>
          houseNumber !== null && houseNumber === home.houseNumber.toUpperCase() && key === home.streetKey,
      ),
  );
}
